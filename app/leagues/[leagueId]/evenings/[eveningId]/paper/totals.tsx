'use client';
/** What stands on the paper: the drawn tables where some are open; else a game, or the whole evening. */
import { type ComponentProps, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { isLessBetter } from '@/lib/league/measures';
import { Choice } from '../../../seasons/form-parts';
import { PaperForm } from './paper-form';
import { TablesForm, type WaitingTable } from './tables-form';

export function Totals({
  tables,
  ...form
}: ComponentProps<typeof PaperForm> & { tables: readonly WaitingTable[] }) {
  const { t } = useWords();
  // Once some are stored there may be none left; the page stays at what was chosen.
  const [of, setOf] = useState(tables.length > 0 ? 'tables' : 'other');
  const [hasTables] = useState(tables.length > 0);
  const { measure, rankedBy } = form.scheme;
  return (
    <>
      {hasTables && (
        <Choice
          legend={t('paper.form.of')}
          options={[
            { value: 'tables', label: t('paper.form.tables') },
            { value: 'other', label: t('paper.form.other') },
          ]}
          value={of}
          onChoose={setOf}
        />
      )}
      {of === 'tables' ? (
        <TablesForm
          at={form.at}
          tables={tables}
          houseRules={form.houseRules}
          countsMeans={isLessBetter(measure === 'rank-points' ? rankedBy : measure)}
          decimal={form.decimal}
        />
      ) : (
        <PaperForm {...form} />
      )}
    </>
  );
}

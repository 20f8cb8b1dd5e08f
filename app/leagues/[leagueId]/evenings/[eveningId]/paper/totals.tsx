'use client';
/** What stands on the paper: the drawn tables where some are open; else a game, or the whole evening. */
import { type ComponentProps, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { openTotals } from '@/lib/league/result-paper';
import { Choice } from '../../../seasons/form-parts';
import { PaperForm } from './paper-form';
import { TablesForm, type WaitingTable } from './tables-form';

export function Totals({
  tables,
  ...form
}: Omit<ComponentProps<typeof PaperForm>, 'kind'> & { tables: readonly WaitingTable[] }) {
  const { t } = useWords();
  // Once some are stored there may be none left; the page stays at what was chosen.
  const [hasTables] = useState(tables.length > 0);
  const hasEvenings =
    form.kept !== undefined ||
    form.variants.some((id) => openTotals(id, form.seasons).some((of) => of !== 'game'));
  const kinds = [
    ...(hasTables ? (['tables'] as const) : []),
    ...(form.withGames.length > 0 ? (['game'] as const) : []),
    ...(hasEvenings ? (['evening'] as const) : []),
  ];
  const [isSaved, setSaved] = useState(false);
  const was = form.kept && (form.kept.of === 'game' ? 'game' : 'evening');
  const [kind, setKind] = useState<(typeof kinds)[number]>(was ?? kinds[0] ?? 'evening');
  return (
    <>
      {kinds.length > 1 && !isSaved && (
        <Choice
          legend={t('paper.form.of')}
          options={kinds.map((value) => ({ value, label: t(`paper.form.${value}`) }))}
          value={kind}
          onChoose={setKind}
        />
      )}
      {kind === 'tables' ? (
        <TablesForm tables={tables} {...form} onSaved={setSaved} />
      ) : (
        <PaperForm kind={kind} {...form} onSaved={setSaved} />
      )}
    </>
  );
}

'use client';
import { useState } from 'react';
/** Names that never sat at a table, taken out at once; who is to stay is unticked. */
import { Check } from '@/app/ui/check';
import { useWords } from '@/lib/i18n/use-words';
import { removeUnused } from '../../actions';
import { SureKey } from '../../sure-key';

type Name = { readonly id: string; readonly name: string };

export function UnusedNames({ leagueId, names }: { leagueId: string; names: readonly Name[] }) {
  const { t } = useWords();
  const [staying, setStaying] = useState<readonly string[]>([]);
  const going = names.filter(({ id }) => !staying.includes(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setStaying(staying.includes(id) ? staying.filter((one) => one !== id) : [...staying, id]);
  const count = { count: going.length };
  return (
    <details className="max-w-xl">
      <summary className="flex min-h-12 cursor-pointer items-center underline decoration-ink/30 underline-offset-4">
        {t('roster.unused.title', { count: names.length })}
      </summary>
      <p className="pb-2 text-ink-dim">{t('roster.unused.line')}</p>
      <ul className="pb-3">
        {names.map(({ id, name }) => (
          <li key={id}>
            <Check label={name} checked={!staying.includes(id)} onChange={() => toggle(id)} />
          </li>
        ))}
      </ul>
      {going.length > 0 && (
        <SureKey
          key={going.join()}
          label={t('roster.unused.key', count)}
          sure={t('roster.unused.sure', count)}
          keep={t('roster.unused.keep')}
          action={removeUnused}
          given={{ leagueId, playerIds: going }}
        />
      )}
    </details>
  );
}

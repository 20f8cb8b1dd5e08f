'use client';
/** Who sits where in a round, and what came of it. */
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { TableView } from '@/lib/tournament';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';
import { sidesAt } from './sides';

export function TableList({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { view } = useTournament();
  const { nameOf } = usePeople();
  const own = view.rounds[round];
  if (!own) return null;
  return (
    <section aria-label={roundName(words, round + 1, view.setting.rounds)}>
      <h2 className="pb-3 font-semibold text-2xl">
        {roundName(words, round + 1, view.setting.rounds)}
      </h2>
      <ol className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
        {own.tables.map((table) => (
          <TableCard key={table.table} {...table} />
        ))}
      </ol>
      {own.out.length > 0 && (
        <p className="pt-4">
          <span className="text-ink-dim">{t('tournament-rounds.out')}</span>{' '}
          {own.out.map(nameOf).join(', ')}
        </p>
      )}
    </section>
  );
}

/** A table: its number, who plays with whom, and their points. */
function TableCard({ table, seats, result }: TableView) {
  const { format } = useWords();
  const { view } = useTournament();
  const { nameOf } = usePeople();
  return (
    <li className="flex items-center gap-3 rounded-lg border border-ink/20 bg-card p-3">
      <TableNumber>{table}</TableNumber>
      <div className="min-w-0 flex-1">
        {sidesAt(view.setting.kind, seats).map((side, i) => (
          <p key={side.join()} className="flex items-baseline justify-between gap-3 leading-snug">
            <span>{side.map(nameOf).join(' & ')}</span>
            {result && (
              <span className="shrink-0 font-semibold tabular-nums">
                {format.number(result.points[i] ?? 0)}
              </span>
            )}
          </p>
        ))}
      </div>
    </li>
  );
}

/** The number of a table, as it stands on it. */
export const TableNumber = ({ children }: { children: React.ReactNode }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded-full border border-ink/30 font-semibold text-xl tabular-nums">
    {children}
  </span>
);

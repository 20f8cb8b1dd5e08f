'use client';
/** A round that may still be changed by hand: two change places by a drag, two taps or keys. */
import { useSwap } from '@/app/ui/felt/use-swap';
import { useWords } from '@/lib/i18n/use-words';
import { costOf, isHere } from '@/lib/tournament';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { sidesAt } from './sides';
import { TableNumber } from './table-list';

export function Arrange({
  round,
  swap,
}: {
  round: number;
  swap: (one: string, other: string) => void;
}) {
  const { t } = useWords();
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { tables = [], out = [] } = whole.rounds[round] ?? {};
  const { kind } = whole.setting;
  const placed = new Set([...out, ...tables.flatMap(({ seats }) => seats)]);
  // They came after the draw, and may take the place of somebody who left.
  const late = whole.entrants.filter((one) => isHere(one) && !placed.has(one.id));
  const gone = new Set(whole.entrants.filter((one) => !isHere(one)).map(({ id }) => id));
  const { again } = costOf(whole, round);
  const costly = new Set(again.flatMap(({ one, other }) => [one, other]));
  const movable = [
    ...tables.flatMap(({ seats }) => sidesAt(kind, seats).flat()),
    ...out,
    ...late.map(({ id }) => id),
  ];
  const { box, moving, chip } = useSwap<HTMLDivElement>({ movable, onSwap: swap });
  const one = (id: string) =>
    chip(
      id,
      gone.has(id) ? t('tournament-rounds.gone', { name: nameOf(id) }) : nameOf(id),
      gone.has(id) ? 'line-through text-ink-dim' : costly.has(id) ? 'border-brick' : '',
    );
  return (
    <div ref={box} className="flex flex-col gap-4">
      <p className="text-[0.9375rem] text-ink-dim" aria-live="polite">
        {moving === null
          ? t('tournament-rounds.tapTwo')
          : t('tournament-rounds.tapOther', { name: nameOf(moving) })}
      </p>
      <ol className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
        {tables.map(({ table, seats }) => (
          <li
            key={table}
            aria-label={t('tournament-rounds.table', { table: String(table) })}
            className="flex items-center gap-3 rounded-lg border border-ink/20 px-2.5 py-1"
          >
            <TableNumber>{table}</TableNumber>
            <div className="flex min-w-0 flex-1 flex-col divide-y divide-ink/15">
              {sidesAt(kind, seats).map((side) => (
                <div key={side.join()} className="flex flex-wrap items-center gap-1.5 py-1.5">
                  {side.map(one)}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {out.length > 0 && (
        <section aria-label={t('tournament-rounds.out')}>
          <h3 className="pb-1 text-ink-dim">{t('tournament-rounds.out')}</h3>
          <div className="flex flex-wrap gap-2">{out.map(one)}</div>
        </section>
      )}
      {late.length > 0 && (
        <section aria-label={t('tournament-rounds.late')}>
          <h3 className="pb-1 text-ink-dim">{t('tournament-rounds.late')}</h3>
          <div className="flex flex-wrap gap-2">{late.map(({ id }) => one(id))}</div>
        </section>
      )}
    </div>
  );
}

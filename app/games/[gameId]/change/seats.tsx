'use client';
/** Two who change places round the felt: their names alone, or people with their points. */
import { useId, useState } from 'react';
import { Felt } from '@/app/ui/felt/felt';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { seatedAt } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import type { TablePart } from '@/lib/sync/table-change';
import { canTakePoints } from '@/lib/sync/table-check';
import type { TableFault } from './use-change';

export function Seats({
  table,
  hands,
  fault,
  onChange,
}: {
  table: Table;
  /** How many hands are written. */
  hands: number;
  fault: TableFault | null;
  onChange: (seen: Table, after: TablePart) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<readonly [number, number] | null>(null);
  const { players, substitutes } = table;
  /** Of each seat the one that comes in its place. */
  const places =
    chosen &&
    players.map((_, seat) =>
      seat === chosen[0] ? chosen[1] : seat === chosen[1] ? chosen[0] : seat,
    );
  // Those who sit there now: whoever stands in changes seats with those for whom they do.
  const named = ownNames(words, seatedAt(table, hands).players);
  const called = { one: named[chosen?.[0] ?? -1] ?? '', other: named[chosen?.[1] ?? -1] ?? '' };
  return (
    <div className="flex flex-col gap-3 pt-2">
      <p>{t('change.seats.hint')}</p>
      <Felt
        count={players.length}
        sides={variant(table.variant).sidesOf(players.length, table.options)}
        chosen={chosen ?? []}
        said={chosen ? t('change.seats.chosen', called) : ''}
        onHold={() => setChosen(null)}
        onPair={(seat, other) => {
          setChosen(seat < other ? [seat, other] : [other, seat]);
          return false;
        }}
      >
        {(seat, handle) => (
          <button
            type="button"
            className="flex min-h-12 w-full min-w-0 cursor-grab touch-none items-center gap-2 rounded-xl px-3 font-semibold aria-pressed:bg-highlight"
            {...handle}
          >
            <span aria-hidden="true" className="font-normal text-ink-dim">
              {seat + 1}
            </span>
            <span className="line-clamp-2 text-left leading-tight">{named[seat]}</span>
          </button>
        )}
      </Felt>
      {places && (
        <div className="flex flex-col gap-3">
          {canTakePoints(table) && (
            <Way
              look={actionOnSlate}
              title={t('change.seats.withPoints')}
              why={t('change.seats.withPointsWhy')}
              onClick={() => onChange(table, { seats: places })}
            />
          )}
          <Way
            look={canTakePoints(table) ? keyOnSlate : actionOnSlate}
            title={t('change.seats.namesOnly')}
            why={
              canTakePoints(table)
                ? t('change.seats.namesOnlyWhy', called)
                : t('change.seats.ofSides')
            }
            onClick={() =>
              onChange(table, {
                players: places.map((from, seat) =>
                  from === seat ? null : (players[from] ?? null),
                ),
                ...(substitutes && {
                  substitutes: substitutes.map((one) => ({
                    ...one,
                    seat: places.indexOf(one.seat),
                  })),
                }),
              })
            }
          />
        </div>
      )}
      {fault && (
        <p role="alert" className="text-refusal-chalk">
          {fault.message}
        </p>
      )}
    </div>
  );
}

/** One of the ways to change places, and when it is right. */
function Way({
  look,
  title,
  why,
  onClick,
}: {
  look: string;
  title: string;
  why: string;
  onClick: () => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <button type="button" aria-describedby={id} className={look} onClick={onClick}>
        {title}
      </button>
      <p id={id} className="px-1 text-[0.9375rem] leading-snug">
        {why}
      </p>
    </div>
  );
}

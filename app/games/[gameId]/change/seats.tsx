'use client';
/** Two who change places: their names alone, or people with their points. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { Table } from '@/lib/sync/game';
import type { TablePart } from '@/lib/sync/table-change';
import { canTakePoints } from '@/lib/sync/table-check';
import type { TableFault } from './use-change';

export function Seats({
  table,
  fault,
  onChange,
}: {
  table: Table;
  fault: TableFault | null;
  onChange: (seen: Table, after: TablePart) => void;
}) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [one, other] = chosen;
  const { players } = table;
  const choose = (seat: number) =>
    setChosen(
      chosen.includes(seat)
        ? chosen.filter((own) => own !== seat)
        : [...chosen.slice(-1), seat].sort((a, b) => a - b),
    );
  /** Of each seat the one that comes in its place. */
  const places =
    one === undefined || other === undefined
      ? null
      : players.map((_, seat) => (seat === one ? other : seat === other ? one : seat));
  const called = { one: players[one ?? -1] ?? '', other: players[other ?? -1] ?? '' };
  return (
    <div className="flex flex-col gap-3 pt-2">
      <p>{t('change.seats.hint')}</p>
      <div className="grid grid-cols-2 gap-2">
        {players.map((name, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen.includes(seat)}
            className={`${keyOnSlate} min-w-0 justify-start! px-3! text-base`}
            onClick={() => choose(seat)}
          >
            <span className="text-chalk/70">{seat + 1}</span>
            <span className="truncate">{name}</span>
          </button>
        ))}
      </div>
      {places && (
        <div className="flex flex-col gap-2">
          <Way
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
              })
            }
          />
          {canTakePoints(table) && (
            <Way
              title={t('change.seats.withPoints')}
              why={t('change.seats.withPointsWhy')}
              onClick={() => onChange(table, { seats: places })}
            />
          )}
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
function Way({ title, why, onClick }: { title: string; why: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${keyOnSlate} flex-col items-start! gap-0.5! px-4! py-2 text-left!`}
      onClick={onClick}
    >
      <span>{title}</span>
      <span className="font-normal text-[0.9375rem] leading-snug">{why}</span>
    </button>
  );
}

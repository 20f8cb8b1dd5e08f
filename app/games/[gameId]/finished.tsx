'use client';
/** The end of a game: who won. */
import { outcome } from '@/lib/i18n/en/game';
import type { Tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';

export function Finished({
  table,
  tally,
  onReopen,
  onTurnOver,
}: {
  table: Table;
  tally: Tally;
  onReopen: () => void;
  onTurnOver?: () => void;
}) {
  return (
    <section aria-label="Result" className="flex flex-col gap-1 px-1 text-center">
      <p className="font-hand text-[2rem] text-yellow leading-tight">
        {outcome(sideNames(table), tally)}
      </p>
      <p className="flex justify-center gap-3">
        {onTurnOver && (
          <button
            type="button"
            className="min-h-12 px-3 text-chalk underline underline-offset-4"
            onClick={onTurnOver}
          >
            The back of the slate
          </button>
        )}
        <button
          type="button"
          className="min-h-12 px-3 text-chalk/90 underline underline-offset-4"
          onClick={onReopen}
        >
          Reopen the game
        </button>
      </p>
    </section>
  );
}

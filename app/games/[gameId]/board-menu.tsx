'use client';
/** The menu of the board. */
import Link from 'next/link';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { names } from '@/lib/i18n/en/figures';
import { rulesOf, VARIANTS } from '@/lib/i18n/en/variants';
import type { BoardBarProps } from './board-bar';
import { DeleteGame } from './delete-game';

export default function BoardMenu({
  state,
  tally,
  over,
  back,
  onFinish,
  onReopen,
  onTurnOver,
  onClose,
}: BoardBarProps & { onClose: () => void }) {
  const { table } = state;
  const item = `${keyOnSlate} w-full text-base`;
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Sheet title={names(table.players)} onClose={onClose}>
      <div className="flex flex-col gap-2 pt-1">
        {!over && tally.status === 'playing' && tally.hands.length > 0 && (
          <button type="button" className={item} onClick={then(onFinish)}>
            Finish the game now
          </button>
        )}
        {over && (
          <button type="button" className={item} onClick={then(onReopen)}>
            Reopen the game
          </button>
        )}
        {onTurnOver && (
          <button type="button" className={item} onClick={then(onTurnOver)}>
            The back of the slate
          </button>
        )}
        <Link href={`/rules/${table.variant}`} className={item}>
          {rulesOf(VARIANTS[table.variant].name)}
        </Link>
        <Link href={`/games/${state.id}/record`} className={item}>
          Course of the game and notes
        </Link>
        <Link href={`/games/${state.id}/changes`} className={item}>
          All changes
        </Link>
        <Link href="/games/new" className={item}>
          New game
        </Link>
        <DeleteGame gameId={state.id} {...(back && { back: back.href })} />
      </div>
    </Sheet>
  );
}

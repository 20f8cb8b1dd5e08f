'use client';
/** The thin bar over the board: back, the name of the game, the menu. */
import Link from 'next/link';
import { useState } from 'react';
import { BackIcon, MenuIcon } from '@/app/ui/icons';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { names, rulesOf, VARIANTS } from '@/lib/i18n/en';
import type { Tally } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';
import { DeleteGame } from './delete-game';

export function BoardBar({
  state,
  tally,
  over,
  onFinish,
  onReopen,
  onTurnOver,
}: {
  state: GameState;
  tally: Tally;
  over: boolean;
  onFinish: () => void;
  onReopen: () => void;
  /** Shows the back of the slate, where there is a tourney on it. */
  onTurnOver?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { table } = state;
  const item = `${keyOnSlate} w-full text-base`;
  const then = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  return (
    <header className="flex h-12 items-center justify-between px-1">
      <Link href="/games" aria-label="My games" className="grid size-12 place-items-center">
        <BackIcon />
      </Link>
      <h1 className="truncate font-semibold">{VARIANTS[table.variant].name}</h1>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-12 place-items-center"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && (
        <Sheet title={names(table.players)} onClose={() => setOpen(false)}>
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
            <Link href={`/games/${state.id}/changes`} className={item}>
              All changes
            </Link>
            <Link href="/games/new" className={item}>
              New game
            </Link>
            <DeleteGame gameId={state.id} />
          </div>
        </Sheet>
      )}
    </header>
  );
}

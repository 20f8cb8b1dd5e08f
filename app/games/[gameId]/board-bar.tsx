'use client';
import type { Route } from 'next';
/** The thin bar over the board: back, the name of the game, the menu. */
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { BackIcon, MenuIcon } from '@/app/ui/icons';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';

// Loaded when it is opened.
const BoardMenu = dynamic(() => import('./board-menu'), { ssr: false });

/** Where the board was come to from. */
export type Back = { readonly href: Route; readonly label: string };

export type BoardBarProps = {
  state: GameState;
  tally: Tally;
  over: boolean;
  /** The evening of the game; otherwise the way back leads to one's games. */
  back: Back | null;
  onFinish: () => void;
  onReopen: () => void;
  /** Shows the back of the slate, where there is a tourney on it. */
  onTurnOver?: () => void;
};

export function BoardBar(props: BoardBarProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { table } = props.state;
  return (
    <header className="flex h-12 items-center justify-between px-1 left-handed:flex-row-reverse">
      <Link
        href={props.back?.href ?? '/games'}
        aria-label={props.back?.label ?? t('board.back')}
        className="grid size-12 place-items-center"
      >
        <BackIcon />
      </Link>
      <h1 className="truncate font-semibold">{VARIANTS[table.variant].name}</h1>
      <button
        type="button"
        aria-label={t('board.menu.title')}
        aria-haspopup="dialog"
        className="grid size-12 place-items-center"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && <BoardMenu {...props} onClose={() => setOpen(false)} />}
    </header>
  );
}

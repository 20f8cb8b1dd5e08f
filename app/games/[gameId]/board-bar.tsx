'use client';
import type { Route } from 'next';
/** The thin bar over the board: back, the name of the game, the menu. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BackIcon, MenuIcon, QrIcon } from '@/app/ui/icons';
import { later } from '@/app/ui/later';
import type { Live } from '@/lib/browser/live';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import type { Tally } from '@/lib/jass';
import type { Change, Fault, GameState } from '@/lib/sync/game';

import { LAYOUT } from './board-layout';

// Loaded when it is opened.
const ChangeSheet = later(() => import('./change/sheet'));
const BoardMenu = later(() => import('./board-menu'));
// Loaded where somebody else is there.
const Here = later(() => import('./phones/here'));
const PhonesSheet = later(() => import('./phones/sheet'));
const SlateSheet = later(() => import('./slate-sheet'));

/** Where the board was come to from. */
export type Back = { readonly href: Route; readonly label: string };

export type BoardBarProps = {
  state: GameState;
  tally: Tally;
  over: boolean;
  /** An open sheet needs its place; nothing in it can be tapped then. */
  isHidden: boolean;
  /** The evening of the game; otherwise the way back leads to one's games. */
  back: Back | null;
  live: Live;
  /** May this phone write now? */
  writes: boolean;
  onFinish: () => void;
  onReopen: () => void;
  onChange: (change: Change) => Fault | undefined;
  /** Shows the back of the slate, where there is a tourney on it. */
  onTurnOver?: () => void;
};

export function BoardBar(props: BoardBarProps) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState<'menu' | 'change' | 'phones' | 'slate' | null>(null);
  const { table: at, isConnected } = props.live;
  const close = () => setOpen(null);
  const { table } = props.state;
  const router = useRouter();
  const href = props.back?.href ?? '/games';
  return (
    <header className={`${LAYOUT.bar} ${props.isHidden ? 'hidden' : 'flex'}`}>
      {/* Next's own link and all that it fetches ahead would be a fiftieth of what a board loads. */}
      <a
        href={href}
        aria-label={props.back?.label ?? t('board.back')}
        // At the other side it points the other way: out of the page.
        className="grid size-12 place-items-center left-handed:-scale-x-100"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          router.push(href);
        }}
      >
        <BackIcon />
      </a>
      <h1 className={LAYOUT.name}>{gameName(words, table)}</h1>
      <div className="flex items-center left-handed:flex-row-reverse">
        {at && (!isConnected || at.present.length > 1) && (
          <Here table={at} isConnected={isConnected} onOpen={() => setOpen('phones')} />
        )}
        {at?.role === 'host' && isConnected && at.present.length <= 1 && (
          <BarKey label={t('live.invite')} onTap={() => setOpen('phones')}>
            <QrIcon />
          </BarKey>
        )}
        <BarKey label={t('board.menu.title')} onTap={() => setOpen('menu')}>
          <MenuIcon />
        </BarKey>
      </div>
      {open === 'menu' && (
        <BoardMenu
          {...props}
          onAlter={() => setOpen('change')}
          onPhones={() => setOpen('phones')}
          onSlate={() => setOpen('slate')}
          onClose={close}
        />
      )}
      {open === 'change' && <ChangeSheet {...props} onClose={close} />}
      {open === 'slate' && <SlateSheet variantId={table.variant} onClose={close} />}
      {open === 'phones' && at && (
        <PhonesSheet gameId={props.state.id} table={table} at={at} onClose={close} />
      )}
    </header>
  );
}

/** A key of the bar, which opens a sheet. */
function BarKey({
  label,
  onTap,
  children,
}: {
  label: string;
  onTap: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className="grid size-12 place-items-center"
      onClick={onTap}
    >
      {children}
    </button>
  );
}

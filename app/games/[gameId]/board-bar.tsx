'use client';
/** The thin bar over the board: back, the name of the game, the menu. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { BackIcon, MenuIcon, QrIcon } from '@/app/ui/icons';
import { later } from '@/app/ui/later';
import type { Live } from '@/lib/browser/live';
import { withWords } from '@/lib/i18n/late-words';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import type { Tally } from '@/lib/jass';
import type { Change, Fault, GameState } from '@/lib/sync/game';

import { LAYOUT } from './board-layout';
import { Here } from './phones/later';
import type { Back } from './way-back';

// Loaded when one is opened.
const BarSheets = later(withWords(() => import('./bar-sheets')));

export type BarSheet = 'menu' | 'change' | 'phones' | 'slate' | 'share';

export type BoardBarProps = {
  state: GameState;
  tally: Tally;
  over: boolean;
  /** An open sheet needs its place; nothing in it can be tapped then. */
  isHidden: boolean;
  /** The evening or the tournament of the game; otherwise the way back leads to one's games. */
  back: Back | null;
  /** Is it the table of a tournament? */
  isDrawn: boolean;
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
  const [open, setOpen] = useState<BarSheet | null>(null);
  const { table: at, isConnected } = props.live;
  const { table } = props.state;
  const router = useRouter();
  const href = props.back?.href ?? '/games';
  return (
    <header className={`${LAYOUT.bar} ${props.isHidden ? 'hidden' : 'grid'}`}>
      {/* Next's own link and all that it fetches ahead would be a fiftieth of what a board loads. */}
      <a
        href={href}
        aria-label={props.back?.label ?? t('board.back')}
        // At the other side it points the other way: out of the page.
        className="grid size-12 place-items-center -outline-offset-3 left-handed:order-3 left-handed:-scale-x-100 left-handed:justify-self-end"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          router.push(href);
        }}
      >
        <BackIcon />
      </a>
      <h1 className={LAYOUT.name}>{gameName(words, table)}</h1>
      <div className="flex items-center justify-self-end left-handed:order-1 left-handed:flex-row-reverse left-handed:justify-self-start">
        {/* Without network the line under the name says so. */}
        {at &&
          isConnected &&
          (at.present.length > 1 ? (
            <Here table={at} onOpen={() => setOpen('phones')} />
          ) : (
            at.role === 'host' && (
              <BarKey label={t('live.invite')} onTap={() => setOpen('phones')}>
                <QrIcon />
              </BarKey>
            )
          ))}
        <BarKey label={t('board.menu.title')} onTap={() => setOpen('menu')}>
          <MenuIcon />
        </BarKey>
      </div>
      {open && <BarSheets {...props} open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
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
      className="grid size-12 place-items-center -outline-offset-3"
      onClick={onTap}
    >
      {children}
    </button>
  );
}

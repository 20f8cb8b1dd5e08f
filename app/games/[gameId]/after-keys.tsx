'use client';
import type { Route } from 'next';
import Link from 'next/link';
import { useEffect } from 'react';
/** The keys of a game that is over: back to its evening, and on to the next game. */
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';
import { nextGame } from '@/lib/sync/next-game';
import type { Tourney } from '@/lib/sync/tourney';
import { StartGame } from '../start-game';
import type { Back } from './way-back';

export default function AfterKeys({
  back,
  isDrawn,
  latest,
  state,
  tally,
  tourney,
  label,
}: {
  back: Back | null;
  /** Is it the table of a tournament? Then nothing follows it but the tournament. */
  isDrawn: boolean;
  /** The game that was begun after this one, if any. */
  latest: string | undefined;
  /** The game that is over. */
  state: GameState;
  tally: Tally;
  tourney: Tourney | null;
  /** What the key says that leads on. */
  label: string;
}) {
  const { t } = useWords();
  // The key that ended the game is gone: whoever plays by keyboard goes on with the next.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('.end-slate');
    if (isLost && document.querySelector('.end-slate[data-fresh]'))
      document
        .querySelector<HTMLElement>('[data-after] > :last-child')
        ?.focus({ preventScroll: true });
  }, []);
  // At an evening the tables are drawn: who has played goes back to it, and plays again if they like.
  const next = nextGame(state, tally, { tourney, evening: back?.href ?? null });
  const isDone = back !== null && !latest && !next.tourney?.id;
  if (isDrawn)
    return (
      <div data-after="" className="flex flex-1">
        <Link href={back?.href ?? '/games'} prefetch={false} className={`${actionOnSlate} flex-1`}>
          {label}
        </Link>
      </div>
    );
  return (
    <div data-after="" className="flex flex-1 flex-wrap gap-2">
      {back && (
        <Link
          href={back.href}
          className={isDone ? `${actionOnSlate} flex-1` : `${keyOnSlate} shrink-0 px-4`}
        >
          {t('board.keys.evening')}
        </Link>
      )}
      {latest ? (
        <Link href={`/games/${latest}` as Route} className={`${actionOnSlate} flex-1`}>
          {label}
        </Link>
      ) : (
        <StartGame {...next} tone={isDone ? 'beside' : 'slate'}>
          {label}
        </StartGame>
      )}
    </div>
  );
}

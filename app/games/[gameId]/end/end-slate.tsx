'use client';
/** The end of a game, on its slate: who won, underlined twice, and the course of the game. */
import { useEffect, useRef } from 'react';
import { prefersStill } from '@/app/ui/prefers-still';
import { feel } from '@/lib/browser/feel';
import { placeInTourney } from '@/lib/i18n/game';
import { outcome, tourneyOutcome, winnersOf } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type Explanation, MOST_TOURNEY_POINTS, type Tally, tourneyPointsOf } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { type Tourney, tourneyStandings } from '@/lib/sync/tourney';
import { bestHand } from '../record/course';
import { Course } from './course';
import { Underlined } from './underlined';
import './moments.css';

export default function EndSlate({
  gameId,
  table,
  tally,
  explained,
  tourney,
  isFresh,
}: {
  gameId: string;
  table: Table;
  tally: Tally;
  explained: Explanation;
  tourney: Tourney | null;
  /** It has just come to its end here; else it is shown without any movement. */
  isFresh: boolean;
}) {
  const words = useWords();
  const winners = winnersOf(tally);
  const best = bestHand(table, explained, winners);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    feel('win');
    // Whoever was further down, at the key that ended it, sees it.
    window.scrollTo({ top: 0, behavior: prefersStill() ? 'auto' : 'smooth' });
    // The key that had the focus may be gone with the game.
    if (!document.activeElement || document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const game = {
    who: names(
      words,
      winners.map((side) => sideNames(table)[side] ?? ''),
    ),
    said: outcome(words, sideNames(table), tally),
  };
  const standings = tourney && tourneyStandings(tourney);
  const isTourneyWon = standings !== null && standings.winners.length > 0;
  const { who, said } = isTourneyWon
    ? {
        who: names(words, standings.winners),
        // The winners' points first, as they are named first.
        said: `${tourneyOutcome(words, standings.winners, standings.isOver)}, ${standings.totals.toSorted((a, b) => b - a).join('\u00a0:\u00a0')}`,
      }
    : game;
  const points = tourney && Math.max(0, ...(tourneyPointsOf(tally) ?? []));
  // The sentence around the name, which stands by itself.
  const at = said.indexOf(who);
  const before = said.slice(0, Math.max(0, at)).trim();
  const after = said.slice(at < 0 ? 0 : at + who.length).trim();
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.t('board.result')}
      data-fresh={isFresh || undefined}
      className="end-slate slate-board absolute inset-[10px] rounded-[2px] [container-type:size]"
    >
      <div className="flex h-full flex-col items-center px-2 pt-[2cqh] pb-[2.5cqh] text-center">
        <p className="flex max-w-full flex-col items-center">
          {before && (
            <span className="moment-soon text-[length:min(1.125rem,7cqh)]">{before} </span>
          )}
          {at >= 0 && <Underlined name={who} share={15} most={8} />}
          <span className="moment-soon text-balance font-hand text-[length:clamp(1.0625rem,7.5cqh,3rem)] leading-[1.25]">
            {' '}
            {after}
          </span>
        </p>
        {tourney && points ? (
          <p className="moment-soon max-w-full pb-[1cqh] font-hand text-[length:clamp(1rem,5cqh,2rem)] text-chalk/90 leading-tight">
            {isTourneyWon && <span className="block text-balance">{game.said}. </span>}
            <span className="block text-balance">
              {words.t(points === MOST_TOURNEY_POINTS ? 'board.end.schneider' : 'board.end.games', {
                points,
              })}
            </span>
            {!isTourneyWon && (
              <span className="block">{placeInTourney(words, tourney, gameId)}</span>
            )}
          </p>
        ) : null}
        <Course
          table={table}
          explained={explained}
          winners={winners}
          best={best && { number: best.hand.number, side: best.side }}
        />
      </div>
    </section>
  );
}

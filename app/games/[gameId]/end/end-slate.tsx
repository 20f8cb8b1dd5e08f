'use client';
/** The end of a game, on its slate: who won, underlined twice, and the course of the game. */
import { useEffect, useRef } from 'react';
import { prefersStill } from '@/app/ui/prefers-still';
import { feel } from '@/lib/browser/feel';
import { placeInTourney } from '@/lib/i18n/game';
import { outcome, tourneyOutcome, winnersOf } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import {
  type Explanation,
  MOST_TOURNEY_POINTS,
  type Tally,
  totalsOf,
  tourneyPointsOf,
  variant,
} from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { type Tourney, tourneyStandings } from '@/lib/sync/tourney';
import { bestHand } from '../record/course';
import { Course } from './course';
import { TourneyCourse } from './tourney-course';
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
  // Who was there first has won, also where the others have more by the end of that hand.
  const isPassed =
    variant(table.variant).better(table.options) === 'most' &&
    Math.max(...totalsOf(tally)) > (totalsOf(tally)[tally.winners[0] ?? -1] ?? Infinity);
  const said = outcome(words, sideNames(table), tally);
  const game = {
    who: names(
      words,
      winners.map((side) => sideNames(table)[side] ?? ''),
    ),
    said: isPassed ? words.t('board.end.first', { outcome: said }) : said,
  };
  const standings = tourney && tourneyStandings(tourney);
  const won = standings !== null && standings.winners.length > 0 ? standings : null;
  const { who, said: all } = won
    ? {
        who: names(words, won.winners),
        // The winners' points first, as they are named first.
        said: `${tourneyOutcome(words, won.winners, won.isOver)}, ${won.totals.toSorted((a, b) => b - a).join(':')}`,
      }
    : game;
  const points = tourney && Math.max(0, ...(tourneyPointsOf(tally) ?? []));
  // The sentence around the name, which stands by itself.
  const at = all.indexOf(who);
  const before = all.slice(0, Math.max(0, at)).trim();
  const after = all.slice(at < 0 ? 0 : at + who.length).trim();
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
        {tourney && (won || points) ? (
          <p className="moment-soon max-w-full text-balance pb-[1cqh] font-hand text-[length:clamp(1rem,5cqh,2rem)] text-chalk/90 leading-tight">
            {won ? (
              words.t('board.end.game', {
                game: String(tourney.games.findIndex(({ id }) => id === gameId) + 1),
                outcome: game.said,
              })
            ) : (
              <>
                <span className="block">
                  {words.t(
                    points === MOST_TOURNEY_POINTS ? 'board.end.schneider' : 'board.end.games',
                    { points: points ?? 0 },
                  )}
                </span>
                <span className="block">{placeInTourney(words, tourney, gameId)}</span>
              </>
            )}
          </p>
        ) : null}
        {won ? (
          <TourneyCourse standings={won} />
        ) : (
          <Course
            table={table}
            explained={explained}
            winners={winners}
            best={best && { number: best.hand.number, side: best.side }}
          />
        )}
      </div>
    </section>
  );
}

'use client';
/** The back of the slate: the games of a tourney and its points, in chalk. The slate turns to show it. */
import type { Route } from 'next';
import Link from 'next/link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MARK_HEIGHT, stickPath } from '@/app/ui/slate/chalk';
import { calledOn, Name } from '@/app/ui/slate/name';
import { closedByBack } from '@/lib/browser/back';
import { gamesInWords } from '@/lib/i18n/length';
import { total, tourneyOutcome } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { type Tourney, tourneyStandings } from '@/lib/sync/tourney';
import './slate-back.css';

/** As long as the slate takes to turn (slate-back.css). */
const TURNING_MS = 480;

const ROW_NAME =
  'inline-grid min-h-[max(3rem,2.4em)] min-w-12 content-center text-[1.25em] leading-tight flat:flex flat:min-h-10 flat:items-baseline flat:gap-[0.4em]';

export default function SlateBack({
  tourney,
  gameId,
  onClose,
}: {
  tourney: Tourney;
  /** The game whose board is open. */
  gameId: string;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { names, rows, totals, winners, isOver } = tourneyStandings(tourney);
  const { call, letters } = calledOn(names);
  const [isLeaving, setLeaving] = useState(false);
  const turnBack = useCallback(() => setLeaving(true), []);
  const front = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    front.current?.focus({ preventScroll: true });
    front.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    const off = closedByBack(turnBack);
    return () => {
      off();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [turnBack]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onClose, TURNING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, onClose]);
  return (
    <section
      aria-label={t('board.menu.turnOver')}
      data-leaving={isLeaving || undefined}
      className="slate-back slate-board wood-frame flex flex-col px-3 pb-2 max-[22rem]:px-1.5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') turnBack();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="pt-2.5 font-hand text-[1.125em] text-chalk/90 leading-tight">
          {gamesInWords(words, tourney.length)}
        </p>
        <button
          ref={front}
          type="button"
          className="min-h-11 shrink-0 text-[max(1rem,0.7em)] text-yellow underline underline-offset-4"
          onClick={turnBack}
        >
          {t('board.end.front')}
        </button>
      </div>
      <table className="w-full table-fixed border-collapse text-center font-hand">
        <thead>
          <tr>
            <th scope="col" className="w-[5em] font-normal flat:w-[7em]">
              <span className="sr-only">{t('board.tourney.game')}</span>
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-line/70 border-b-2 border-l-2 py-1 font-normal text-[1.1875em] leading-tight"
              >
                <span
                  className="name-cell block [--in-two:0.8em] [--name:1em] flat:[--in-two:0px]"
                  style={letters}
                >
                  <Name call={call}>{name}</Name>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, points }, i) => {
            const game = tourney.games[i];
            const named = (
              <>
                {i + 1}
                <span className="block whitespace-nowrap font-sans text-[0.65em] text-chalk/85 tracking-tight">
                  {game?.tally.totals.map((_, side) => total(words, game.tally, side)).join(' : ')}
                </span>
              </>
            );
            return (
              <tr key={id} className="border-line/35 border-b">
                <th scope="row" className="py-0.5 pr-1 text-left font-normal">
                  {game?.isClosed ? (
                    <span className={ROW_NAME}>{named}</span>
                  ) : (
                    <Link
                      href={`/games/${id}` as Route}
                      onClick={turnBack}
                      aria-current={id === gameId ? 'page' : undefined}
                      className={`${ROW_NAME} underline decoration-chalk/40 underline-offset-4 aria-[current=page]:no-underline`}
                    >
                      {named}
                    </Link>
                  )}
                </th>
                {names.map((name, k) => (
                  <td
                    key={name}
                    className="border-line/70 border-l-2 text-[1.5em] flat:leading-none"
                  >
                    {points ? <Sticks count={points[k] ?? 0} seed={`${id}${k}`} /> : '…'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-1 text-left font-normal text-[1.1875em]">
              {t('board.tourney.points')}
            </th>
            {totals.map((sum, k) => (
              <td
                key={names[k]}
                className={`border-line/70 border-l-2 py-1 text-[2.25em] leading-tight flat:py-0 ${winners.includes(names[k] ?? '') ? 'text-yellow underline decoration-2 decoration-double underline-offset-4' : ''}`}
              >
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {winners.length > 0 && (
        <p className="text-balance pt-1 text-center font-hand text-[1.25em] text-yellow leading-tight">
          {tourneyOutcome(words, winners, isOver)}
        </p>
      )}
    </section>
  );
}

/** The points of a game as they are chalked; a dash where there are none. */
function Sticks({ count, seed }: { count: number; seed: string }) {
  if (count === 0) return '–';
  return (
    <>
      <span className="sr-only">{count}</span>
      <svg
        aria-hidden="true"
        viewBox={`-8 0 ${count * 14 + 2} ${MARK_HEIGHT}`}
        className="mx-auto h-[1.5em] flat:h-[1.1em]"
        fill="var(--color-chalk)"
      >
        {Array.from({ length: count }, (_, k) => (
          <path key={k} d={stickPath(`${seed}${k}`)} transform={`translate(${k * 14} 0)`} />
        ))}
      </svg>
    </>
  );
}

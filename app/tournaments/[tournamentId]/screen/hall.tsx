'use client';
import { useEffect, useMemo, useState } from 'react';
import { useWakeLock } from '@/lib/browser/wake-lock';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { RoundView, TournamentView } from '@/lib/tournament';
import { Clock, useNow } from '../clock';
import { usePeople } from '../use-people';
import { HallLines } from './hall-lines';
import { Revealed } from './revealed';
import { type Line, seating } from './seating';
import './screen.css';

/** So many names stand on a page, and so long it stays. */
const ON_A_PAGE = 16;
const PAGE_MS = 8000;
/** Who comes late still finds their table for so long. */
const SEATING_MS = 10 * 60_000;
/** More than these are told by their number alone. */
const NAMED_TABLES = 24;

type Page = { readonly of: 'seating' | 'ranking'; readonly lines: readonly Line[] };

export function Hall({
  view,
  missing: known,
  keys,
}: {
  view: TournamentView;
  /** The tables without a result, where more is known than the view tells. */
  missing: readonly number[] | null;
  /** What whoever directs has on it besides. */
  keys?: React.ReactNode;
}) {
  const words = useWords();
  const { t, format } = words;
  const { nameOf } = usePeople(view);
  const { setting, rounds, ranking, rankedRounds, isOver, reveal } = view;
  useWakeLock();
  const round = rounds.at(-1);
  const isSeating = useSeating(round);
  const pages = useMemo((): Page[] => {
    const names = new Map(view.entrants.map(({ id }) => [id, nameOf(id)]));
    const lines = (ranking ?? []).filter(({ rounds: own }) =>
      own.some((points) => points !== null),
    );
    const ranked = lines.map(
      ({ entrant, rank, total }): Line => ({
        ...{ id: entrant, first: `${rank}.`, name: names.get(entrant) ?? '' },
        last: format.number(total),
      }),
    );
    const seats =
      isSeating && round
        ? seating(round, names, {
            isEach: setting.kind === 'each',
            out: t('tournament-ranking.sitsOut'),
          })
        : [];
    return [...inPages('seating', seats), ...inPages('ranking', ranked)];
  }, [view, nameOf, isSeating]);
  const at = useTurning(pages.length);
  const page = pages[at % Math.max(1, pages.length)];
  const isBegun = round?.status === 'begun' && round.begunAt !== null;
  const missing =
    isBegun && !reveal ? (known ?? missingIn(round, rounds.length <= rankedRounds)) : null;
  return (
    <main className="hall bg-slate text-chalk">
      <header>
        <div>
          <h1 className="hall-title">{setting.name}</h1>
          <p className="text-chalk-dim">
            {reveal
              ? t('tournament-ranking.final')
              : page?.of === 'ranking'
                ? isOver
                  ? t('tournament-ranking.final')
                  : t('tournament-ranking.after', { round: String(rankedRounds) })
                : rounds.length > 0
                  ? roundName(words, rounds.length, setting.rounds)
                  : t('tournaments.today.before')}
          </p>
        </div>
        {isBegun && round.begunAt !== null && (
          <Clock begunAt={round.begunAt} minutes={round.minutes} className="hall-clock" />
        )}
      </header>
      {reveal ? (
        <Revealed reveal={reveal} nameOf={nameOf} />
      ) : page ? (
        <HallLines lines={page.lines} />
      ) : (
        <p className="hall-empty text-chalk-dim">{t('tournament-ranking.screenEmpty')}</p>
      )}
      <footer className="text-chalk-dim">
        <span>
          {missing &&
            missing.length > 0 &&
            (missing.length > NAMED_TABLES
              ? t('tournament-ranking.playing', { count: missing.length })
              : t('tournament-ranking.missing', { tables: missing.join(', ') }))}
        </span>
        <span className="tabular-nums">
          {!reveal && pages.length > 1 && `${(at % pages.length) + 1}/${pages.length}`}
        </span>
        {keys}
        <FullScreen label={t('tournament-ranking.fullScreen')} />
      </footer>
    </main>
  );
}

/** Is it time to look for one's table? */
function useSeating(round: RoundView | undefined): boolean {
  const now = useNow();
  if (!round || round.status === 'over') return false;
  if (round.begunAt === null || now === null) return true;
  return now - Date.parse(round.begunAt) < SEATING_MS;
}

/** Turns the pages, for as long as there are some. */
function useTurning(pages: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const beat = setInterval(() => setAt((now) => (now + 1) % pages), PAGE_MS);
    return () => clearInterval(beat);
  }, [pages]);
  return at;
}

const inPages = (of: Page['of'], lines: readonly Line[]): Page[] =>
  Array.from({ length: Math.ceil(lines.length / ON_A_PAGE) }, (_, page) => ({
    of,
    lines: lines.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  }));

/** Of a hidden round nobody is told what is missing. */
const missingIn = ({ tables }: RoundView, isShown: boolean): number[] =>
  isShown ? tables.filter(({ result }) => result === null).map(({ table }) => table) : [];

function FullScreen({ label }: { label: string }) {
  const [isFull, setFull] = useState(true);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null || !document.fullscreenEnabled);
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (isFull) return null;
  return (
    <button
      type="button"
      className="hall-key border border-chalk/30 text-chalk"
      // Where a browser does not, the screen stays as it is.
      onClick={() => document.documentElement.requestFullscreen().catch(() => undefined)}
    >
      {label}
    </button>
  );
}

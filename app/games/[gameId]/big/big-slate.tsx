'use client';
/** The slate alone, as large as it can be, for a tablet in the middle of the table or a television. */
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BackIcon } from '@/app/ui/icons';
import { later } from '@/app/ui/later';
import { lazily } from '@/app/ui/lazily';
import { useDeck } from '@/app/ui/use-setting';
import { useLive } from '@/lib/browser/live';
import { useGame } from '@/lib/browser/use-game';
import { useWakeLock } from '@/lib/browser/wake-lock';
import { whenQuiet } from '@/lib/browser/when-quiet';
import { placeInTourney, progress } from '@/lib/i18n/game';
import { winnersOf } from '@/lib/i18n/result';
import { allInWords, saidInWords } from '@/lib/i18n/said';
import { withOwnNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { type GameLength, variant } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import { seatedAt } from '@/lib/sync/deal';
import { isOver } from '@/lib/sync/game';
import { withGame } from '@/lib/sync/tourney';
import type { BoardProps } from '../board';
import { explained } from '../explained';
import Gone from '../phones/gone';
import { bestHand } from '../record/course';
import { SLATES } from '../slates';
import './big.css';

// Loaded where the next hand can end the game.
const NeedLines = later(() => import('../need-lines'));
const LOOK = {
  list: 'grid gap-x-[1.5rem] text-[max(16px,0.7rem)] leading-snug landscape:grid-cols-[repeat(auto-fit,minmax(13em,1fr))]',
  note: 'text-[max(16px,0.7rem)] text-chalk/85',
};
/** So many sides and more have no sentence each. */
const MANY = 4;
/** Games of points that each needs for itself can always end; what is missing stands on the slate. */
const isNear = ({ kind }: GameLength) =>
  kind !== 'points' && kind !== 'race' && !kind.endsWith('limit');
// Loaded where a game is over, and when a hand was written.
const BestHand = lazily(async () => ({ default: (await import('../end/best-hand')).BestHand }));
const end = () => import('../end/end-slate');
const EndSlate = lazily(end);
const MomentHere = lazily(() => import('../end/moment'));

export default function BigSlate({
  initial,
  evening,
  tournament,
  atTable = null,
  ...props
}: BoardProps) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const { game, store } = useGame(initial, {
    tourney: props.tourney,
    evening,
    tournament,
    isTold: true,
  });
  const { tally } = game;
  const named = useMemo(() => withOwnNames(words, game.state.table), [words, game.state.table]);
  const state = useMemo(
    () => ({ ...game.state, table: withCallNames(named) }),
    [named, game.state],
  );
  const { hands } = state;
  const table = seatedAt(state.table, hands.length);
  const full = seatedAt(named, hands.length);
  const stands = useMemo(() => explained(state), [state]);
  const [deck] = useDeck();
  const Slate = SLATES[variant(table.variant).slate];
  const [freshId, setFreshId] = useState<string | null>(null);
  const [asOf] = useState(() => Date.now());
  const {
    table: at,
    isConnected,
    isGone,
  } = useLive(store, atTable, useCallback(setFreshId, []), asOf);
  useWakeLock();
  // Who has won is seen at once.
  useEffect(() => whenQuiet(() => void end()), []);
  const over = isOver(state.override, tally);
  // As this game stands by now.
  const tourney = props.tourney && withGame(props.tourney, state.id, { table: full, tally, over });
  const [sawPlaying, setSawPlaying] = useState(!over);
  if (!over && !sawPlaying) setSawPlaying(true);
  // Nobody sits at this screen to tap on it.
  const next = over ? at?.next : null;
  useEffect(() => {
    if (next) router.push(`/games/${next}/big` as Route);
  }, [next, router]);
  if (isGone) return <Gone />;
  const length = variant(table.variant).gameLength(table.options);
  const best = over ? bestHand(table, stands, winnersOf(tally)) : null;
  const where = progress(words, table, tally);
  const last = stands.hands.at(-1);
  // The sentences of many, and a table of them, would take the height of the slate.
  const isBrief = stands.outlook.sides.length < MANY && !last?.announced;
  const decides = stands.outlook.canEnd && isNear(length);
  return (
    <div className="big-slate felt on-cloth flex h-dvh flex-col overflow-hidden">
      <main className="flex min-h-0 flex-1 flex-col">
        <h1 className="sr-only">{t('live.big.title')}</h1>
        <div className="slate-front relative min-h-0 flex-1">
          <Slate
            table={full}
            tally={tally}
            explained={stands}
            handIds={hands.map(({ id }) => id)}
            freshId={freshId}
            proposedId={null}
            dealer={over ? null : (stands.next?.dealer ?? null)}
            over={over}
            room="screen"
          />
          {over && (
            <EndSlate
              gameId={state.id}
              table={table}
              tally={tally}
              explained={stands}
              tourney={tourney}
              isFresh={sawPlaying}
            />
          )}
          {!over && freshId && (
            <MomentHere
              key={freshId}
              table={table}
              explained={stands}
              id={freshId}
              handIds={hands.map(({ id }) => id)}
            />
          )}
        </div>
        {!over && stands.outlook.notes.length > 0 && (
          <p className="px-[0.75rem] pt-[0.25rem] text-[max(16px,0.8rem)] leading-snug">
            {allInWords(words, stands.outlook.notes, deck)}
          </p>
        )}
        {!over && last && decides && isBrief && (
          <div className="px-[0.75rem] pt-[0.25rem]">
            <NeedLines state={state} look={LOOK} />
          </div>
        )}
      </main>
      <footer className="flex items-center gap-[0.75rem] pr-[1rem] pl-[0.5rem] py-[0.125rem] portrait:py-[0.75rem] text-[max(16px,0.8rem)]">
        <Link
          href={`/games/${state.id}` as Route}
          aria-label={t('live.big.back')}
          className="grid size-[max(44px,1.25rem)] shrink-0 place-items-center opacity-70"
        >
          <BackIcon />
        </Link>
        <p className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-[1.5rem] leading-tight portrait:gap-y-[0.25rem]">
          {best && (
            <span className="flex items-center gap-[0.25rem]">
              <BestHand table={table} best={best} />
            </span>
          )}
          {tourney && (
            <span className="font-semibold">{placeInTourney(words, tourney, state.id)}</span>
          )}
          {!over && <span className="font-semibold">{where}</span>}
          {!over && stands.next && <span>{saidInWords(words, stands.next.says, deck)}</span>}
          {/* What was said and taken stands on a slate of differences itself; what decides comes before it. */}
          {!over && last && !decides && !(last.announced && last.counts) && (
            <span>{allInWords(words, last.why, deck)}</span>
          )}
        </p>
        {!isConnected && (
          <p role="status" title={t('live.notConnected')}>
            <span aria-hidden="true">⌁</span>
            <span className="sr-only">{t('live.notConnected')}</span>
          </p>
        )}
      </footer>
    </div>
  );
}

'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RedoIcon, UndoIcon } from '@/app/ui/icons';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
/** The keys in reach of the thumb: undo, redo, and the one big key for what comes next. */
import { later } from '@/app/ui/later';
import { afterPaint } from '@/lib/browser/after-paint';
import { feel } from '@/lib/browser/feel';
import type { Snapshot } from '@/lib/browser/game-store';
import { makeId } from '@/lib/browser/id';
import { chalkSaid } from '@/lib/i18n/at-table';
import { withWords } from '@/lib/i18n/late-words';
import { useWords } from '@/lib/i18n/use-words';
import type { AtTable } from '@/lib/sync/at-table';
import type { Change, Fault } from '@/lib/sync/game';
import { goesOn, type Tourney } from '@/lib/sync/tourney';
import { TakenBack } from './end/later';
import type { Taken } from './end/taken-back';
import { NotSent } from './not-sent';
import { TakeChalk } from './phones/later';
import type { Back } from './way-back';

// Loaded where the game is over.
const AfterKeys = later(withWords(() => import('./after-keys')));

/** The tap that ended a game may be a double one: what comes up under it takes none for so long. */
const SETTLING_MS = 700;

/** Is the game over, and was it so already a moment ago? */
function useSettled(over: boolean): boolean {
  const [isSettled, setSettled] = useState(over);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(over), over ? SETTLING_MS : 0);
    return () => clearTimeout(timer);
  }, [over]);
  return over && isSettled;
}

const step = `${keyOnSlate} px-3!`;

export function BoardKeys({
  game,
  over,
  isUndoable,
  begunSteps,
  at,
  writes,
  hasEnter,
  isApart,
  isConnected,
  onOffline,
  tourney,
  back,
  isDrawn,
  label,
  onEnter,
  onChange,
}: {
  game: Snapshot;
  over: boolean;
  /** May a tap take back the last step? */
  isUndoable: boolean;
  /** What of the next hand is taken back, or put there again, before any step of the game. */
  begunSteps: { readonly undo?: () => void; readonly redo?: () => void };
  /** Who is at the table; null where the server has not said. */
  at: AtTable | null;
  /** May this phone write now? */
  writes: boolean;
  /** Has it the key that enters a hand? */
  hasEnter: boolean;
  /** What comes next everybody does on a phone of their own. */
  isApart: boolean;
  /** Does the server say what others do? */
  isConnected: boolean;
  onOffline: () => void;
  tourney: Tourney | null;
  back: Back | null;
  /** Is it the table of a tournament, which is drawn anew for every round? */
  isDrawn: boolean;
  label: string;
  onEnter: () => void;
  onChange: (change: Change) => Fault | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const { state, tally } = game;
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = (kind: 'undo' | 'redo') => {
    const begun = begunSteps[kind];
    if (begun) {
      feel('wipe');
      return begun();
    }
    const target = (kind === 'undo' ? state.done : state.undone).at(-1);
    if (!target || onChange({ kind, id: makeId(), target: target.id })) return;
    feel('wipe');
    setTaken({ kind, step: target, before: tally, table: state.table });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { shiftKey, ctrlKey, metaKey, key } = event;
    if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || !writes) return;
    // The board has no field but in a sheet.
    if (!(shiftKey || isUndoable) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    take(shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const enterKey = useRef<HTMLButtonElement>(null);
  // A game that begins has come from a form. Once it is to be seen: to focus lays the page out.
  const begin = useEffectEvent(() => {
    if (!state.hands.length && document.activeElement === document.body) enterKey.current?.focus();
  });
  useEffect(() => afterPaint(() => begin()), []);
  const later = tourney?.games.findLast(({ isClosed }) => !isClosed)?.id;
  const latest = later === undefined || later === state.id ? at?.next : later;
  const mayWrite = at?.role !== 'reader';
  const isSettled = useSettled(over);
  useEffect(() => {
    if (over) void AfterKeys.fetchAhead();
  }, [over]);
  const nextLabel = isDrawn
    ? (back?.label ?? t('board.back'))
    : t(
        latest
          ? latest === later
            ? 'board.keys.latest'
            : 'live.nextGame'
          : !tourney
            ? 'board.keys.rematch'
            : goesOn(tourney)
              ? 'board.keys.next'
              : 'board.keys.newTourney',
      );
  if (!mayWrite && !(over && latest)) return null;
  return (
    <div className={hasEnter ? 'board-keys' : ''}>
      <div className="row-of-keys">
        {/* Both from the first hand on: what stands beside them never moves under the thumb. */}
        {writes && (
          <div className="joined flex shrink-0 empty:hidden">
            {isUndoable && (
              <button
                type="button"
                aria-label={t('board.keys.undo')}
                className={step}
                disabled={state.done.length === 0 && !begunSteps.undo}
                onClick={() => take('undo')}
              >
                <UndoIcon />
              </button>
            )}
            {(!over || state.undone.length > 0) && (
              <button
                type="button"
                aria-label={t('board.keys.redo')}
                className={step}
                disabled={state.undone.length === 0 && !begunSteps.redo}
                onClick={() => take('redo')}
              >
                <RedoIcon />
              </button>
            )}
          </div>
        )}
        {over && isSettled ? (
          <AfterKeys
            back={back}
            isDrawn={isDrawn}
            latest={latest ?? undefined}
            {...{ state, tally, tourney }}
            label={nextLabel}
          />
        ) : over ? (
          <button type="button" disabled className={`${actionOnSlate} flex-1`}>
            {nextLabel}
          </button>
        ) : !writes && !isApart ? (
          <TakeChalk
            gameId={state.id}
            says={chalkSaid(words, at?.chalk ?? null)}
            isConnected={isConnected}
            onOffline={onOffline}
          />
        ) : hasEnter || tally.status === 'finished' ? (
          <button
            type="button"
            data-enter=""
            ref={enterKey}
            className={`${actionOnSlate} flex-1`}
            onClick={(event) => {
              // The second tap of a double one on the key that lay over this one.
              if (event.detail > 1) return;
              if (tally.status === 'finished') onChange({ kind: 'finish', id: makeId() });
              else onEnter();
            }}
          >
            {tally.status === 'finished' ? t('board.keys.finishAgain') : label}
          </button>
        ) : null}
      </div>
      <NotSent game={game} />
      {taken && (
        <TakenBack
          key={taken.step.id + taken.kind}
          taken={taken}
          now={tally}
          revision={state.revision}
        />
      )}
    </div>
  );
}

import 'client-only';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type GameState, isOver } from '../sync/game';
import { afterPaint } from './after-paint';
import { type GameStore, gameStore, type Snapshot } from './game-store';
import type { KeptGame } from './local-types';
import { prepareOffline } from './offline';
import { offerOffline } from './offline-loader';
import { playsHere } from './playing';
import { forget, recall, remember } from './storage';

offerOffline(prepareOffline);

/** The game on this phone and its store. */
export function useGame(
  initial: GameState,
  {
    tourney,
    evening,
    tournament,
    isTold,
  }: Pick<KeptGame, 'tourney' | 'evening' | 'tournament'> & { isTold: boolean },
): { game: Snapshot; store: GameStore } {
  const [store] = useState(() => gameStore(initial));
  // While hydrating the page must show what the server rendered.
  const [first] = useState(() => store.snapshot());
  const game = useSyncExternalStore(store.subscribe, store.snapshot, () => first);
  useEffect(
    () => store.start({ tourney, evening, tournament: tournament ?? null }, isTold),
    [store, tourney, evening, tournament, isTold],
  );
  const over = isOver(game.state.override, game.tally);
  useEffect(() => (over ? undefined : playsHere()), [over]);
  useEffect(() => store.adopt(initial), [store, initial]);
  return { game, store };
}

const DRAFTED = 'schiefer-draft';

/**
 * A value that survives a reload under its key (null: it need not). `parse` checks what an earlier
 * version may have left there. The first render is always `initial`, as on the server.
 */
export function useDraft<T>(
  key: string | null,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState(initial);
  const parseOnce = useRef(parse);
  useEffect(() => {
    const stored = key === null ? undefined : parseOnce.current(recall(`draft/${key}`));
    if (stored !== undefined) setValue(stored);
  }, [key]);
  const set = (next: T) => {
    setValue(next);
    if (key === null) return;
    leaveDraft(key, next);
  };
  const clear = () => {
    if (key === null) return;
    forget(`draft/${key}`);
    // A key tapped in between types into what is written already.
    afterPaint(() => leaveDraft(key, undefined));
  };
  return [value, set, clear];
}

/** Leaves a value under this key, or nothing, and says so to whoever looks on. */
export function leaveDraft(key: string, value: unknown): void {
  if (value === undefined) forget(`draft/${key}`);
  else remember(`draft/${key}`, value);
  window.dispatchEvent(new Event(DRAFTED));
}

/** What was left under this key, unchecked, or undefined. */
export const leftDraft = (key: string): unknown => recall(`draft/${key}`);

/** The same for a part of the page that only looks on, at what it shows while nobody is writing. */
export function useLeftDraft(key: string, { isWriting }: { isWriting: boolean }): unknown {
  const [left, setLeft] = useState<unknown>();
  useEffect(() => {
    if (isWriting) return;
    const read = () => setLeft(leftDraft(key));
    read();
    window.addEventListener(DRAFTED, read);
    return () => window.removeEventListener(DRAFTED, read);
  }, [key, isWriting]);
  return left;
}

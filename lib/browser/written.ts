import 'client-only';

/** What this phone wrote in its latest games, remembered so that it can tell when others wrote over it. */
import { useEffect, useState } from 'react';
import type { Hand } from '../sync/game';
import { type Replaced, replacedIn, type Written, withChange } from '../sync/written';
import { forget, recall, remember } from './storage';

const KEY = 'written';
const MOST_GAMES = 6;

type Games = readonly (readonly [gameId: string, written: Written])[];

// Nobody but this file writes under the key.
const games = (): Games => {
  const left = recall(KEY);
  return Array.isArray(left) ? (left as Games) : [];
};

const writtenIn = (gameId: string): Written => games().find(([id]) => id === gameId)?.[1] ?? {};

function keep(gameId: string, written: Written): void {
  const others = games().filter(([id]) => id !== gameId);
  remember(KEY, [[gameId, written], ...others].slice(0, MOST_GAMES));
}

/** Whoever wrote here has signed out. */
export const forgetWritten = (): void => forget(KEY);

/** Remembers which hands this phone's change has made. */
export const noteWritten = (gameId: string, hands: readonly Hand[], by: string): void => {
  if (hands.some((hand) => hand.by === by)) keep(gameId, withChange(writtenIn(gameId), hands, by));
};

/**
 * The hands of this phone's that others have written over, and how to put that away.
 *
 * @param undecided changes that were refused here and wait for the person
 */
export function useReplaced(
  gameId: string,
  hands: readonly Hand[],
  undecided: readonly { readonly change: { readonly id: string } }[],
): { replaced: readonly Replaced[]; putAway: () => void } {
  const [replaced, setReplaced] = useState<readonly Replaced[]>([]);
  useEffect(() => {
    const waiting = undecided.map(({ change }) => change.id);
    const found = replacedIn(writtenIn(gameId), hands, waiting);
    setReplaced((before) => (before.length + found.length === 0 ? before : found));
  }, [gameId, hands, undecided]);
  const putAway = () => {
    const seen = new Set(replaced.map(({ index }) => hands[index]?.id));
    const left = Object.entries(writtenIn(gameId)).filter(([id]) => !seen.has(id));
    keep(gameId, Object.fromEntries(left));
    setReplaced([]);
  };
  return { replaced, putAway };
}

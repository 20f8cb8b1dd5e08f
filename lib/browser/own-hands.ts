import 'client-only';

/** What this phone wrote in its latest games, remembered so that it can tell when others wrote over it. */
import { useEffect, useState } from 'react';
import type { Hand } from '../sync/game';
import { type Replaced, toTell, type Written, withChange, withoutKnown } from '../sync/own-hands';
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

/** Whoever wrote here has signed out, or somebody else is signed in now. */
export const forgetWritten = (): void => forget(KEY);

/** Remembers which hands this phone's change has made. */
export const noteWritten = (gameId: string, hands: readonly Hand[], by: string): void => {
  if (hands.some((hand) => hand.by === by)) keep(gameId, withChange(writtenIn(gameId), hands, by));
};

/**
 * The hands of this phone's that others have written over, as far as that is told, and how to put that away.
 *
 * @param undecided changes that were refused here and wait for the person
 * @param manyWriters may all write at once? Null while the server has not said
 */
export function useReplaced(
  gameId: string,
  hands: readonly Hand[],
  undecided: readonly { readonly change: { readonly id: string } }[],
  manyWriters: boolean | null,
): { replaced: readonly Replaced[]; putAway: () => void } {
  const [replaced, setReplaced] = useState<readonly Replaced[]>([]);
  useEffect(() => {
    const waiting = undecided.map(({ change }) => change.id);
    const written = writtenIn(gameId);
    const { told, left } = toTell(written, hands, { undecided: waiting, manyWriters });
    if (left !== written) keep(gameId, left);
    setReplaced((before) => (before.length + told.length === 0 ? before : told));
  }, [gameId, hands, undecided, manyWriters]);
  const putAway = () => {
    keep(gameId, withoutKnown(writtenIn(gameId), hands, replaced));
    setReplaced([]);
  };
  return { replaced, putAway };
}

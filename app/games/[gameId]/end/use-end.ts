'use client';
/** What is seen of a game's end: whether it came just now, and what lies over the slate or is turned. */
import { useCallback, useState } from 'react';

export function useEnd({ over, isEntering }: { over: boolean; isEntering: boolean }) {
  // Who comes back to a game that is over sees its end as it stands.
  const [isFresh, setFresh] = useState(!over);
  if (!over && !isFresh) setFresh(true);
  // Nor does who goes on with it, and comes back to it.
  if (over && isEntering && isFresh) setFresh(false);
  const [isUncovered, setUncovered] = useState(false);
  if (!over && isUncovered) setUncovered(false);
  const [isTurned, setTurned] = useState(false);
  return {
    /** It has come, or will come, before one's eyes. */
    isFresh,
    /** The slate is seen, and not who has won. */
    isUncovered,
    uncover: () => {
      setUncovered(!isUncovered);
      setFresh(false);
    },
    /** The back of the slate is seen. */
    isTurned,
    turn: () => setTurned(true),
    turnBack: useCallback(() => setTurned(false), []),
  };
}

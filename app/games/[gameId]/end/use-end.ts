'use client';
/** A game's end: whether it came just now and may be taken back, and what lies over the slate or is turned. */
import { useCallback, useEffect, useState } from 'react';
import { hasJustEnded, rememberEnd } from '@/lib/browser/ended-here';

export function useEnd({
  over,
  last,
  isEntering,
}: {
  over: boolean;
  /** The last step of the game. */
  last: string | undefined;
  isEntering: boolean;
}) {
  // Who comes back to a game that is over sees its end as it stands.
  const [isFresh, setFresh] = useState(!over);
  if (!over && !isFresh) setFresh(true);
  // Nor does who goes on with it, and comes back to it.
  if (over && isEntering && isFresh) setFresh(false);
  // One that was over when the page was opened keeps its last step, so that nobody takes it out of a
  // table by one tap; save where this phone has just seen the end of it.
  const [sealed, setSealed] = useState(over ? last : undefined);
  useEffect(() => {
    if (!over || last === undefined) return;
    if (last !== sealed) rememberEnd(last);
    else if (hasJustEnded(last)) setSealed(undefined);
  }, [over, last, sealed]);
  const [isUncovered, setUncovered] = useState(false);
  if (!over && isUncovered) setUncovered(false);
  const [isTurned, setTurned] = useState(false);
  return {
    /** It has come, or will come, before one's eyes. */
    isFresh,
    /** A tap may take back the last step. */
    isUndoable: !over || last === undefined || last !== sealed,
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

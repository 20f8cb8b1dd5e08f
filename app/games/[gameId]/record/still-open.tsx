'use client';
/** A game that somebody came to by a link: when the link is taken back, its page says so at once. */
import { type ReactNode, useEffect, useState } from 'react';
import Gone from '../phones/gone';

export function StillOpen({
  gameId,
  after,
  children,
}: {
  gameId: string;
  /** How many changes the page knows. */
  after: number;
  children: ReactNode;
}) {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    const end = () => {
      source?.close();
      setIsGone(true);
    };
    // A hidden tab gives its connection back, and asks again when it returns.
    const look = () => {
      source?.close();
      if (document.visibilityState === 'hidden') return;
      source = new EventSource(`/api/v1/games/${gameId}/live?after=${after}`);
      for (const event of ['gone', 'none']) source.addEventListener(event, end);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      source?.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [gameId, after]);
  return isGone ? <Gone /> : children;
}

import 'client-only';
/** That something has changed in what a page shows, as the server's streams tell it. */
import { useEffect, useEffectEvent } from 'react';

/** So long between two looks, at least. */
const PAUSE_MS = 1000;

type Told = {
  readonly changed: () => void;
  /** There is no such thing for this phone (any more). */
  readonly gone?: () => void;
  /** Is the server reached? */
  readonly connected?: (isConnected: boolean) => void;
  /** How long to wait before the next look. */
  readonly pauseMs?: () => number;
};

/** Follows the stream at an address as long as the page is to be seen, and when it is seen again; answers how to stop. */
export function followChanges(
  address: string,
  { changed, gone, connected, pauseMs = () => PAUSE_MS }: Told,
): () => void {
  let source: EventSource | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  let wasAway = false;
  const soon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      changed();
    }, pauseMs());
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const look = () => {
    close();
    if (document.visibilityState === 'hidden') {
      wasAway = true;
      return;
    }
    source = new EventSource(address);
    source.addEventListener('changed', soon);
    source.addEventListener('none', () => {
      close();
      gone?.();
    });
    source.addEventListener('error', () => {
      wasAway = true;
      connected?.(false);
    });
    source.addEventListener('open', () => {
      if (wasAway) soon();
      wasAway = false;
      connected?.(true);
    });
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    close();
    clearTimeout(due);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Calls when something has changed at an evening, for the pages that show it. */
export function useEveningLive(eveningId: string, isOn: boolean, changed: () => void): void {
  const tell = useEffectEvent(changed);
  useEffect(
    () =>
      isOn
        ? followChanges(`/api/evenings/${eveningId}/live`, { changed: () => tell() })
        : undefined,
    [eveningId, isOn],
  );
}

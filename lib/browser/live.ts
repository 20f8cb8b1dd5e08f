import 'client-only';
/** A game as others write it, as it happens: the stream of the server, folded into the board's store. */
import { useEffect, useState } from 'react';
import type { AtTable } from '../sync/at-table';
import { follow, type ToldLine } from '../sync/lines';
import type { GameStore } from './game-store';
import { isOfflineShell } from './offline-shell';

export type Live = {
  /** Who is at the table; null where the server has never said. */
  readonly table: AtTable | null;
  /** False once the stream has been away for some seconds. */
  readonly isConnected: boolean;
  /** Without a connection: of which moment the game is, in ms; null where that is not known. */
  readonly asOf: number | null;
  /** The game is not open to this phone any more. */
  readonly isGone: boolean;
};

const PAUSES_MS = [300, 1000, 2000, 5000, 10_000, 30_000] as const;
/** A stream that comes back within this time was never missed. */
const TIMEOUT_MS = 4000;

/**
 * Follows the game as long as the board is open and to be seen: browsers have few connections to a
 * site, so a hidden tab gives its own back and catches up when it returns.
 *
 * @param onLine hears of the hand that a line wrote
 * @param asOf when the server told what the page shows, in ms; null where that is not known; counts once
 */
export function useLive(
  store: GameStore,
  initial: AtTable | null,
  onLine: (handId: string | null) => void,
  asOf: number | null,
): Live {
  const [live, setLive] = useState<Live>({
    table: initial,
    isConnected: true,
    asOf: null,
    isGone: false,
  });
  useEffect(() => {
    const tell = (news: Partial<Live>) => setLive((now) => ({ ...now, ...news }));
    return followGame(store, onLine, tell, asOf);
  }, [store, onLine, asOf]);
  return live;
}

function followGame(
  store: GameStore,
  onLine: (handId: string | null) => void,
  tell: (news: Partial<Live>) => void,
  toldAt: number | null,
): () => void {
  let asOf = toldAt;
  let isAlive = false;
  let source: EventSource | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let missed: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
    // Until now all that happened came.
    if (isAlive) asOf = Date.now();
    isAlive = false;
  };
  const lose = () => tell({ isConnected: false, asOf });
  const again = () => {
    close();
    if (!navigator.onLine) return lose();
    missed ??= setTimeout(lose, TIMEOUT_MS);
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
    failures += 1;
    // Not all phones at once, when a server comes back.
    retry = setTimeout(open, pause * (0.5 + Math.random() / 2));
  };
  const open = () => {
    close();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const { id, revision } = store.confirmed();
    source = new EventSource(`/api/v1/games/${id}/live?after=${revision}`);
    source.onerror = again;
    const hear = <T>(event: string, listener: (data: T) => void) =>
      source?.addEventListener(event, ({ data }) => {
        failures = 0;
        isAlive = true;
        // Written by our own server.
        listener(JSON.parse(data) as T);
      });
    hear<ToldLine>('line', (told) => {
      const state = follow(store.confirmed(), told);
      if (!state) return again();
      if (state === store.confirmed()) return;
      store.adopt(state);
      const { step } = told.line;
      onLine('handId' in step && step.after ? step.handId : null);
    });
    hear<AtTable>('table', (table) => {
      clearTimeout(missed);
      missed = undefined;
      tell({ table, isConnected: true });
      store.seeTable(table);
    });
    hear('gone', () => {
      close();
      tell({ isGone: true });
    });
    // The game is not there (yet): as one that was begun without network.
    source.addEventListener('none', again);
  };
  const look = () => (document.visibilityState === 'hidden' ? close() : open());

  open();
  if (!navigator.onLine || isOfflineShell()) lose();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', open);
  window.addEventListener('offline', again);
  return () => {
    close();
    clearTimeout(missed);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', open);
    window.removeEventListener('offline', again);
  };
}

import 'client-only';

/**
 * Whether this phone has games: then the start page is about them, from its first paint on. The phone's
 * database would only tell later.
 */
import { useSyncExternalStore } from 'react';
import { PLAYS_KEY, PLAYS_NOTED } from '../phone/plays';
import { forget, recall, remember } from './storage';

/**
 * Notes that there are games here, or none.
 *
 * @param rows of how many rows the slate is that the start page shows; 0 for one that is no table, and
 *   where that is not known
 */
export function notePlays(rows: number | null): void {
  if (rows === null) {
    forget(PLAYS_KEY);
    delete document.documentElement.dataset.plays;
  } else remember(PLAYS_KEY, rows);
  window.dispatchEvent(new Event(PLAYS_NOTED));
}

const hasGames = (): boolean => recall(PLAYS_KEY) !== undefined;

const onNoted = (listener: () => void) => {
  window.addEventListener(PLAYS_NOTED, listener);
  return () => window.removeEventListener(PLAYS_NOTED, listener);
};

/** Are there games here? False while a page is taken over that was made for everybody. */
export const usePlays = (): boolean => useSyncExternalStore(onNoted, hasGames, () => false);

import 'client-only';

/** The running tournament that somebody directs, types at or plays in on this phone: the start page leads to it. */
import { useSyncExternalStore } from 'react';
import { ATTENDS_KEY } from '../phone/attends';
import type { TournamentRole, TournamentView } from '../tournament';
import { forget, recall, remember } from './storage';
import { myNumber } from './tournament-links';

export type Attended = {
  readonly id: string;
  readonly name: string;
  readonly role: TournamentRole;
  /** When its page was last open here, in ms. */
  readonly at: number;
};

/** A tournament that nobody has opened for so long is not the one of today. */
const FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Notes the tournament whose page is open; one that is over, or only looked at, is none. */
export function noteAttended({
  id,
  role,
  isOver,
  setting,
}: Pick<TournamentView, 'id' | 'role' | 'isOver' | 'setting'>): void {
  const attended: Attended = { id, name: setting.name, role, at: Date.now() };
  if (isOver || (role === 'public' && myNumber(id) === null)) forgetAttended(id);
  else remember(ATTENDS_KEY, attended);
}

/** Forgets it, where it is this one; without an id whichever it is. */
export function forgetAttended(id?: string): void {
  if (id !== undefined && known()?.id !== id) return;
  forget(ATTENDS_KEY);
}

function known(): Attended | null {
  const found = recall(ATTENDS_KEY);
  // Written above.
  return typeof found === 'object' && found !== null && 'role' in found
    ? (found as Attended)
    : null;
}

let last: { readonly text: string; readonly attended: Attended | null } | undefined;

/** The same object for as long as the same is known. */
function attended(): Attended | null {
  const found = known();
  const current = found && found.at > Date.now() - FOR_MS ? found : null;
  const text = JSON.stringify(current);
  if (last?.text !== text) last = { text, attended: current };
  return last.attended;
}

const onShown = (listener: () => void) => {
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
};

/** Null while a page is taken over that was made for everybody. */
export const useAttended = (): Attended | null =>
  useSyncExternalStore(onShown, attended, () => null);

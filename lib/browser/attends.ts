import 'client-only';

/** The running tournament that somebody directs, types at or plays in on this phone: the start page leads to it. */
import { ATTENDS_KEY } from '../phone/attends';
import type { TournamentRole, TournamentView } from '../tournament';
import { recalledBy } from './recalled';
import { forget, remember } from './storage';
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

const attended = recalledBy<Attended>(
  ATTENDS_KEY,
  (found) => 'role' in found,
  ({ at }) => at > Date.now() - FOR_MS,
);

/** Notes the tournament whose page is open; one that is over, or only looked at, is none. */
export function noteAttended({
  id,
  role,
  isOver,
  setting,
}: Pick<TournamentView, 'id' | 'role' | 'isOver' | 'setting'>): void {
  const now: Attended = { id, name: setting.name, role, at: Date.now() };
  if (isOver || (role === 'public' && myNumber(id) === null)) forgetAttended(id);
  else remember(ATTENDS_KEY, now);
}

/** Forgets it, where it is this one; without an id whichever it is. */
export function forgetAttended(id?: string): void {
  if (id === undefined || attended.known()?.id === id) forget(ATTENDS_KEY);
}

/** Null while a page is taken over that was made for everybody. */
export const useAttended = attended.use;

import 'client-only';
/** The link by which this phone reads a tournament, as every board asks for it. */
import type { TournamentRole } from '../tournament';
import { recall } from './storage';

/** A link that was followed on this phone. */
export type KnownLink = {
  readonly token: string;
  /** What it lets one do, and what the tournament is called, as the server last said; null before. */
  readonly role: TournamentRole | null;
  readonly name: string;
};

export const PREFIX = 'tournament-link/';

/** The link that counts for a tournament. */
export function linkOf(tournamentId: string): KnownLink | null {
  const known = recall(`${PREFIX}${tournamentId}`);
  // Written by `rememberLink`; of another hand it leads nowhere.
  return typeof known === 'object' && known !== null && 'token' in known
    ? (known as KnownLink)
    : null;
}

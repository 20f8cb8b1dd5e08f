import 'client-only';
/** The links by which this phone reads tournaments: each with what it is there for. */
import type { TournamentRole } from '../tournament';
import { forget, recall, recallKeys, remember } from './storage';
import { type KnownLink, linkOf, PREFIX } from './tournament-link';

const ME = 'tournament-me/';

export const rememberLink = (tournamentId: string, link: KnownLink): void =>
  remember(`${PREFIX}${tournamentId}`, link);
export const forgetLink = (tournamentId: string): void => forget(`${PREFIX}${tournamentId}`);

/** The tournaments that this phone has links to. */
export const knownLinks = (): (KnownLink & { readonly tournamentId: string })[] =>
  recallKeys(PREFIX).flatMap((key) => {
    const tournamentId = key.slice(PREFIX.length);
    const link = linkOf(tournamentId);
    return link ? [{ ...link, tournamentId }] : [];
  });

/** The number of the entrant whose phone this is; null where nobody has said. */
export function myNumber(tournamentId: string): number | null {
  const known = recall(`${ME}${tournamentId}`);
  return typeof known === 'number' ? known : null;
}

export const rememberMyNumber = (tournamentId: string, number: number | null): void =>
  remember(`${ME}${tournamentId}`, number);

/**
 * The token that a link brought behind the `#`, which is taken out of the address. That of somebody's own
 * card says their number besides.
 */
export function broughtToken(tournamentId: string): string | null {
  const [, token, number] = /^#link=([\w.~-]+)(?:&me=(\d+))?$/.exec(window.location.hash) ?? [];
  if (token === undefined) return null;
  if (number !== undefined) rememberMyNumber(tournamentId, Number(number));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

const STRENGTH: readonly TournamentRole[] = ['public', 'entrant', 'table', 'desk', 'director'];
/** May whoever comes by one role do at least what the other may? */
export const isAtLeast = (one: TournamentRole, other: TournamentRole): boolean =>
  STRENGTH.indexOf(one) >= STRENGTH.indexOf(other);

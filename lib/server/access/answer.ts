/** What the server answers to a change, before it is said in anybody's language. */

import type { Messages } from '../../i18n/catalogue';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import type { ConflictCode, Fault, GameState } from '../../sync/game';
import type { TournamentRefusal } from '../../tournament';
import { isUnavailable } from '../store';
import type { Role } from './access';

/** Why a request was turned away before it came to the game. */
export const DENIAL_CODES = [
  'input-invalid',
  'token-invalid',
  'scope-missing',
  'not-found',
  'no-such-method',
  'forbidden',
  'id-taken',
  'version-moved',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;
type DenialCode = (typeof DENIAL_CODES)[number];
/** A denial in the shape of a refusal; its sentence is made by the transport that sends it. */
export type Denial = {
  readonly code: DenialCode | ConflictCode | TournamentRefusal['code'];
  readonly hand: null;
  readonly path: string;
  readonly said: Said;
};

/** `current` is the game as it is, where that stood in the way of a change. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault | Denial; readonly current?: GameState };

/** An answer that denies. */
export type Denied = { readonly ok: false; readonly error: Denial };

/** A denial as an answer. */
export const deny = (code: DenialCode, said: Said, path = ''): Denied => ({
  ok: false,
  error: { code, hand: null, path, said },
});

/**
 * The answer where something failed that is not theirs to mend: the database does not answer, or a
 * fault of ours. Either way the same may be sent again.
 */
export function failed(error: unknown): Denied {
  if (!isUnavailable(error)) return deny('internal', sentence('server.internal'));
  return deny('unavailable', sentence(`server.unavailable.${error.outcome}`));
}

/**
 * The answer to somebody who may see a thing and not do this with it; `who` may: those of a role in
 * the league and above, or its scorers and the holder of a name.
 */
export const forbidden = (who: Role | 'holder') =>
  deny('forbidden', sentence(`server.only.${who}`));

/** The answer to what was sent and cannot be, with what would be right; `path` says where it stands. */
export const invalid = (said: Said, path = '') => deny('input-invalid', said, path);

/** The answer about what is not there for this viewer, nor for the link that they have. */
export const noSuch = (what: keyof Messages['server']['noSuch'], path = '') =>
  deny('not-found', sentence(`server.noSuch.${what}`), path);

/** The answer to somebody who may see a tournament and not do this in it. */
export const notDirector = () => deny('forbidden', sentence('server.only.director'));

/** The refusal of a tournament as an answer; `path` says where it is: `rounds.2.tables.5`. */
export function tournamentRefused({ code, round, table, said }: TournamentRefusal): Denied {
  const path = [
    ...(round === null ? [] : ['rounds', round]),
    ...(table === null ? [] : ['tables', table]),
  ];
  return { ok: false, error: { code, hand: null, path: path.join('.'), said } };
}

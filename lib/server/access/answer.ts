/** What the server answers to a change. Types that reach the phone; nothing here runs there. */
import type { Fault, GameState } from '../../sync/game';
import { isUnavailable } from '../store/faults';
import { say } from '../transports/words';
import type { Role } from './access';

/** Why a request was turned away before it came to the game. */
export const DENIAL_CODES = [
  'input-invalid',
  'token-invalid',
  'scope-missing',
  'not-found',
  'forbidden',
  'id-taken',
  'version-moved',
  'too-many-requests',
  'internal',
  'unavailable',
] as const;
type DenialCode = (typeof DENIAL_CODES)[number];
/** A denial in the shape of a refusal. */
type Denial = {
  readonly code: DenialCode;
  readonly hand: null;
  readonly path: string;
  readonly message: string;
};

/** `current` is the game as it is, where that stood in the way of a change. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault | Denial; readonly current?: GameState };

/** An answer that denies. */
export type Denied = { readonly ok: false; readonly error: Denial };

/** A denial as an answer. */
export const deny = (code: DenialCode, message: string, path = ''): Denied => ({
  ok: false,
  error: { code, hand: null, path, message },
});

/**
 * The answer where something failed that is not theirs to mend: the database does not answer, or a
 * fault of ours. Either way the same may be sent again.
 */
export function failed(error: unknown): Denied {
  if (!isUnavailable(error)) return deny('internal', say('server.internal'));
  return deny('unavailable', say(`server.unavailable.${error.outcome}`));
}

/**
 * The answer to somebody who may see a thing and not do this with it; `who` may: those of a role in
 * the league and above, or its owners and the holder of a name.
 */
export const forbidden = (who: Role | 'holder') => deny('forbidden', say(`server.only.${who}`));

/** The answer about a game that is not there for this viewer. */
export const noSuchGame = () => deny('not-found', say('server.noSuch.game'));

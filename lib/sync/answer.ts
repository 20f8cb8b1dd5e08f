/** What the server says to one thing that a phone sent, and what becomes of that thing. Pure. */
import type { GameState } from './game';
import type { Answer } from './outbox';

/**
 * `sent`: stored, now or before. `refused`: will never be stored as it is; the person decides.
 * `held`: not for whoever is signed in on this phone; kept, and sent when the right one is back.
 * `later`: nothing is known about it; the same again after a while.
 */
export type Verdict =
  | { readonly kind: 'sent'; readonly game: GameState }
  | {
      readonly kind: 'refused' | 'held';
      readonly code: string;
      readonly message: string;
      readonly current?: GameState | undefined;
    }
  | { readonly kind: 'later' };

const LATER: Verdict = { kind: 'later' };
/** What says so by its code alone, where an answer comes without a status: by an action. */
const LATER_CODES: readonly string[] = ['internal', 'unavailable', 'too-many-requests'];
const HELD_CODES: readonly string[] = ['forbidden', 'not-found'];

/**
 * Judges an answer by its status and its body (undefined where that was no JSON, as the page of a
 * hotel's network or of a proxy).
 */
export function judge(status: number, body: unknown): Verdict {
  if (status >= 500 || status === 429 || status === 408 || !isAnswer(body)) return LATER;
  if (body.ok) return { kind: 'sent', game: body.value };
  const { code, message } = body.error;
  if (LATER_CODES.includes(code)) return LATER;
  const held = status === 401 || HELD_CODES.includes(code);
  return { kind: held ? 'held' : 'refused', code, message, current: body.current };
}

/** Is it an answer of this program's? Only its head is looked at: the rest it wrote itself. */
function isAnswer(body: unknown): body is Answer {
  if (!isObject(body)) return false;
  if (body.ok === true) return isGame(body.value);
  if (body.ok !== false || !isObject(body.error)) return false;
  const { code, message } = body.error;
  const isCurrent = body.current === undefined || isGame(body.current);
  return typeof code === 'string' && typeof message === 'string' && isCurrent;
}

const isGame = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.revision === 'number' &&
  Array.isArray(value.hands) &&
  isObject(value.table);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

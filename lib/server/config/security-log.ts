/** What the log keeps of who got in, who did not, and what was refused to whom. */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { addressIn } from './client-address';
import { log } from './log';

/** What happened: one of these, or the name of the action by which somebody changed who may what. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'too-many-tries'
  | 'denied'
  | 'done';

/** Who and what: ids and names of ours, nothing that somebody typed. */
export type About = {
  readonly user?: string | null;
  /** The address that it came from. */
  readonly from?: string;
  /** The way in: a password, a link, a provider. */
  readonly way?: string;
  /** The action or operation. */
  readonly what?: string;
  readonly code?: string;
};

/** The same of the same one is written once in this time: whoever asks on and on fills no disk. */
const AGAIN_MS = 60_000;
const told = new LRUCache<string, true>({ max: 5000, ttl: AGAIN_MS });

/** Writes a line, marked `security`; what is refused as a warning. */
export function noteEvent(event: SecurityEvent, about: About): void {
  const isGood = event === 'signed-in' || event === 'signed-out' || event === 'done';
  if (isGood) {
    log.info({ security: event, ...about }, 'security');
    return;
  }
  const key = JSON.stringify([event, about]);
  if (told.has(key)) return;
  told.set(key, true);
  log.warn({ security: event, ...about }, 'security');
}

/** What a denial says that is not somebody's mistyping. */
const KEPT: ReadonlySet<string> = new Set([
  'forbidden',
  'not-found',
  'token-invalid',
  'scope-missing',
  'too-many-requests',
  'input-invalid',
]);

/** Notes an answer that turned somebody away. What the rules of a game refuse is none. */
export function noteDenial(
  answer: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } },
  about: {
    readonly user: string | null;
    readonly what: string;
    readonly headers: Pick<Headers, 'get'>;
  },
): void {
  if (answer.ok || !KEPT.has(answer.error.code)) return;
  const { user, what, headers } = about;
  noteEvent('denied', { code: answer.error.code, what, user, from: addressIn(headers) });
}

/**
 * Ids with a signature made with the server's secret, for links: one can be shown again at any time, and the
 * database alone gives nobody a link.
 */
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionSecret } from '../config/env';

const SIGNATURE_BYTES = 16;

/** A kind of link; what is signed for one is none of another. */
type Kind = 'pass' | 'calendar' | 'tournament' | 'invitation';

const signatureOf = (kind: Kind, id: string): Buffer =>
  createHmac('sha256', sessionSecret())
    .update(`${kind}:${id}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** The token of an id of 21 characters, for its link. */
export const sign = (kind: Kind, id: string): string =>
  `${id}${signatureOf(kind, id).toString('base64url')}`;

/** The id that a token names; null where nobody here signed it. What it stood for may be gone by now. */
export function signedId(kind: Kind, token: string): string | null {
  const [, id, signature] = /^([\w-]{21})([\w-]{22})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(kind, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

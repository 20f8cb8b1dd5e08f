/** What the JSON interface answers: status, headers and text, before anybody sends it. */
import 'server-only';
import type { Taken } from '../access';
import type { Operation } from './contract';
import { hasTag, makeTag } from './etag';
import { Prepared } from './prepared';
import { AGAIN_SECONDS, statusOf } from './status';
import type { Told } from './told';

/** How a token is sent. */
const SCHEME = 'Bearer';

/** An answer that nobody has sent yet. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where there is nothing to read. */
  readonly body: Prepared | null;
};

/** Any site may read with a token of its own, and what is public; nobody's cookie goes along. */
const FOR_OTHERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
};

/** Puts an answer in the words of HTTP: the status that says the same, a mark where something is read. */
export function replyOf<Value>({
  asked,
  operation: { method },
  taken,
  answered,
  revisionOf,
}: {
  asked: { readonly headers: Pick<Headers, 'get'> };
  operation: Pick<Operation, 'method'>;
  /** What is left of the asker's requests, where they are counted. */
  taken: Taken | null;
  answered: Told<Value>;
  revisionOf?: ((value: Value) => number) | undefined;
}): Reply {
  const isRead = method === 'get';
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    // Kept by whoever asked, and only with our word each time that it is still right.
    'Cache-Control': isRead && answered.ok ? 'private, no-cache' : 'no-store',
    Vary: 'authorization, cookie, accept-language, accept-encoding',
    ...(isRead && FOR_OTHERS),
    ...(taken && {
      'RateLimit-Limit': `${taken.limit}`,
      'RateLimit-Remaining': `${taken.remaining}`,
      'RateLimit-Reset': `${taken.resetSeconds}`,
    }),
  };
  if (!answered.ok) {
    const { code } = answered.error;
    if (code === 'too-many-requests' && taken) headers['Retry-After'] = `${taken.resetSeconds}`;
    if (code === 'unavailable') headers['Retry-After'] = AGAIN_SECONDS;
    if (code === 'token-invalid')
      headers['WWW-Authenticate'] = `${SCHEME} realm="Schiefer", error="invalid_token"`;
    return { status: statusOf(code), headers, body: new Prepared(JSON.stringify(answered)) };
  }
  const { body, tag } = writtenOf(answered, revisionOf);
  if (isRead) {
    headers.ETag = tag;
    if (hasTag(asked.headers.get('if-none-match'), tag))
      return { status: 304, headers, body: null };
  }
  return { status: 200, headers, body };
}

type Written = { readonly body: Prepared; readonly tag: string };
/** Answers that are kept are written once. */
const written = new WeakMap<object, Written>();

function writtenOf<Value>(
  answered: Extract<Told<Value>, { ok: true }>,
  revisionOf: ((value: Value) => number) | undefined,
): Written {
  const known = written.get(answered);
  if (known) return known;
  const text = JSON.stringify(answered);
  const made = {
    body: new Prepared(text),
    tag: makeTag(text, revisionOf?.(answered.value)),
  };
  written.set(answered, made);
  return made;
}

/**
 * The same for Next to send, as it is: it takes away what tells that an answer is packed, and packs no answer
 * of a route itself.
 */
export const asResponse = ({ status, headers, body }: Reply): Response =>
  new Response(body?.bytes ?? null, { status, headers });

import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { wholeOf } from '../../files/lines';
import type { Viewer } from '../access';
import { type Answer, deny, failed } from '../answer';
import { env } from '../env';
import { log } from '../log';
import { isFromElsewhere } from '../origin';
import { noteDenial } from '../security-log';
import { viewer as viewerOfSession } from '../session';
import { statusOf } from '../status';
import { inReadersWords, withoutSaid } from '../told';
import { inReadersLanguage, say } from '../words';
import { type Asker, addressIn, askerOf, lacks } from './asker';
import { hasTag, makeTag, revisionIn } from './etag';
import { expected, unknownKeys } from './expected';
import { limiter, RULES, type Taken } from './limits';
import type { Given, Operation } from './operation';

/** How a token is sent. */
const SCHEME = 'Bearer';
/** What an endpoint takes of a request's body, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** A request that was read. */
type Asked<Path, Query, Body> = {
  readonly params: Path;
  readonly query: Query;
  readonly body: Body;
  /** The revision that an `If-Match` asks for. */
  readonly revision: number | undefined;
};

type Steps<Path, Query, Body, Value, Who extends Viewer | null> = {
  /** Finds or makes whose request it is where there is no token; the session's person, if left out. */
  who?: () => Promise<Who>;
  run: (viewer: Who, asked: Asked<Path, Query, Body>) => Promise<Answer<Value>>;
  /** The revision of what is answered, where it has one. */
  revisionOf?: (value: Value) => number;
};

/**
 * One operation of the JSON interface at an address that stays the same from one version to the next:
 * a phone can send tomorrow what was entered today. Answers `{ ok: true, value }` or
 * `{ ok: false, error, current? }`, as an action does, with a status that says the same; reads with a
 * mark (ETag), everything with what is left of the asker's requests. Nothing that is sent makes it
 * fail: what cannot be read is refused, a fault of ours is logged and answered as `internal`.
 */
export const endpoint =
  <
    Path extends z.ZodObject,
    Query extends z.ZodObject,
    Body extends z.ZodType,
    Value extends z.ZodType,
    Who extends Viewer | null = Viewer | null,
  >(
    operation: Operation<Path, Query, Body, Value>,
    {
      // Who is not asked for may be nobody, and `run` then takes nobody.
      who = viewerOfSession as () => Promise<Who>,
      run,
      revisionOf,
    }: Steps<z.output<Path>, z.output<Query>, z.output<Body>, Given<z.output<Value>>, Who>,
  ) =>
  (request: Request, { params }: { params: Promise<object> }): Promise<Response> =>
    inReadersLanguage(async () => {
      let taken: Taken | null = null;
      try {
        const found = await askerOf(request, viewerOfSession);
        taken = await counted(request, found);
        const user = (found.ok && found.value.viewer?.userId) || null;
        const answer = (answered: Answer<Given<z.output<Value>>>) => {
          noteDenial(answered, { user, what: operation.id, headers: request.headers });
          return respond({ request, operation, taken, answered, revisionOf });
        };
        if (taken && !taken.isAllowed) return answer(tooMany(taken));
        if (!found.ok) return answer(found);
        const lacking = lacks(found.value, operation.scope);
        if (lacking) return answer(lacking);
        const isByCookie = found.value.scopes === null && operation.method !== 'get';
        if (isByCookie && isFromElsewhere(request))
          return answer(deny('forbidden', say('server.fromElsewhere')));
        // A path without parts that vary brings none.
        const asked = await readRequest(request, operation, (await params) ?? {});
        if (!asked.ok) return answer(asked);
        const isToken = found.value.scopes !== null;
        // Only now: nobody becomes a guest with what cannot be read. A token's viewer is somebody.
        const viewer = isToken ? (found.value.viewer as Who) : await who();
        const told = inReadersWords(await run(viewer, asked.value));
        return answer(viewer && !isToken ? told : withoutSaid(told));
      } catch (error) {
        unstable_rethrow(error);
        log.error({ err: error, endpoint: operation.id }, 'endpoint failed');
        return respond({ request, operation, taken, answered: failed(error) });
      }
    });

/**
 * Lets somebody in who asks for an operation that answers otherwise than with one JSON answer: the
 * viewer, or the answer that says why not.
 */
export const admit = (
  request: Request,
  operation: Pick<Operation, 'method' | 'scope'>,
): Promise<{ readonly viewer: Viewer | null } | Response> =>
  inReadersLanguage(async () => {
    const found = await askerOf(request, viewerOfSession);
    const taken = await counted(request, found);
    const denied = (answered: Answer<never>) => respond({ request, operation, taken, answered });
    if (taken && !taken.isAllowed) return denied(tooMany(taken));
    if (!found.ok) return denied(found);
    const lacking = lacks(found.value, operation.scope);
    return lacking ? denied(lacking) : { viewer: found.value.viewer };
  });

/** Takes the request from what its asker has; a token that lets nobody in counts for its address. */
async function counted(request: Request, found: Answer<Asker>): Promise<Taken | null> {
  if (env().RATE_LIMITS === 'off') return null;
  const { kind, key } = found.ok
    ? found.value
    : ({ kind: 'address', key: addressIn(request.headers) } as const);
  return limiter().take(`${kind} ${key}`, RULES[kind]);
}

const tooMany = ({ limit, resetSeconds }: Taken) =>
  deny('too-many-requests', say('api.tooManyRequests', { limit, seconds: resetSeconds }));

/** Reads all that a request says; refused with the first thing amiss. */
async function readRequest<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
>(
  request: Request,
  { params, query, body }: Operation<Path, Query, Body>,
  given: object,
): Promise<Answer<Asked<z.output<Path>, z.output<Query>, z.output<Body>>>> {
  const path = params.safeParse(given);
  if (!path.success) return invalid(params, path.error);
  const search = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!search.success) return invalid(query, search.error);
  const revision = revisionIn(request.headers.get('if-match'));
  if (revision === null) return deny('input-invalid', say('api.badIfMatch'), 'If-Match');
  const rest = { params: path.data, query: search.data, revision };
  // An operation without a body has nobody who reads one.
  if (body === null) return { ok: true, value: { ...rest, body: undefined as z.output<Body> } };
  const sent = await bodyOf(request);
  if (!sent.ok) return sent;
  const read = body.safeParse(sent.value);
  if (!read.success) return invalid(body, read.error);
  return { ok: true, value: { ...rest, body: read.data } };
}

/** Where a request is not as it must be, and what was expected there. */
function invalid(schema: z.ZodType, { issues: [issue] }: z.ZodError) {
  const at = issue?.path ?? [];
  const path = at.join('.');
  if (issue?.code !== 'unrecognized_keys') return deny('input-invalid', expected(schema, at), path);
  const { keys } = issue;
  return deny('input-invalid', unknownKeys(schema, at, keys), path || keys.join(', '));
}

async function bodyOf(request: Request): Promise<Answer<unknown>> {
  // No other site can make a browser send this without asking first.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return deny('input-invalid', say('server.notJson'));
  const bytes = request.body && (await wholeOf(request.body, MAX_BODY_BYTES));
  if (request.body && !bytes) return deny('input-invalid', say('server.bodyTooLarge'));
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    if (typeof value === 'object' && value !== null) return { ok: true, value };
  } catch {
    // Said below.
  }
  return deny('input-invalid', say('server.notJson'));
}

function respond<Value>({
  request,
  operation: { method },
  taken,
  answered,
  revisionOf,
}: {
  request: Request;
  operation: Pick<Operation, 'method'>;
  taken: Taken | null;
  answered: Answer<Value>;
  revisionOf?: ((value: Value) => number) | undefined;
}): Response {
  const body = JSON.stringify(answered);
  const isRead = method === 'get';
  const headers = new Headers({
    'Content-Type': 'application/json',
    // Kept by whoever asked, and only with our word each time that it is still right.
    'Cache-Control': isRead && answered.ok ? 'private, no-cache' : 'no-store',
    Vary: 'authorization, cookie, accept-language',
  });
  if (isRead) allowOthers(headers);
  if (taken) {
    headers.set('RateLimit-Limit', `${taken.limit}`);
    headers.set('RateLimit-Remaining', `${taken.remaining}`);
    headers.set('RateLimit-Reset', `${taken.resetSeconds}`);
  }
  if (!answered.ok) {
    const { code } = answered.error;
    if (code === 'too-many-requests' && taken) headers.set('Retry-After', `${taken.resetSeconds}`);
    if (code === 'token-invalid')
      headers.set('WWW-Authenticate', `${SCHEME} realm="Schiefer", error="invalid_token"`);
    return new Response(body, { status: statusOf(code), headers });
  }
  if (isRead) {
    const tag = makeTag(body, revisionOf?.(answered.value));
    headers.set('ETag', tag);
    if (hasTag(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: 200, headers });
}

/** Any site may read with a token of its own, and what is public; nobody's cookie goes along. */
function allowOthers(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set(
    'Access-Control-Expose-Headers',
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
  );
}

/** What a browser asks for before a page of another site reads. */
export function OPTIONS(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'authorization, if-none-match',
      'Access-Control-Max-Age': '86400',
    },
  });
}

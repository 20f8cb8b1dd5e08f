import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { wholeOf } from '../../files/lines';
import type { Viewer } from '../access/access';
import { type Answer, deny, failed } from '../access/answer';
import { limiter, RULES, type Taken } from '../access/limits';
import { sessionCheck, viewer as viewerOfSession } from '../account/session';
import { isInForce } from '../account/tokens';
import { placeIn } from '../config/client-address';
import { env } from '../config/env';
import { log } from '../config/log';
import { noteDenial } from '../config/security-log';
import { type Asker, askerOf, lacks } from './asker';
import type { Given, Operation } from './contract';
import { revisionIn } from './etag';
import { expected, unknownKeys } from './expected';
import { isFromElsewhere } from './origin';
import { asResponse, type Reply, replyOf } from './reply';
import { inReadersWords, withoutSaid } from './told';
import { unreadable } from './unreadable';
import { inReadersLanguage, say } from './words';

/** What an endpoint takes of a request's body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

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

/** A request as it came; those of Next are such, and those that the server takes by itself (fast-routes.ts). */
export type Call = {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null;
};

/** Answers calls; `params` are the parts of the path that vary. */
export type Answering = (call: Call, params: object) => Promise<Reply>;

/**
 * One operation of the JSON interface at an address that stays the same from one version to the next:
 * a phone can send tomorrow what was entered today. Answers `{ ok: true, value }` or
 * `{ ok: false, error, current? }`, as an action does, with a status that says the same; reads with a
 * mark (ETag), everything with what is left of the asker's requests. Nothing that is sent makes it
 * fail: what cannot be read is refused, a fault of ours is logged and answered as `internal`.
 */
export const endpoint = <
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
): Route =>
  routeOf((call, params) =>
    inReadersLanguage(async () => {
      let taken: Taken | null = null;
      try {
        const found = await askerOf(call, viewerOfSession);
        taken = await counted(call, found);
        const user = (found.ok && found.value.viewer?.userId) || null;
        const answer = (answered: Answer<Given<z.output<Value>>>) => {
          noteDenial(answered, { user, what: operation.id, headers: call.headers });
          return replyOf({ asked: call, operation, taken, answered, revisionOf });
        };
        if (taken && !taken.isAllowed) return answer(tooMany(taken));
        if (!found.ok) return answer(found);
        const lacking = lacks(found.value, operation.scope);
        if (lacking) return answer(lacking);
        const isByCookie = found.value.scopes === null && operation.method !== 'get';
        if (isByCookie && isFromElsewhere(call))
          return answer(deny('forbidden', say('server.fromElsewhere')));
        const asked = await readCall(call, operation, params);
        if (!asked.ok) return answer(asked);
        const isToken = found.value.scopes !== null;
        // Only now: nobody becomes a guest with what cannot be read. A token's viewer is somebody.
        const viewer = isToken ? (found.value.viewer as Who) : await who();
        const told = inReadersWords(await run(viewer, asked.value));
        return answer(viewer && !isToken ? told : withoutSaid(told));
      } catch (error) {
        unstable_rethrow(error);
        log.error({ err: error, endpoint: operation.id }, 'endpoint failed');
        return replyOf({ asked: call, operation, taken, answered: failed(error) });
      }
    }),
  );

/** What Next calls at the address of an operation; `answer` is the same for whoever sends it otherwise. */
type Route = ((request: Request, found: { params: Promise<object> }) => Promise<Response>) & {
  readonly answer: Answering;
};

const routeOf = (answer: Answering): Route =>
  Object.assign(
    async (request: Request, { params }: { params: Promise<object> }) =>
      // A path without parts that vary brings none.
      asResponse(await answer(request, (await params) ?? {})),
    { answer },
  );

/**
 * Lets somebody in who asks for an operation that answers otherwise than with one JSON answer: the
 * viewer, and how to ask later whether they are still in; or the answer that says why not.
 */
export const admit = (
  request: Request,
  operation: Pick<Operation, 'method' | 'scope'>,
): Promise<{ viewer: Viewer | null; isIn: () => Promise<boolean> } | Response> =>
  inReadersLanguage(async () => {
    const found = await askerOf(request, viewerOfSession);
    const taken = await counted(request, found);
    const denied = (answered: Answer<never>) =>
      asResponse(replyOf({ asked: request, operation, taken, answered }));
    if (taken && !taken.isAllowed) return denied(tooMany(taken));
    if (!found.ok) return denied(found);
    const lacking = lacks(found.value, operation.scope);
    if (lacking) return denied(lacking);
    const { viewer, scopes, key } = found.value;
    return { viewer, isIn: scopes === null ? await sessionCheck() : () => isInForce(key) };
  });

/** Takes the request from what its asker has; a token that lets nobody in counts for its address. */
async function counted({ headers }: Call, found: Answer<Asker>): Promise<Taken | null> {
  if (env().RATE_LIMITS === 'off') return null;
  const { kind, key } = found.ok
    ? found.value
    : ({ kind: 'address', key: placeIn(headers) } as const);
  return limiter().take(`${kind} ${key}`, RULES[kind]);
}

const tooMany = ({ limit, resetSeconds }: Taken) =>
  deny('too-many-requests', say('api.tooManyRequests', { limit, seconds: resetSeconds }));

/** Reads all that a request says; refused with the first thing amiss. */
async function readCall<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
>(
  call: Call,
  { params, query, body }: Operation<Path, Query, Body>,
  given: object,
): Promise<Answer<Asked<z.output<Path>, z.output<Query>, z.output<Body>>>> {
  const path = params.safeParse(given);
  if (!path.success) return invalid(params, path.error);
  const search = query.safeParse(Object.fromEntries(new URL(call.url).searchParams));
  if (!search.success) return invalid(query, search.error);
  const revision = revisionIn(call.headers.get('if-match'));
  if (revision === null) return deny('input-invalid', say('api.badIfMatch'), 'If-Match');
  const rest = { params: path.data, query: search.data, revision };
  // An operation without a body has nobody who reads one.
  if (body === null) return { ok: true, value: { ...rest, body: undefined as z.output<Body> } };
  const sent = await bodyOf(call);
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

async function bodyOf(call: Call): Promise<Answer<unknown>> {
  // No other site can make a browser send this without asking first.
  if (!call.headers.get('content-type')?.startsWith('application/json'))
    return deny('input-invalid', say('server.notJson'));
  const bytes = call.body && (await wholeOf(call.body, MAX_BODY_BYTES));
  if (call.body && !bytes)
    return deny('input-invalid', say('server.bodyTooLarge', { most: MAX_BODY_BYTES / 1024 }));
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    if (typeof value === 'object' && value !== null)
      return unreadable(value) ?? { ok: true, value };
  } catch {
    // Said below.
  }
  return deny('input-invalid', say('server.notJson'));
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

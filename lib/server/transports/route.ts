import 'server-only';
import type { z } from 'zod';
import { wholeOf } from '../../files/lines';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { type Answer, invalid, type Viewer } from '../access';
import { isInForce, renewedViewer, sessionCheck, viewer as viewerOfSession } from '../account';
import type { Given, Operation } from './contract';
import { revisionIn } from './etag';
import { expected, unknownKeys } from './expected';
import { enter, pass } from './pipeline';
import { asResponse, type Reply, replyOf } from './reply';
import { inWords } from './told';
import { unreadable } from './unreadable';
import { readersWords } from './words';

/** What an endpoint takes of a request's body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A request that was read. */
type Asked<Given> = {
  /** All that its address, its query and its body say. */
  readonly given: Given;
  /** The revision that an `If-Match` asks for. */
  readonly revision: number | undefined;
  /** The mark of the account under which it was entered on a phone; null for none. */
  readonly account: string | null;
};

type Run<Given, Value, Who> = (
  viewer: Who,
  given: Given,
  words: Words,
  asked: Asked<Given>,
) => Promise<Answer<Value>>;

type More<Value, Who> = {
  /**
   * Finds or makes whose request it is where there is no token; if left out, the person of the session,
   * which whoever changes something keeps from running out.
   */
  who?: () => Promise<Who>;
  /** The revision of what is answered, where it has one. */
  revisionOf?: (value: Value) => number;
};

/** A request as it came; those of Next are such. */
export type Call = {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null;
};

/** An operation, and what answers calls of it; `params` are the parts of the path that vary. */
export type Endpoint = {
  readonly operation: Operation;
  readonly answer: (call: Call, params: object) => Promise<Reply>;
};

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
  run: Run<z.output<Path> & z.output<Query> & z.output<Body>, Given<z.output<Value>>, NoInfer<Who>>,
  {
    // Who is not asked for may be nobody, and `run` then takes nobody.
    who = (operation.method === 'get' ? viewerOfSession : renewedViewer) as () => Promise<Who>,
    revisionOf,
  }: More<Given<z.output<Value>>, Who> = {},
): Endpoint => ({
  operation,
  answer: async (call, params) => {
    const { answer, taken } = await pass(call, {
      name: operation.id,
      scope: operation.scope,
      ownPagesOnly: operation.method !== 'get',
      read: () => readCall(call, operation, params),
      who,
      run: (viewer, asked, words) => run(viewer, asked.given, words, asked),
    });
    return replyOf({ asked: call, operation, taken, answered: answer, revisionOf });
  },
});

/**
 * Lets somebody in who asks for an operation that answers otherwise than with one JSON answer: the
 * viewer, and how to ask later whether they are still in; or the answer that says why not.
 */
export async function admit(
  request: Request,
  operation: Pick<Operation, 'method' | 'scope'>,
): Promise<{ viewer: Viewer | null; isIn: () => Promise<boolean> } | Response> {
  const entry = await enter(request, operation.scope);
  if (!entry.ok) {
    const answered = inWords(await readersWords(), entry.denial);
    return asResponse(replyOf({ asked: request, operation, taken: entry.taken, answered }));
  }
  const { viewer, scopes, key } = entry.asker;
  return { viewer, isIn: scopes === null ? await sessionCheck() : () => isInForce(key) };
}

/** Reads all that a request says; refused with the first thing amiss. */
async function readCall<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
>(
  call: Call,
  { params, query, body }: Operation<Path, Query, Body>,
  parts: object,
): Promise<Answer<Asked<z.output<Path> & z.output<Query> & z.output<Body>>>> {
  const path = params.safeParse(parts);
  if (!path.success) return misshapen(params, path.error);
  const search = query.safeParse(Object.fromEntries(new URL(call.url).searchParams));
  if (!search.success) return misshapen(query, search.error);
  const revision = revisionIn(call.headers.get('if-match'));
  if (revision === null) return invalid(sentence('api.badIfMatch'), 'If-Match');
  const account = call.headers.get('schiefer-account');
  const sent = body === null ? null : await bodyOf(call);
  if (sent && !sent.ok) return sent;
  const read = body?.safeParse(sent?.value);
  if (body && read && !read.success) return misshapen(body, read.error);
  // All bodies are objects.
  const said = { ...(read?.data as object | undefined), ...search.data, ...path.data };
  const given = said as z.output<Path> & z.output<Query> & z.output<Body>;
  return { ok: true, value: { given, revision, account } };
}

/** Where a request is not as it must be, and what was expected there. */
function misshapen(schema: z.ZodType, { issues: [issue] }: z.ZodError) {
  const at = issue?.path ?? [];
  const path = at.join('.');
  if (issue?.code !== 'unrecognized_keys') return invalid(expected(schema, at), path);
  const { keys } = issue;
  return invalid(unknownKeys(schema, at, keys), path || keys.join(', '));
}

async function bodyOf(call: Call): Promise<Answer<unknown>> {
  // No other site can make a browser send this without asking first.
  if (!call.headers.get('content-type')?.startsWith('application/json'))
    return invalid(sentence('server.notJson'));
  const bytes = call.body && (await wholeOf(call.body, MAX_BODY_BYTES));
  if (call.body && !bytes)
    return invalid(sentence('server.bodyTooLarge', { most: MAX_BODY_BYTES / 1024 }));
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    if (typeof value === 'object' && value !== null)
      return unreadable(value) ?? { ok: true, value };
  } catch {
    // Said below.
  }
  return invalid(sentence('server.notJson'));
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

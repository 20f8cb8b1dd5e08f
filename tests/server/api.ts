/**
 * A client of the JSON interface, which asks what answers it without a network. A test file that uses it
 * begins with
 * `vi.mock('next/headers', async () => (await import('./phone')).nextHeaders)` and
 * `vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions)`.
 */
import { expect } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../app/api/v1/contract';
import { answerOf, Refused } from '../../app/api/v1/contract/answers';
import { followGame, readDocument } from '../../app/api/v1/contract/others';
import type { Viewer } from '../../lib/server/access/access';
import { makeToken, TOKEN_SCOPES, type TokenScope } from '../../lib/server/account/tokens';
import { createGuest } from '../../lib/server/account/users';
import type { Operation } from '../../lib/server/transports/contract';
import type { Handler } from './endpoints';
import { value } from './table';

let seated: Viewer | null = null;
/** Whose session requests come with from now on. */
export const sitDown = (viewer: Viewer | null): void => {
  seated = viewer;
};
/** Stands in for the sessions, which are tested where people sign in. */
export const sessions = {
  viewer: async () => seated,
  renewedViewer: async () => seated,
  sessionCheck: async () => async () => true,
  viewerOrGuest: async () => seated ?? { userId: await createGuest() },
};

export const newToken = async (
  viewer: Viewer | null,
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
): Promise<string> => value(await makeToken(viewer, { name: 'Bot', scopes, days: null })).token;

type Asking = {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where there is none. */
  readonly body: Body;
};
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers that schemas have read.
type Body = any;

/** Finds the operation of an address, and what stands in it. */
function operationAt(method: string, pathname: string) {
  const asked = pathname.split('/').filter(Boolean);
  for (const one of OPERATIONS) {
    const parts = one.operation.path.split('/').filter(Boolean);
    const fits =
      one.operation.method === method.toLowerCase() &&
      parts.length === asked.length &&
      parts.every((part, i) => part.startsWith('{') || part === asked[i]);
    if (!fits) continue;
    const params = parts.flatMap((part, i) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(asked[i] ?? '')]] : [],
    );
    return { ...one, params: Object.fromEntries(params) as Record<string, string> };
  }
  throw new Error(`no operation for ${method} ${pathname}`);
}

/** What is no JSON, Next answers. */
async function handlerOf(operation: Operation): Promise<Handler> {
  if (operation !== followGame && operation !== readDocument) {
    // Only now: they ask for the sessions that stand in for real ones here.
    const { asHandler, endpointOf } = await import('./endpoints');
    return asHandler(endpointOf(operation));
  }
  const folder = operation.path.replaceAll('{', '[').replaceAll('}', ']');
  return (await import(/* @vite-ignore */ `../../app/api/v1${folder}/route.ts`)).GET;
}

/**
 * Asks `GET /games?limit=2`, and reads the answer with the schema of the document: nothing may be in
 * it that the document does not know.
 */
export async function ask(asked: string, given: Asking = {}): Promise<Reply> {
  const [method = '', address = ''] = asked.split(' ');
  const url = new URL(`http://jass.example/api/v1${address}`);
  const { operation, params } = operationAt(method, url.pathname.replace('/api/v1', ''));
  const { body, token, headers } = given;
  const request = new Request(url, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const response = await (await handlerOf(operation))(request, { params: Promise.resolve(params) });
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json' && text !== '';
  const read = isJson ? JSON.parse(text) : undefined;
  if (isJson && operation.path !== '/openapi.json') {
    const schema = z.union([answerOf(operation.value), Refused]);
    expect(schema.parse(read), asked).toEqual(read);
  }
  return { status: response.status, headers: response.headers, text, body: read };
}

/** Walks a list page by page; answers everything that was on them. */
export async function walk(
  address: string,
  { key, limit, ...given }: Asking & { key: string; limit: number },
): Promise<readonly { readonly id: string }[]> {
  const all: { id: string }[] = [];
  let next: string | null = null;
  do {
    const at: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
    const mark = address.includes('?') ? '&' : '?';
    const { body } = await ask(`GET ${address}${mark}limit=${limit}${at}`, given);
    expect(body.value[key].length).toBeLessThanOrEqual(limit);
    all.push(...body.value[key]);
    next = body.value.next;
  } while (next !== null && all.length < 1000);
  return all;
}

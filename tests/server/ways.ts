/**
 * The two ways in which something is written in a game: by the action of an open board, and to the
 * address that stays the same. Each goes from the request on, with the cookie of a real session.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe } from 'vitest';
import { changeGame } from '../../app/api/v1/contract/games';
import { changeTable } from '../../app/api/v1/contract/table';
import * as actions from '../../app/games/[gameId]/actions';
import type { Viewer } from '../../lib/server/access/access';
import { withRequest } from '../../lib/server/access/request';
import { sessionCookie } from '../../lib/server/account/session';
import { beginSession, newSessionId } from '../../lib/server/account/sessions';
import { sessionSecret } from '../../lib/server/config/env';
import type { Announced } from '../../lib/server/games/announcements';
import { read, write } from '../../lib/server/store/db';
import type { Operation } from '../../lib/server/transports/contract';
import type { Told } from '../../lib/server/transports/told';
import type { GameState } from '../../lib/sync/game';
import { endpointOf } from './endpoints';
import { travel } from './table';

/** One way; `change` and `announced` are what a phone sends, whatever they are. */
export type Way = {
  readonly change: (
    viewer: Viewer | null,
    sent: { readonly gameId: unknown; readonly change: unknown; readonly account?: unknown },
  ) => Promise<Told<GameState>>;
  readonly announce: (
    viewer: Viewer | null,
    announced: { readonly [Field in keyof Announced]: unknown },
  ) => Promise<Told<null>>;
};

const language = new AsyncLocalStorage<string>();
/** What is sent meanwhile comes from a browser that asks for this language. */
export const speaking = <T>(code: string, job: () => T): T => language.run(code, job);

const cookies = new Map<string, string>();
async function cookieOf({ userId }: Viewer): Promise<string> {
  const known = cookies.get(userId);
  if (known !== undefined) return known;
  const user = await read((tx) => tx.user.findUnique({ where: { id: userId } }));
  const ids =
    user && !user.guest
      ? await write((tx) => beginSession(tx, userId, { before: null, agent: 'test' }))
      : { sub: userId, sid: newSessionId() };
  const cookie = await encode({ token: { ...ids }, secret: sessionSecret(), maxAge: 3600 });
  cookies.set(userId, cookie);
  return cookie;
}

/** A request of this viewer's phone. */
async function asked<T>(
  viewer: Viewer | null,
  more: Record<string, string>,
  job: (headers: Headers) => Promise<T>,
): Promise<T> {
  const value = viewer && (await cookieOf(viewer));
  const headers = new Headers({
    host: 'jass.example',
    'accept-language': language.getStore() ?? 'en',
    'content-type': 'application/json',
    ...more,
  });
  const { name } = sessionCookie();
  const jar = {
    get: (one: string) => (one === name && value !== null ? { value } : undefined),
    set: () => undefined,
  };
  return withRequest({ headers, cookies: jar }, () => job(headers));
}

async function post<T>(
  operation: Operation,
  headers: Headers,
  { gameId, ...body }: { readonly gameId: unknown; readonly [field: string]: unknown },
): Promise<Told<T>> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const call = { url: 'http://jass.example/', headers, body: [bytes] };
  const reply = await endpointOf(operation).answer(call, { gameId });
  // What the server answers, as it says there.
  return JSON.parse(`${reply.body?.bytes}`) as Told<T>;
}

/** As it is when it has gone over the network; what is sent may be anything. */
const overNetwork = <T>(given: unknown): T => structuredClone(given) as T;

const byAction: Way = {
  change: (viewer, { account = null, ...sent }) =>
    asked(viewer, {}, () => actions.writeChange(overNetwork({ ...sent, account }))),
  announce: (viewer, announced) =>
    asked(viewer, {}, () => actions.announce(overNetwork(announced))),
};
const toAddress: Way = {
  change: (viewer, { account, ...sent }) =>
    asked(viewer, account ? { 'schiefer-account': `${account}` } : {}, (headers) =>
      post(changeGame, headers, sent),
    ),
  announce: (viewer, { gameId, ...announced }) =>
    asked(viewer, {}, (headers) =>
      post(changeTable, headers, { gameId, do: 'announce', ...announced }),
    ),
};

export const WAYS = [
  ['by the action of an open board', byAction],
  ['to the address', toAddress],
] as const;

/** Tests of what is written in games, each of them in both ways; `move` goes that way, too. */
export const inBothWays = (name: string, tests: (way: Way) => void): void =>
  describe.each(WAYS)(`${name}, %s`, (_, way) => {
    beforeAll(() => travel(way));
    afterAll(() => travel(null));
    tests(way);
  });

/** Tokens from the day they are made to the day they open nothing any more. */

import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, RULES, setLimiter } from '../../lib/server/access/limits';
import { exportAccount } from '../../lib/server/account/account-export';
import {
  listTokens,
  makeToken,
  revokeToken,
  TOKEN_SCOPES,
  useToken,
} from '../../lib/server/account/tokens';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { ask, newToken, sitDown } from './api';
import { newAccount } from './club';
import { newViewer, refusal, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();
let me: Viewer;
beforeEach(async () => {
  sitDown(null);
  setLimiter(memoryLimiter());
  me = await newAccount('Anna');
});
afterEach(() => vi.useRealTimers());

const make = (more: object = {}, viewer: Viewer | null = me) =>
  makeToken(viewer, { name: 'Website', scopes: ['leagues:read'], days: 30, ...more });
const HOUR = 60 * 60 * 1000;

test('a token is shown once; kept is its hash, and what it may do', async () => {
  const { id, token } = value(await make({ scopes: ['games:read', 'leagues:read'] }));
  expect(token).toMatch(/^sch_[\w-]{40}$/);
  const row = await read((tx) => tx.token.findUniqueOrThrow({ where: { id } }));
  expect(row.hash).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(JSON.stringify(row)).not.toContain(token.slice(4));
  expect(await listTokens(me)).toMatchObject([
    { id, name: 'Website', scopes: ['games:read', 'leagues:read'], usedAt: null, isOver: false },
  ]);
  expect(JSON.stringify(await listTokens(me))).not.toContain(token.slice(4));
  expect(await listTokens(await newAccount('Beat'))).toEqual([]);
  expect(await listTokens(null)).toEqual([]);
});

test.each([
  ['without a name', { name: '  ' }, 'name'],
  ['with a long name', { name: 'x'.repeat(61) }, 'name'],
  ['with a strange name', { name: 'a\u0007b' }, 'name'],
  ['that may nothing', { scopes: [] }, 'scopes'],
])('none is made %s', async (_, more, path) => {
  expect(refusal(await make(more))).toMatchObject({ code: 'input-invalid', path });
});

test('guests and nobody have none', async () => {
  expect(refusal(await make({}, await newViewer())).code).toBe('forbidden');
  expect(refusal(await make({}, null)).code).toBe('forbidden');
});

test('there are fifty at the most; a revoked one makes room', async () => {
  const made = [];
  for (let n = 0; n < 50; n++) made.push(value(await make()));
  expect(refusal(await make()).code).toBe('input-invalid');
  value(await revokeToken(me, { tokenId: made[0]?.id ?? '' }));
  expect((await make()).ok).toBe(true);
});

describe('a token ends', () => {
  const read = (token: string) => ask('GET /leagues', { token });

  test('at once where it is revoked, by its owner alone', async () => {
    const { id, token } = value(await make());
    expect((await read(token)).status).toBe(200);
    const other = await newAccount('Beat');
    expect(refusal(await revokeToken(other, { tokenId: id })).code).toBe('not-found');
    expect(refusal(await revokeToken(null, { tokenId: id })).code).toBe('not-found');
    expect((await read(token)).status).toBe(200);
    value(await revokeToken(me, { tokenId: id }));
    value(await revokeToken(me, { tokenId: id }));
    const { status, body } = await read(token);
    expect([status, body.error.message]).toEqual([401, 'This token was revoked.']);
    expect(await listTokens(me)).toEqual([]);
  });

  test('when its time is over', async () => {
    const { token } = value(await make({ days: 30 }));
    const endless = await newToken(me);
    vi.useFakeTimers({ now: Date.now() + 30 * 24 * HOUR + 1000, toFake: ['Date'] });
    const { status, body } = await read(token);
    expect([status, body.error.message]).toEqual([401, 'This token has expired.']);
    expect((await read(endless)).status).toBe(200);
    expect((await listTokens(me)).map(({ isOver }) => isOver).toSorted()).toEqual([false, true]);
  });

  test('with its account', async () => {
    const { token } = value(await make());
    await write((tx) => tx.user.delete({ where: { id: me.userId } }));
    expect((await read(token)).status).toBe(401);
  });
});

test('the last use is written once an hour', async () => {
  const { token } = value(await make());
  const at = async () => (await listTokens(me))[0]?.usedAt;
  const start = Date.now();
  const useAfter = async (ms: number) => {
    vi.useFakeTimers({ now: start + ms, toFake: ['Date'] });
    value(await useToken(token));
    return at();
  };
  const first = await useAfter(0);
  expect(first).toBe(new Date(start).toISOString());
  expect(await useAfter(HOUR - 1000)).toBe(first);
  expect(await useAfter(HOUR + 1000)).toBe(new Date(start + HOUR + 1000).toISOString());
});

test('an account takes along which tokens it has, and nothing that opens', async () => {
  const { token } = value(await make({ scopes: TOKEN_SCOPES }));
  let text = '';
  for await (const piece of (await exportAccount(me, EN)) ?? []) text += piece;
  expect(JSON.parse(text).account.tokens).toMatchObject([
    { name: 'Website', scopes: [...TOKEN_SCOPES], usedAt: null, revokedAt: null },
  ]);
  expect(text).not.toContain(token.slice(4));
  expect(text).not.toContain(createHash('sha256').update(token).digest('base64url'));
});

describe('limits', () => {
  test('count down in the headers, deny beyond, and begin anew', async () => {
    let now = 0;
    const counts = memoryLimiter(() => now);
    setLimiter(counts);
    const { id, token } = value(await make({ scopes: TOKEN_SCOPES }));
    const { limit } = RULES.token;
    const first = await ask('GET /leagues', { token });
    expect(first.headers.get('ratelimit-limit')).toBe(`${limit}`);
    expect(first.headers.get('ratelimit-remaining')).toBe(`${limit - 1}`);
    expect(first.headers.get('ratelimit-reset')).toBe('60');
    for (let n = 1; n < limit; n++) await counts.take(`token ${id}`, RULES.token);
    now = 20_000;
    const beyond = await ask('POST /games', { token, body: { id: nanoid() } });
    expect(beyond.status).toBe(429);
    expect(beyond.headers.get('retry-after')).toBe('40');
    expect(beyond.body.error).toMatchObject({ code: 'too-many-requests', hand: null });
    // Another token, and another address, have their own.
    expect((await ask('GET /leagues', { token: await newToken(me) })).status).toBe(200);
    now = 60_000;
    expect((await ask('GET /leagues', { token })).status).toBe(200);
  });

  test('of an address hold for wrong tokens too', async () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' };
    const at = (given: object) => ask('GET /leagues', { headers, ...given });
    const counts = memoryLimiter();
    setLimiter(counts);
    const { limit } = RULES.address;
    for (let n = 2; n < limit; n++) await counts.take('address 203.0.113.7', RULES.address);
    expect((await at({ token: 'sch_wrong' })).status).toBe(401);
    expect((await at({})).status).toBe(200);
    expect((await at({})).status).toBe(429);
    expect((await at({ token: 'sch_wrong' })).status).toBe(429);
    expect((await at({ headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(200);
  });

  test('are off where a setting says so', async () => {
    vi.stubEnv('RATE_LIMITS', 'off');
    const { status, headers } = await ask('GET /leagues');
    vi.unstubAllEnvs();
    expect([status, headers.get('ratelimit-limit')]).toEqual([200, null]);
  });

  test('need no more memory than twenty thousand keys', async () => {
    const limiter = memoryLimiter(() => 0);
    const rule = { limit: 1, windowMs: 1000 };
    expect((await limiter.take('first', rule)).isAllowed).toBe(true);
    for (let n = 0; n < 20_000; n++) await limiter.take(`key ${n}`, rule);
    expect((await limiter.take('first', rule)).isAllowed).toBe(true);
    expect((await limiter.take('key 19999', rule)).isAllowed).toBe(false);
  });
});

import { statSync } from 'node:fs';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { decode, encode } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { noSuch } from '../../lib/server/access/answer';
import { renewedViewer, viewer, viewerOrGuest } from '../../lib/server/account/session';
import { createGuest } from '../../lib/server/account/users';
import { sessionSecret } from '../../lib/server/config/env';
import { read, write } from '../../lib/server/store/db';
import { action, guestAction } from '../../lib/server/transports/action';
import { authOptions } from '../../lib/server/transports/auth';
import { denialInWords } from '../../lib/server/transports/told';
import { onPostgres, useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';

type SetCookie = { name: string; value: string; options: Record<string, unknown> };
const browser = vi.hoisted(() => ({ jar: new Map<string, string>(), set: [] as unknown[] }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = browser.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: (name: string, value: string, options: object) => {
      browser.jar.set(name, value);
      browser.set.push({ name, value, options });
    },
  }),
  headers: async () => new Headers({ 'user-agent': 'a browser' }),
}));

const file = useDatabase();
const NAME = 'next-auth.session-token';
const DAY = 24 * 60 * 60;
const lastCookie = () => browser.set.at(-1) as SetCookie;
const users = () => read((tx) => tx.user.count());
const tokenOf = (sub: string) =>
  encode({ token: { sub, sid: nanoid() }, secret: sessionSecret(), maxAge: DAY });

beforeEach(() => {
  browser.jar.clear();
  browser.set.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a guest', () => {
  test('is made by the first write and is the same person from then on', async () => {
    expect(await viewer()).toBeNull();
    const before = await users();
    const guest = await viewerOrGuest();
    expect(await viewer()).toEqual(guest);
    expect(await viewerOrGuest()).toEqual(guest);
    expect(await users()).toBe(before + 1);
    expect(browser.set).toHaveLength(1);
  });

  test('has a cookie that scripts and other sites cannot use, for 400 days', async () => {
    await viewerOrGuest();
    expect(lastCookie()).toMatchObject({
      name: NAME,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: 400 * DAY },
    });
    const token = await decode({ token: lastCookie().value, secret: sessionSecret() });
    expect(token?.sid).toMatch(/^[\w-]{22}$/);
    const [head = ''] = lastCookie().value.split('.', 1);
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
    });
  });

  test('has a secure cookie where the site has an https address', async () => {
    vi.stubEnv('NEXTAUTH_URL', 'https://jass.example');
    await viewerOrGuest();
    expect(lastCookie()).toMatchObject({ name: `__Host-${NAME}`, options: { secure: true } });
  });

  test('keeps the session by writing, once a day at the most', async () => {
    const guest = await viewerOrGuest();
    await renewedViewer();
    expect(browser.set).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY * 1000 });
    expect(await viewer(), 'looking renews nothing').toEqual(guest);
    expect(browser.set).toHaveLength(1);
    expect(await renewedViewer()).toEqual(guest);
    expect(await viewerOrGuest()).toEqual(guest);
    expect(browser.set).toHaveLength(2);
  });

  test('is forgotten after 400 days', async () => {
    await viewerOrGuest();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 401 * DAY * 1000 });
    expect(await viewer()).toBeNull();
  });
});

const strangers = [
  { what: 'garbage', token: async () => 'garbage' },
  { what: 'nothing', token: async () => '' },
  {
    what: 'a token that nobody signed',
    token: async () =>
      [{ alg: 'none' }, { sub: 'x', sid: 'y' }]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
        .concat('.'),
  },
  { what: 'the shape of a token', token: async () => 'a.b.c.d.e' },
  {
    what: 'another server’s token',
    token: () => encode({ token: { sub: 'x', sid: 'y' }, secret: 'another secret' }),
  },
  {
    what: 'a token without a session',
    token: () => encode({ token: { sub: 'x' }, secret: sessionSecret() }),
  },
];
test.each(strangers)('a cookie with $what is a stranger', async ({ token }) => {
  browser.jar.set(NAME, await token());
  expect(await viewer()).toBeNull();
  expect(await renewedViewer()).toBeNull();
  const guest = await viewerOrGuest();
  expect(await viewer()).toEqual(guest);
});

test('the cookie of a deleted user does not hurt, and the first write makes a new guest', async () => {
  const { userId } = await viewerOrGuest();
  await write((tx) => tx.user.delete({ where: { id: userId } }));
  expect(await viewer()).toBeNull();
  const guest = await viewerOrGuest();
  expect(guest.userId).not.toBe(userId);
  expect(await viewer()).toEqual(guest);
});

describe('the secret', () => {
  const onSqlite = onPostgres ? () => undefined : test;
  onSqlite('is made once and is its owner’s alone', () => {
    const made = sessionSecret();
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret()).toBe(made);
    expect(statSync(path.join(path.dirname(file), 'session-secret')).mode & 0o777).toBe(0o600);
    expect(authOptions()).toMatchObject({ secret: made, session: { strategy: 'jwt' } });
  });

  test('comes from the settings where it is set', () => {
    vi.stubEnv('NEXTAUTH_SECRET', 'sixteen characters or more');
    expect(sessionSecret()).toBe('sixteen characters or more');
    vi.stubEnv('NEXTAUTH_SECRET', 'short');
    expect(sessionSecret).toThrow(/NEXTAUTH_SECRET: expected at least 16 characters/);
  });
});

describe('an action', () => {
  const input = z.strictObject({ n: z.int() });
  const echo = async (who: unknown, { n }: { n: number }) =>
    ({ ok: true, value: { who, n } }) as const;

  test('runs with the viewer, null for somebody without a session', async () => {
    const run = action({ name: 'echo', input, run: echo });
    expect(await run({ n: 1 })).toEqual({ ok: true, value: { who: null, n: 1 } });
    const userId = await createGuest();
    browser.jar.set(NAME, await tokenOf(userId));
    expect(await run({ n: 2 })).toEqual({ ok: true, value: { who: { userId }, n: 2 } });
  });

  test('with bad input makes no guest and says what is wrong', async () => {
    const run = guestAction({ name: 'echo', input, run: echo });
    const before = await users();
    // What arrives from outside has no type.
    const answer = await run({ n: 'x' } as unknown as { n: number });
    expect(answer).toMatchObject({ ok: false, error: { code: 'input-invalid', path: 'n' } });
    expect(await users()).toBe(before);
    expect(await run({ n: 1 })).toMatchObject({ ok: true });
    expect(await users()).toBe(before + 1);
  });

  test('passes refusals on and hides what went wrong here', async () => {
    const no = noSuch('game');
    const refuses = action({ name: 'no', input, run: async () => no });
    expect(await refuses({ n: 1 })).toEqual(denialInWords(EN, no));
    const fails = action({
      name: 'fails',
      input,
      run: async () => {
        throw new Error('password 1234');
      },
    });
    const answer = await fails({ n: 1 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('1234');
  });
});

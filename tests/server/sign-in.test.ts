import { decode } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../lib/server/account/credentials';
import { account, viewer, viewerOrGuest } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { sitePath } from '../../lib/server/account/site-path';
import { waysIn } from '../../lib/server/account/ways-in';
import { sessionSecret } from '../../lib/server/config/env';
import { findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { authOptions } from '../../lib/server/transports/auth';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { ask, hold, newPhone, send, signInWith } from './phone';
import { ANNA, useSite } from './site';
import { play, refusal, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();
const COOKIE = 'next-auth.session-token';
const PASSWORD = ANNA.password;

afterEach(() => {
  vi.useRealTimers();
});

const sessions = () => read((tx) => tx.session.findMany());

describe('signing up', () => {
  test('makes the guest of the phone the account, with all its games', async () => {
    const guest = await viewerOrGuest();
    const game = await play(guest, await startGame(guest), [{ points: [60, 57, 40] }]);
    expect(value(await signUp(await viewer(), ANNA, EN))).toEqual({ sentTo: null });
    expect(await account()).toEqual({
      userId: guest.userId,
      guest: false,
      name: 'Anna',
      email: 'anna@example.org',
    });
    expect(await findGame(await viewer(), game.id)).toEqual(game);
  });

  test('makes an account where the phone was nobody’s', async () => {
    value(await signUp(null, ANNA, EN));
    expect(await account()).toMatchObject({ guest: false, email: 'anna@example.org' });
    expect(await read((tx) => tx.user.count())).toBe(1);
  });

  test('leaves the cookie that the guest had worthless', async () => {
    const phone = hold(newPhone());
    await viewerOrGuest();
    const old = phone.jar.get(COOKIE) ?? '';
    value(await signUp(await viewer(), ANNA, EN));
    expect(phone.jar.get(COOKIE)).not.toBe(old);
    hold(newPhone()).jar.set(COOKIE, old);
    expect(await viewer()).toBeNull();
  });

  test('refuses an address that is taken, and leaves the guest a guest', async () => {
    value(await signUp(null, ANNA, EN));
    hold(newPhone());
    const guest = await viewerOrGuest();
    const error = refusal(await signUp(guest, ANNA, EN));
    expect(error).toMatchObject({ code: 'input-invalid', path: 'email' });
    expect(error.message).toContain('anna@example.org has an account already');
    expect(await account()).toMatchObject({ userId: guest.userId, guest: true });
  });

  test('is for those who are not signed in', async () => {
    value(await signUp(null, ANNA, EN));
    const again = { ...ANNA, email: 'other@example.org' };
    expect(refusal(await signUp(await viewer(), again, EN)).code).toBe('forbidden');
  });

  test('gives an address to one of two who want it at once', async () => {
    const answers = await Promise.all([signUp(null, ANNA, EN), signUp(null, ANNA, EN)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read((tx) => tx.user.count())).toBe(1);
  });

  test('keeps of the password what OWASP asks for', async () => {
    const kept = await hashPassword(PASSWORD);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(kept).not.toContain(PASSWORD);
  });
});

describe('a password', () => {
  beforeEach(async () => {
    value(await signUp(null, ANNA, EN));
    hold(newPhone('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'));
  });

  test('signs in on another phone, whatever the capitals of the address', async () => {
    expect(await signInWith(' Anna@Example.ORG ', PASSWORD)).toBe('/games');
    expect(await account()).toMatchObject({ name: 'Anna', guest: false });
    expect(await (await ask('session')).json()).toMatchObject({
      user: { name: 'Anna', email: 'anna@example.org' },
    });
    expect((await sessions()).map(({ agent }) => agent)).toContainEqual(
      expect.stringContaining('Firefox'),
    );
  });

  test('brings the games of the phone along, and the guest is gone', async () => {
    const guest = await viewerOrGuest();
    const game = await startGame(guest);
    await signInWith(ANNA.email, PASSWORD);
    const me = await viewer();
    expect(me?.userId).not.toBe(guest.userId);
    expect(await findGame(me, game.id)).toEqual(game);
    expect(await read((tx) => tx.user.findUnique({ where: { id: guest.userId } }))).toBeNull();
  });

  test('lasts for 400 days, as the cookie does', async () => {
    const phone = hold(newPhone());
    await signInWith(ANNA.email, PASSWORD);
    const secret = sessionSecret();
    const token = await decode({ token: phone.jar.get(COOKIE) ?? '', secret });
    expect(Number(token?.exp) - Number(token?.iat)).toBe(400 * 24 * 60 * 60);
    expect(Object.keys(token ?? {}).toSorted()).toEqual(['exp', 'iat', 'jti', 'sid', 'sub']);
  });

  test.each([
    { what: 'wrong', email: ANNA.email, password: 'vier Damen' },
    { what: 'empty', email: ANNA.email, password: '' },
    { what: 'of nobody', email: 'nobody@example.org', password: PASSWORD },
    { what: 'with no address', email: 'Anna', password: PASSWORD },
    { what: 'far too long', email: ANNA.email, password: 'x'.repeat(10_000) },
  ])('that is $what signs nobody in, with the same answer', async ({ email, password }) => {
    const answer = await send('callback/credentials', { email, password });
    expect(answer).toMatchObject({
      status: 302,
      to: '/api/auth/error?error=CredentialsSignin&provider=credentials',
    });
    expect(await viewer()).toBeNull();
    const page = await ask('error?error=CredentialsSignin&provider=credentials');
    expect(page.to).toMatch(/^\/api\/auth\/signin\?error=CredentialsSignin/);
    expect((await ask('signin?error=CredentialsSignin')).to).toMatch(
      /^\/account\?.*error=CredentialsSignin/,
    );
  });

  test('cannot be guessed: after twenty tries even the right one waits', async () => {
    const email = 'often@example.org';
    hold(newPhone());
    value(await signUp(null, { ...ANNA, email }, EN));
    hold(newPhone());
    for (let n = 0; n < 20; n++) expect(await signInWith(email, 'no')).toContain('Credentials');
    expect(await signInWith(email, PASSWORD)).toContain('TooManyTries');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60 * 1000 });
    expect(await signInWith(email, PASSWORD)).toBe('/games');
  });

  test('is not taken from another site, which lacks the token', async () => {
    await ask('csrf');
    const form = { email: ANNA.email, password: PASSWORD, csrfToken: 'guessed' };
    expect((await ask('callback/credentials', form)).to).toContain('csrf=true');
    expect(await viewer()).toBeNull();
  });

  test('leads to a path of this site only', async () => {
    const form = { email: ANNA.email, password: PASSWORD };
    for (const callbackUrl of ['https://evil.example/x', '//evil.example', '/\\evil.example'])
      expect((await send('callback/credentials', { ...form, callbackUrl })).to).toBe('/account');
    const join = { ...form, callbackUrl: '/join/abc?x=1' };
    expect((await send('callback/credentials', join)).to).toBe('/join/abc?x=1');
  });
});

describe('a session', () => {
  beforeEach(async () => {
    value(await signUp(null, ANNA, EN));
  });

  test('that has ended is nobody’s at once, and its cookie is taken back', async () => {
    const phone = hold(newPhone());
    await signInWith(ANNA.email, PASSWORD);
    await write((tx) => tx.session.deleteMany());
    expect(await viewer()).toBeNull();
    expect(await account()).toBeNull();
    expect(await (await ask('session')).json()).toEqual({});
    expect(phone.jar.has(COOKIE)).toBe(false);
  });

  test('that has ended makes a new guest by writing', async () => {
    await write((tx) => tx.session.deleteMany());
    expect(await viewerOrGuest()).toEqual(await viewer());
    expect(await account()).toMatchObject({ guest: true });
  });

  test('is another one after every sign-in, and the one before has ended', async () => {
    const phone = hold(newPhone());
    await signInWith(ANNA.email, PASSWORD);
    const old = phone.jar.get(COOKIE) ?? '';
    const before = await sessions();
    await signInWith(ANNA.email, PASSWORD);
    expect(await sessions()).toHaveLength(before.length);
    hold(newPhone()).jar.set(COOKIE, old);
    expect(await viewer()).toBeNull();
  });

  test('is seen, once an hour at the most', async () => {
    const [first] = await sessions();
    const start = first?.seenAt.getTime() ?? 0;
    const seen = async (later: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + later });
      await viewer();
      return ((await sessions())[0]?.seenAt.getTime() ?? 0) - start;
    };
    expect(await seen(59 * 60_000)).toBe(0);
    expect(await seen(61 * 60_000)).toBe(61 * 60_000);
    expect(await seen(90 * 60_000)).toBe(61 * 60_000);
  });

  test('ends by signing out', async () => {
    const phone = hold(newPhone());
    await signInWith(ANNA.email, PASSWORD);
    const cookie = phone.jar.get(COOKIE) ?? '';
    expect((await send('signout', { callbackUrl: '/' })).to).toBe('/');
    expect(phone.jar.has(COOKIE)).toBe(false);
    phone.jar.set(COOKIE, cookie);
    expect(await viewer()).toBeNull();
  });
});

describe('the ways in', () => {
  const MAIL = { EMAIL_SERVER: 'smtp://127.0.0.1:2525', EMAIL_FROM: 'jass@example.org' };
  const GOOGLE = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const GITHUB = { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' };
  test.each([
    { settings: {}, ways: [] },
    { settings: MAIL, ways: ['email'] },
    { settings: GOOGLE, ways: ['google'] },
    { settings: GITHUB, ways: ['github'] },
    { settings: { ...MAIL, ...GOOGLE, ...GITHUB }, ways: ['email', 'google', 'github'] },
  ])('are a password and $ways', async ({ settings, ways }) => {
    for (const [name, text] of Object.entries(settings)) vi.stubEnv(name, text);
    const offered = await (await ask('providers')).json();
    expect(Object.keys(offered ?? {})).toEqual(['credentials', ...ways]);
    const { link, providers } = waysIn();
    expect([...(link ? ['email'] : []), ...providers.map(({ id }) => id)]).toEqual(ways);
  });

  test.each([
    { settings: { EMAIL_FROM: 'a@example.org' }, missing: 'EMAIL_SERVER' },
    { settings: { EMAIL_SERVER: MAIL.EMAIL_SERVER }, missing: 'EMAIL_FROM' },
    { settings: { ...MAIL, NEXTAUTH_URL: '' }, missing: 'NEXTAUTH_URL' },
    { settings: { GOOGLE_CLIENT_ID: 'a' }, missing: 'GOOGLE_CLIENT_SECRET' },
    { settings: { GITHUB_CLIENT_SECRET: 'a' }, missing: 'GITHUB_CLIENT_ID' },
  ])('are not half set: $missing is asked for', ({ settings, missing }) => {
    for (const [name, text] of Object.entries(settings)) vi.stubEnv(name, text);
    expect(() => authOptions()).toThrow(`${missing}: expected, because`);
  });
});

test.each([
  ['/join/abc', '/join/abc'],
  ['/games?from=1#hands', '/games?from=1'],
  ['https://evil.example', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/x/..//evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['games', '/games'],
  [undefined, undefined],
  [['/a', '/b'], undefined],
])('%j leads back to %j', (given, path) => {
  expect(sitePath(given)).toBe(path);
});

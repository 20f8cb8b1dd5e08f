import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { disconnect, ownAccount } from '../../lib/server/account/accounts';
import { account, viewer, viewerOrGuest } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { makeToken, TOKEN_SCOPES, useToken } from '../../lib/server/account/tokens';
import { createAccount } from '../../lib/server/account/users';
import { findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { ask, hold, newPhone, send, signInWith } from './phone';
import { ANNA, useSite } from './site';
import { refusal, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();

/** Who somebody is at the GitHub of these tests. */
let them: { id: number; login: string; name: string | null; email: string | null };
let emails: readonly { email: string; primary: boolean; verified: boolean }[];

/** An enterprise server, as far as signing in needs one. */
const github: Server = createServer((request, answer) => {
  const json = (value: unknown) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(value));
  };
  const isKnown = /^(bearer|token) secret$/i.test(request.headers.authorization ?? '');
  if (request.url === '/login/oauth/access_token')
    return json({ access_token: 'secret', token_type: 'bearer', scope: 'read:user,user:email' });
  if (request.url === '/api/v3/user' && isKnown) return json(them);
  if (request.url === '/api/v3/user/emails' && isKnown) return json(emails);
  answer.statusCode = 404;
  return answer.end();
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    github.listen(0, '127.0.0.1', resolve);
  });
  // An address, because it listens at a port.
  site = `http://127.0.0.1:${(github.address() as AddressInfo).port}`;
});
afterAll(() => github.close());

const EMAIL = ANNA.email;
beforeEach(async () => {
  const keys = { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b', GITHUB_URL: `${site}/` };
  for (const [name, text] of Object.entries(keys)) vi.stubEnv(name, text);
  them = { id: 7, login: 'anna', name: 'Anna Muster', email: 'public@example.org' };
  emails = [
    { email: 'other@example.org', primary: false, verified: true },
    { email: EMAIL, primary: true, verified: true },
  ];
});

/** Goes to GitHub and comes back; answers where that leads. */
async function signInAtGithub(callbackUrl = '/games'): Promise<string | null> {
  const { to } = await send('signin/github', { callbackUrl });
  const url = new URL(to ?? '');
  expect(url.origin + url.pathname).toBe(`${site}/login/oauth/authorize`);
  expect(url.searchParams.get('redirect_uri')).toBe('http://jass.example/api/auth/callback/github');
  return (await ask(`callback/github?code=1&state=${url.searchParams.get('state')}`)).to;
}

test('whoever comes for the first time gets an account, with the games of the phone', async () => {
  const guest = await viewerOrGuest();
  const game = await startGame(guest);
  expect(await signInAtGithub('/join/abc')).toBe('/join/abc');
  const me = await account();
  expect(me).toMatchObject({ guest: false, name: 'Anna Muster', email: EMAIL });
  expect(me?.userId).not.toBe(guest.userId);
  expect(await findGame(me, game.id)).toEqual(game);
  expect(await ownAccount(me, EN)).toMatchObject({ hasPassword: false, isProven: true });
});

test('of GitHub only who somebody is there is kept', async () => {
  await signInAtGithub();
  expect(await read((tx) => tx.account.findMany())).toEqual([
    { provider: 'github', providerAccountId: '7', type: 'oauth', userId: expect.any(String) },
  ]);
});

test('whoever comes again is the same, whatever their address is by then', async () => {
  await signInAtGithub();
  const me = await viewer();
  hold(newPhone());
  emails = [{ email: 'new@example.org', primary: true, verified: true }];
  await signInAtGithub();
  expect(await viewer()).toEqual(me);
  expect(await account()).toMatchObject({ email: EMAIL });
});

test('an address that GitHub has not proven is none', async () => {
  const other = await write((tx) => createAccount(tx, { name: 'Owner', email: EMAIL }));
  emails = [{ email: EMAIL, primary: true, verified: false }];
  await signInAtGithub();
  expect(await account()).toMatchObject({ name: 'Anna Muster', email: null });
  expect((await viewer())?.userId).not.toBe(other);
});

test('a proven address leads to the account that has it, and leaves its password', async () => {
  const id = await write((tx) =>
    createAccount(tx, {
      name: 'Anna',
      email: EMAIL,
      emailVerified: new Date(),
      passwordHash: 'kept',
    }),
  );
  await signInAtGithub();
  expect(await viewer()).toEqual({ userId: id });
  expect(await ownAccount(await viewer(), EN)).toMatchObject({
    hasPassword: true,
    providers: [{ id: 'github', isConnected: true }],
  });
});

test('a proven address throws out whoever made the account before with it', async () => {
  value(await signUp(null, { name: 'Eve', email: EMAIL, password: 'vier Bauern' }, EN));
  const eve = hold(newPhone());
  await signInWith(EMAIL, 'vier Bauern');
  const id = (await viewer())?.userId ?? '';
  await write((tx) =>
    tx.account.create({
      data: { userId: id, provider: 'google', providerAccountId: '9', type: 'oauth' },
    }),
  );
  const asked = { name: 'Bot', scopes: TOKEN_SCOPES, days: null };
  const { token } = value(await makeToken({ userId: id }, asked));
  hold(newPhone());
  await signInAtGithub();
  expect(await viewer()).toEqual({ userId: id });
  expect((await useToken(token)).ok).toBe(false);
  expect(await ownAccount(await viewer(), EN)).toMatchObject({
    hasPassword: false,
    isProven: true,
    providers: [{ id: 'github', isConnected: true }],
  });
  hold(eve);
  expect(await viewer()).toBeNull();
  expect(await signInWith(EMAIL, 'vier Bauern')).toContain('CredentialsSignin');
});

test('somebody who is signed in connects it to their account, whatever its address', async () => {
  value(await signUp(null, { name: 'Anna', email: 'a@example.org', password: 'vier Bauern' }, EN));
  const me = await viewer();
  await signInAtGithub('/account');
  expect(await viewer()).toEqual(me);
  expect(await account()).toMatchObject({ name: 'Anna', email: 'a@example.org' });
  hold(newPhone());
  await signInAtGithub();
  expect(await viewer()).toEqual(me);
  expect(value(await disconnect(me, { provider: 'github' }))).toBeNull();
  expect(await ownAccount(me, EN)).toMatchObject({ providers: [{ isConnected: false }] });
});

test('a session that has ended connects nothing', async () => {
  value(await signUp(null, { name: 'Anna', email: 'a@example.org', password: 'vier Bauern' }, EN));
  const me = await viewer();
  await write((tx) => tx.session.deleteMany());
  await signInAtGithub();
  expect(await viewer()).not.toEqual(me);
  expect(await ownAccount(me, EN)).toMatchObject({ providers: [{ isConnected: false }] });
});

test('what is connected to one account cannot be connected to another', async () => {
  await signInAtGithub();
  hold(newPhone());
  value(await signUp(null, { name: 'Bea', email: 'b@example.org', password: 'vier Bauern' }, EN));
  const bea = await viewer();
  expect(await signInAtGithub()).toContain('error=OAuthAccountNotLinked');
  expect(await viewer()).toEqual(bea);
});

test('the only way in cannot be taken out', async () => {
  await signInAtGithub();
  const error = refusal(await disconnect(await viewer(), { provider: 'github' }));
  expect(error).toMatchObject({ code: 'forbidden' });
});

test('an answer that nobody asked for, or for another phone, signs nobody in', async () => {
  expect((await ask('callback/github?code=1&state=guessed')).to).toContain('error=OAuthCallback');
  const { to } = await send('signin/github', {});
  hold(newPhone());
  const state = new URL(to ?? '').searchParams.get('state');
  expect((await ask(`callback/github?code=1&state=${state}`)).to).toContain('error=OAuthCallback');
  expect((await ask('callback/github?error=access_denied')).to).toContain('error=');
  expect(await viewer()).toBeNull();
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import LinkPage from '../../app/account/link/page';
import { changeEmail, changePassword, ownAccount } from '../../lib/server/account/accounts';
import { account, viewer, viewerOrGuest } from '../../lib/server/account/session';
import { confirmAddress, signUp } from '../../lib/server/account/sign-up';
import { makeToken, TOKEN_SCOPES, useToken } from '../../lib/server/account/tokens';
import { createAccount } from '../../lib/server/account/users';
import { findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { linkIn, startMailbox } from './mailbox';
import { ask, hold, newPhone, send, signInWith } from './phone';
import { shown } from './roles/shown';
import { useSite } from './site';
import { refusal, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('next-intl/server', async () => (await import('./roles/intl')).intl);

useDatabase();
useSite();
const PASSWORD = 'vier Bauern';
let post: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  post = await startMailbox();
});
afterAll(() => post.close());

let count = 0;
/** Addresses are new for every test, because messages to one are few. */
let anna = { name: 'Anna', email: '', password: PASSWORD };
beforeEach(async () => {
  const mail = { EMAIL_SERVER: post.url, EMAIL_FROM: 'Schiefer <jass@example.org>' };
  for (const [name, text] of Object.entries(mail)) vi.stubEnv(name, text);
  post.mails.length = 0;
  post.refuse(false);
  anna = { ...anna, email: `anna${++count}@example.org` };
});
afterEach(() => {
  vi.useRealTimers();
});

const askForLink = (email: string, callbackUrl = '/join/abc') =>
  send('signin/email', { email, callbackUrl });
/** What the key on the page of a link sends. */
const open = (link: URL, headers: Readonly<Record<string, string>> = {}) =>
  ask(`callback/email${link.search}`, {}, headers);
const proofIn = (link: URL) => ({
  userId: link.searchParams.get('user') ?? '',
  email: link.searchParams.get('email') ?? '',
  token: link.searchParams.get('token') ?? '',
});
const lastLink = () => linkIn(post.mails.at(-1));
const users = () =>
  read((tx) =>
    tx.user.findMany({ select: { id: true, guest: true, email: true, emailVerified: true } }),
  );

describe('a sign-in link', () => {
  test('lets somebody who forgot the password set another, for half an hour', async () => {
    await write((tx) =>
      createAccount(tx, {
        name: anna.name,
        email: anna.email,
        emailVerified: new Date(),
        passwordHash: '!',
      }),
    );
    await askForLink(anna.email);
    await open(lastLink());
    const me = await viewer();
    expect(await ownAccount(me, EN)).toMatchObject({ hasPassword: true, asksPassword: false });
    value(await changePassword(me, { password: 'fünf Bauern' }));
    vi.useFakeTimers({ now: Date.now() + 31 * 60 * 1000, toFake: ['Date'] });
    expect(await ownAccount(me, EN)).toMatchObject({ hasPassword: true, asksPassword: true });
    expect(refusal(await changePassword(me, { password: 'sechs Bauern' })).path).toBe('current');
    value(await changePassword(me, { current: 'fünf Bauern', password: 'sechs Bauern' }));
  });

  test('signs in once, leads back, and brings the games of the phone along', async () => {
    const guest = await viewerOrGuest();
    const game = await startGame(guest);
    const sent = await askForLink(` ${anna.email.toUpperCase()} `);
    expect(sent.to).toMatch(/^\/api\/auth\/verify-request/);
    expect((await ask('verify-request?provider=email&type=email')).to).toBe('/account/sent');
    expect(post.mails).toMatchObject([{ to: anna.email, subject: 'Sign in to Schiefer' }]);
    const link = lastLink();
    expect(link.origin + link.pathname).toBe('http://jass.example/account/link');
    expect((await open(link)).to).toBe('/join/abc');
    const me = await account();
    expect(me).toMatchObject({ guest: false, email: anna.email });
    expect(await findGame(me, game.id)).toEqual(game);
    expect(await users()).toMatchObject([{ email: anna.email, emailVerified: expect.any(Date) }]);

    hold(newPhone());
    expect((await open(link)).to).toBe('/api/auth/error?error=Verification');
    expect((await ask('error?error=Verification')).to).toBe('/account/error?error=Verification');
    expect(await viewer()).toBeNull();
  });

  test('signs in to the account that is there', async () => {
    const id = await write((tx) =>
      createAccount(tx, { name: 'Anna', email: anna.email, emailVerified: new Date() }),
    );
    await askForLink(anna.email);
    await open(lastLink());
    expect(await viewer()).toEqual({ userId: id });
  });

  test('leads to a page whose key signs in', async () => {
    await askForLink(anna.email);
    const searchParams = Promise.resolve(Object.fromEntries(lastLink().searchParams));
    const page = await shown(() => LinkPage({ searchParams }));
    expect(page.split('\n')).toContain('post');
    const [action = ''] = page.match(/(?<=^\/api\/auth\/)callback\/email.*$/m) ?? [];
    const origin = 'http://jass.example';
    expect((await ask(action, {}, { origin })).to).toBe('/join/abc');
    expect(await account()).toMatchObject({ guest: false, email: anna.email });
  });

  test('signs nobody in by an address that another site leads to', async () => {
    const guest = await viewerOrGuest();
    const game = await startGame(guest);
    await askForLink('eve@example.org');
    const link = lastLink();
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ]) {
      const answer = await ask(`callback/email${link.search}`, undefined, headers);
      expect([answer.status, answer.to]).toEqual([303, `/account/link${link.search}`]);
    }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://evil.example' },
      { origin: 'null' },
    ])
      expect((await open(link, headers)).status).toBe(403);
    expect(await account()).toMatchObject({ userId: guest.userId, guest: true });
    expect(await findGame(guest, game.id)).toEqual(game);
    expect((await open(link, { 'sec-fetch-site': 'same-origin' })).to).toBe('/join/abc');
  });

  test('is kept as a hash, and runs out after a day', async () => {
    await askForLink(anna.email);
    const link = lastLink();
    const kept = await read((tx) => tx.verificationToken.findMany());
    expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('token'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    expect((await open(link)).to).toContain('Verification');
  });

  test.each(['', '?token=x', '?token=x&email=y@example.org'])(
    'that is made up (%s) signs nobody in',
    async (query) => {
      expect((await ask(`callback/email${query}`, {})).to).toMatch(/^\/api\/auth\/error\?error=/);
      expect(await viewer()).toBeNull();
    },
  );

  test.each(['', 'anna', 'a@b@example.org', 'anna@example.org, x@example.org', 'x:a@example.org;'])(
    'is not sent to %j',
    async (address) => {
      expect((await askForLink(address)).to).toContain('error=EmailSignin');
      expect(post.mails).toEqual([]);
    },
  );

  test('is sent five times in a quarter of an hour, not more', async () => {
    for (let n = 0; n < 5; n++) await askForLink(anna.email);
    expect((await askForLink(anna.email)).to).toBe('/account/error?error=TooManyMessages');
    expect(post.mails).toHaveLength(5);
  });

  test('that the mail server does not take is told of', async () => {
    post.refuse(true);
    expect((await askForLink(anna.email)).to).toContain('error=EmailSignin');
  });

  test('proves the address: whoever made the account before with it is out', async () => {
    const unproven = await write((tx) =>
      createAccount(tx, { name: 'Eve', email: anna.email, passwordHash: 'x' }),
    );
    await write((tx) =>
      tx.account.create({
        data: { userId: unproven, provider: 'github', providerAccountId: '9', type: 'oauth' },
      }),
    );
    const at = new Date();
    await write((tx) =>
      tx.session.create({
        data: { id: 'eve', userId: unproven, createdAt: at, seenAt: at, agent: '' },
      }),
    );
    const asked = { name: 'Bot', scopes: TOKEN_SCOPES, days: null };
    const { token } = value(await makeToken({ userId: unproven }, asked));
    await askForLink(anna.email);
    await open(lastLink());
    expect(await viewer()).toEqual({ userId: unproven });
    expect((await useToken(token)).ok).toBe(false);
    const left = await read((tx) =>
      tx.user.findUniqueOrThrow({
        where: { id: unproven },
        select: { passwordHash: true, sessions: true, accounts: true, emailVerified: true },
      }),
    );
    expect(left).toMatchObject({ passwordHash: null, accounts: [] });
    expect(left.sessions.map(({ id }) => id)).not.toContain('eve');
    expect(left.emailVerified).not.toBeNull();
  });

  test('leaves the password of an account whose address was proven', async () => {
    value(await signUp(null, anna, EN));
    value(await confirmAddress(await viewer(), proofIn(lastLink()), EN));
    const phone = hold(newPhone());
    await askForLink(anna.email);
    await open(lastLink());
    expect(phone.jar.has('schiefer-known')).toBe(true);
    hold(newPhone());
    expect(await signInWith(anna.email, PASSWORD)).toBe('/games');
  });
});

describe('signing up where messages can be sent', () => {
  test('is done when the link is answered on the phone, with its games and the password', async () => {
    const guest = await viewerOrGuest();
    const game = await startGame(guest);
    expect(value(await signUp(guest, { ...anna, back: '/join/abc' }, EN))).toEqual({
      sentTo: anna.email,
    });
    expect(await account()).toMatchObject({ userId: guest.userId, guest: true });
    expect(await signInWith(anna.email, PASSWORD), 'not before').toContain('CredentialsSignin');
    expect(lastLink().searchParams.get('back')).toBe('/join/abc');
    const proof = proofIn(lastLink());
    expect(value(await confirmAddress(await viewer(), proof, EN))).toEqual({ isNew: true });
    expect(await account()).toMatchObject({ userId: guest.userId, guest: false, name: 'Anna' });
    expect(await findGame(await viewer(), game.id)).toEqual(game);
    hold(newPhone());
    expect(await signInWith(anna.email, PASSWORD)).toBe('/games');
    expect(refusal(await confirmAddress(await viewer(), proof, EN)).code).toBe('not-found');
  });

  test('says the same where the address is taken; its owner reads it', async () => {
    const owner = await write((tx) => createAccount(tx, { name: 'Anna', email: anna.email }));
    expect(value(await signUp(null, { ...anna, name: 'Eve' }, EN))).toEqual({ sentTo: anna.email });
    expect(post.mails).toMatchObject([{ subject: 'You have an account with Schiefer' }]);
    expect(lastLink().searchParams.has('token')).toBe(false);
    expect(await account()).toMatchObject({ guest: true });
    expect((await users()).find(({ id }) => id === owner)).toMatchObject({ email: anna.email });
  });

  test('keeps no password that somebody else chose and the owner’s click would have opened', async () => {
    value(await signUp(null, { ...anna, name: 'Eve' }, EN));
    hold(newPhone());
    value(await confirmAddress(await viewer(), proofIn(lastLink()), EN));
    expect(await ownAccount(await viewer(), EN)).toMatchObject({ hasPassword: false });
    hold(newPhone());
    expect(await signInWith(anna.email, PASSWORD)).toContain('CredentialsSignin');
  });

  test('ends the guest’s session on the phone that did not open the link', async () => {
    const first = hold(newPhone());
    value(await signUp(null, anna, EN));
    const proof = proofIn(lastLink());
    hold(newPhone());
    value(await confirmAddress(await viewer(), proof, EN));
    hold(first);
    expect(await viewer()).toBeNull();
  });

  test('finds the address taken where somebody was quicker', async () => {
    value(await signUp(null, anna, EN));
    const proof = proofIn(lastLink());
    await write((tx) => createAccount(tx, { name: 'Anna', email: anna.email }));
    expect(refusal(await confirmAddress(await viewer(), proof, EN))).toMatchObject({
      path: 'email',
    });
    expect(await account()).toMatchObject({ guest: true });
  });

  test('changes nothing where no message can be sent', async () => {
    post.refuse(true);
    const error = refusal(await signUp(null, anna, EN));
    expect(error.message).toContain(`No message could be sent to ${anna.email}`);
  });

  test('believes no proof that is made up', async () => {
    value(await signUp(null, anna, EN));
    const proof = proofIn(lastLink());
    for (const wrong of [
      { ...proof, token: 'x' },
      { ...proof, email: 'other@example.org' },
      { ...proof, userId: 'x' },
    ])
      expect(refusal(await confirmAddress(await viewer(), wrong, EN)).code).toBe('not-found');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    expect(refusal(await confirmAddress(await viewer(), proof, EN)).code).toBe('not-found');
  });
});

describe('a new address where messages can be sent', () => {
  const next = () => `next${count}@example.org`;
  beforeEach(async () => {
    value(await signUp(null, anna, EN));
    value(await confirmAddress(await viewer(), proofIn(lastLink()), EN));
    post.mails.length = 0;
  });

  test('counts when its message is answered, and the old address is told', async () => {
    const asked = { email: next(), password: PASSWORD };
    expect(value(await changeEmail(await viewer(), asked, EN))).toEqual({ sentTo: next() });
    expect(await ownAccount(await viewer(), EN)).toMatchObject({
      email: anna.email,
      awaited: next(),
    });
    const proof = proofIn(lastLink());
    // Somebody else may have asked for it in an account of theirs.
    const elsewhere = refusal(await confirmAddress(null, proof, EN));
    expect(elsewhere).toMatchObject({ code: 'forbidden' });
    expect(elsewhere.message).toContain('only where it is signed in');
    expect((await ownAccount(await viewer(), EN))?.email).toBe(anna.email);
    expect(value(await confirmAddress(await viewer(), proof, EN))).toEqual({ isNew: false });
    expect(await ownAccount(await viewer(), EN)).toMatchObject({
      email: next(),
      awaited: null,
      isProven: true,
    });
    expect(post.mails.at(-1)).toMatchObject({ to: anna.email });
    expect(post.mails.at(-1)?.text).toContain(next());
  });

  test('is asked for with the password', async () => {
    const wrong = refusal(await changeEmail(await viewer(), { email: next(), password: 'no' }, EN));
    expect(wrong).toMatchObject({ code: 'input-invalid', path: 'password' });
    expect(refusal(await changeEmail(await viewer(), { email: next() }, EN)).path).toBe('password');
    expect(post.mails).toEqual([]);
  });

  test('that is taken looks the same here; its owner reads it', async () => {
    await write((tx) => createAccount(tx, { name: 'Bea', email: next() }));
    const asked = { email: next(), password: PASSWORD };
    expect(value(await changeEmail(await viewer(), asked, EN))).toEqual({ sentTo: next() });
    expect(await ownAccount(await viewer(), EN)).toMatchObject({ awaited: next() });
    expect(post.mails).toMatchObject([{ subject: 'You have an account with Schiefer' }]);
  });

  test('is the last one that was asked for', async () => {
    value(await changeEmail(await viewer(), { email: next(), password: PASSWORD }, EN));
    const first = proofIn(lastLink());
    value(await changeEmail(await viewer(), { email: `b${next()}`, password: PASSWORD }, EN));
    expect(refusal(await confirmAddress(await viewer(), first, EN)).code).toBe('not-found');
  });

  test('does not count any more once the password is another', async () => {
    value(await changeEmail(await viewer(), { email: next(), password: PASSWORD }, EN));
    const proof = proofIn(lastLink());
    value(await changePassword(await viewer(), { current: PASSWORD, password: 'neun Zehner' }));
    expect(refusal(await confirmAddress(await viewer(), proof, EN)).code).toBe('not-found');
  });
});

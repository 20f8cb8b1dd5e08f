import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { exportAccount } from '../../lib/server/account/account-export';
import {
  changeEmail,
  changeName,
  changePassword,
  disconnect,
  endOneSession,
  endOtherSessions,
  guestOnThisPhone,
  ownAccount,
} from '../../lib/server/account/accounts';
import { AccountName, EmailAddress, NewPassword } from '../../lib/server/account/credentials';
import { makeOwnToken } from '../../lib/server/account/own-tokens';
import { account, viewer, viewerOrGuest, wasSignedOut } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { listTokens, makeToken, useToken } from '../../lib/server/account/tokens';
import { browserOf } from '../../lib/server/account/user-agent';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { hold, newPhone, type Phone, signInWith } from './phone';
import { ANNA, signUpAnna, useSite } from './site';
import { newViewer, refusal, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();
const { email: EMAIL, password: PASSWORD } = ANNA;
let me: Viewer;
let phone: Phone;
beforeEach(async () => {
  phone = hold(newPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'));
  me = await signUpAnna();
});

test('only an account can be changed', async () => {
  const guest = await newViewer();
  for (const who of [null, guest, { userId: 'gone' }])
    for (const answer of [
      await changeName(who, { name: 'X' }),
      await changeEmail(who, { email: 'x@example.org' }, EN),
      await changePassword(who, { password: 'acht Asse' }),
      await endOneSession(who, { sessionId: 'x' }),
      await endOtherSessions(who),
      await disconnect(who, { provider: 'github' }),
    ])
      expect(refusal(answer).code).toBe('forbidden');
  expect(await ownAccount(null, EN)).toBeNull();
  expect(await ownAccount(guest, EN)).toBeNull();
  expect(await exportAccount(null, EN)).toBeNull();
  expect(await exportAccount(guest, EN)).toBeNull();
});

test('a phone signed out from elsewhere is told, until somebody is there again', async () => {
  expect(await wasSignedOut()).toBe(false);
  hold(newPhone());
  expect(await wasSignedOut()).toBe(false);
  await signInWith(EMAIL, PASSWORD);
  value(await endOtherSessions(me));
  hold(phone);
  expect(await wasSignedOut()).toBe(true);
  await signInWith(EMAIL, PASSWORD);
  expect(await wasSignedOut()).toBe(false);
  await write((tx) => tx.user.delete({ where: { id: me.userId } }));
  expect(await wasSignedOut()).toBe(true);
  await viewerOrGuest();
  expect(await wasSignedOut()).toBe(false);
});

test('a guest is told how many games come along', async () => {
  hold(newPhone());
  expect(await guestOnThisPhone(null)).toEqual({ games: 0, awaited: null });
  const guest = await viewerOrGuest();
  await startGame(guest);
  expect(await guestOnThisPhone(guest)).toEqual({ games: 1, awaited: null });
});

test('the name is changed', async () => {
  value(await changeName(me, { name: 'Anna Muster' }));
  expect(await account()).toMatchObject({ name: 'Anna Muster' });
});

describe('the address, without mail', () => {
  test('counts at once, and asks for the password', async () => {
    const email = 'new@example.org';
    expect(refusal(await changeEmail(me, { email, password: 'no' }, EN)).path).toBe('password');
    expect(value(await changeEmail(me, { email, password: PASSWORD }, EN))).toEqual({
      sentTo: null,
    });
    expect(await ownAccount(me, EN)).toMatchObject({ email, isProven: false });
    hold(newPhone());
    expect(await signInWith(email, PASSWORD)).toBe('/games');
  });

  test('of another account, or the same again, is refused', async () => {
    hold(newPhone());
    value(await signUp(null, { name: 'Bea', email: 'bea@example.org', password: PASSWORD }, EN));
    hold(phone);
    const bea = { email: 'bea@example.org', password: PASSWORD };
    expect(refusal(await changeEmail(me, bea, EN)).path).toBe('email');
    const same = { email: EMAIL, password: PASSWORD };
    expect(refusal(await changeEmail(me, same, EN)).message).toContain('your address already');
  });
});

describe('the password', () => {
  test('is changed by whoever knows it; all other sessions end', async () => {
    const other = hold(newPhone());
    await signInWith(EMAIL, PASSWORD);
    hold(phone);
    const password = 'neun Zehner';
    expect(refusal(await changePassword(me, { current: 'no', password })).path).toBe('current');
    expect(refusal(await changePassword(me, { password })).path).toBe('current');
    value(await changePassword(me, { current: PASSWORD, password }));
    expect(await viewer()).toEqual(me);
    hold(other);
    expect(await viewer()).toBeNull();
    expect(await signInWith(EMAIL, PASSWORD)).toContain('CredentialsSignin');
    expect(await signInWith(EMAIL, password)).toBe('/games');
  });

  test('changed twice at once is changed once', async () => {
    const both = await Promise.all(
      ['neun Zehner', 'acht Asse'].map((password) =>
        changePassword(me, { current: PASSWORD, password }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is the same however its umlauts are written', async () => {
    const composed = 'Grüezi mitenand'.normalize('NFC');
    const password = NewPassword.parse(composed.normalize('NFD'));
    value(await changePassword(me, { current: PASSWORD, password }));
    hold(newPhone());
    expect(await signInWith(EMAIL, composed.normalize('NFD'))).toBe('/games');
    expect(await signInWith(EMAIL, composed)).toBe('/games');
  });

  test('can be given to an account that has none', async () => {
    await write((tx) => tx.user.update({ where: { id: me.userId }, data: { passwordHash: null } }));
    expect(await ownAccount(me, EN)).toMatchObject({ hasPassword: false });
    hold(newPhone());
    expect(await signInWith(EMAIL, '')).toContain('CredentialsSignin');
    hold(phone);
    value(await changePassword(me, { password: 'acht Asse' }));
    hold(newPhone());
    expect(await signInWith(EMAIL, 'acht Asse')).toBe('/games');
  });
});

describe('sessions', () => {
  test('were seen within the hour, or at a time: it is noted once an hour only', async () => {
    hold(newPhone());
    await signInWith(EMAIL, PASSWORD);
    const recent = async () =>
      (await ownAccount(me, EN))?.sessions.map(({ isThis, isRecent }) => ({ isThis, isRecent }));
    const seen = (minutes: number) =>
      write((tx) =>
        tx.session.updateMany({ data: { seenAt: new Date(Date.now() - minutes * 60_000) } }),
      );
    await seen(59);
    expect(await recent()).toContainEqual({ isThis: false, isRecent: true });
    await seen(61);
    expect(await recent()).toContainEqual({ isThis: false, isRecent: false });
  });

  test('are listed in words, the one that asks marked', async () => {
    hold(newPhone('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'));
    await signInWith(EMAIL, PASSWORD);
    const sessions = (await ownAccount(me, EN))?.sessions ?? [];
    expect(sessions.map(({ browser, isThis }) => ({ browser, isThis }))).toEqual([
      { browser: 'Firefox on Linux', isThis: true },
      { browser: 'Safari on iPhone', isThis: false },
    ]);
  });

  test('are ended one by one, or all others at once, and only one’s own', async () => {
    const phones = [newPhone(), newPhone(), newPhone()];
    for (const each of phones) {
      hold(each);
      await signInWith(EMAIL, PASSWORD);
    }
    const stranger = hold(newPhone());
    value(await signUp(null, { name: 'Bea', email: 'bea@example.org', password: PASSWORD }, EN));
    const bea = await viewer();
    hold(phone);
    const before = (await ownAccount(me, EN))?.sessions ?? [];
    expect(before).toHaveLength(4);
    const other = before.find(({ isThis }) => !isThis);
    for (const { id } of before) value(await endOneSession(bea, { sessionId: id }));
    expect((await ownAccount(me, EN))?.sessions).toHaveLength(4);
    value(await endOneSession(me, { sessionId: other?.id ?? '' }));
    expect((await ownAccount(me, EN))?.sessions).toHaveLength(3);
    value(await endOtherSessions(me));
    expect((await ownAccount(me, EN))?.sessions).toMatchObject([{ isThis: true }]);
    for (const each of phones) {
      hold(each);
      expect(await viewer()).toBeNull();
    }
    hold(stranger);
    expect(await viewer()).toEqual(bea);
  });

  test.each([
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/142.0 Safari',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0', 'Firefox on iPhone'],
    ['curl/8.5', 'A browser'],
    ['', 'A browser'],
  ])('%s is %s', (agent, words) => {
    expect(browserOf(EN, agent)).toBe(words);
  });
});

describe('tokens for programs', () => {
  const ASKED = { name: 'Bot', scopes: ['games:read', 'games:write'], days: null } as const;
  const tokenOf = async (who: Viewer | null) => value(await makeToken(who, ASKED)).token;
  const works = async (token: string) => (await useToken(token)).ok;

  test('are made by whoever knows the password', async () => {
    expect(refusal(await makeOwnToken(me, ASKED)).path).toBe('password');
    expect(refusal(await makeOwnToken(me, { ...ASKED, password: 'no' })).path).toBe('password');
    expect(await listTokens(me)).toEqual([]);
    const { token } = value(await makeOwnToken(me, { ...ASKED, password: PASSWORD }));
    expect(await works(token)).toBe(true);
    expect(await ownAccount(me, EN)).toMatchObject({ hasTokens: true });
  });

  test('are not asked for one where the account has none; guests have no tokens', async () => {
    await write((tx) => tx.user.update({ where: { id: me.userId }, data: { passwordHash: null } }));
    expect((await makeOwnToken(me, ASKED)).ok).toBe(true);
    for (const who of [null, await newViewer()])
      expect(refusal(await makeOwnToken(who, ASKED)).code).toBe('forbidden');
  });

  test('end with the password and with all other sessions, nobody else’s', async () => {
    const before = await tokenOf(me);
    hold(newPhone());
    value(await signUp(null, { name: 'Bea', email: 'bea@example.org', password: PASSWORD }, EN));
    const beas = await tokenOf(await viewer());
    hold(phone);
    expect(refusal(await changePassword(me, { password: 'neun Zehner' })).path).toBe('current');
    expect(await works(before)).toBe(true);
    value(await changePassword(me, { current: PASSWORD, password: 'neun Zehner' }));
    expect(await works(before)).toBe(false);
    expect(await ownAccount(me, EN)).toMatchObject({ hasTokens: false });
    const after = await tokenOf(me);
    value(await endOtherSessions(me));
    expect(await works(after)).toBe(false);
    expect(await works(beas)).toBe(true);
  });
});

test.each([
  { schema: AccountName, given: '  Anna   Muster ', out: 'Anna Muster' },
  { schema: AccountName, given: ' ', out: null },
  { schema: AccountName, given: 'x'.repeat(41), out: null },
  { schema: AccountName, given: 'A\u0007', out: null },
  { schema: EmailAddress, given: ' Anna@Example.org ', out: 'anna@example.org' },
  { schema: EmailAddress, given: 'anna@', out: null },
  { schema: EmailAddress, given: 'a@b.ch, c@d.ch', out: null },
  { schema: EmailAddress, given: `${'x'.repeat(250)}@example.org`, out: null },
  { schema: NewPassword, given: '1234567', out: null },
  { schema: NewPassword, given: '12345678', out: '12345678' },
  { schema: NewPassword, given: '🃏🃏🃏🃏', out: null },
  { schema: NewPassword, given: '🃏'.repeat(200), out: '🃏'.repeat(200) },
  { schema: NewPassword, given: 'x'.repeat(201), out: null },
])('$given is read as $out', ({ schema, given, out }) => {
  expect(schema.safeParse(given).data ?? null).toBe(out);
});

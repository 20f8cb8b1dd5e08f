/** Tries of strangers keep nobody out on a phone that was signed in to the account before. */

import { beforeEach, expect, test, vi } from 'vitest';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { changePassword } from '../../lib/server/account/accounts';
import { knownPhoneCookie } from '../../lib/server/account/known-phone';
import { viewer } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { hold, newPhone, type Phone, send, signInWith } from './phone';
import { ANNA, signUpAnna, useSite } from './site';
import { value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
// Some hundred passwords: what each of them costs is tested where people sign in.
vi.mock('@node-rs/argon2', async (load) => {
  const argon = await load<typeof import('@node-rs/argon2')>();
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon, hash: (password: string) => argon.hash(password, least) };
});

useDatabase();
useSite();

const { email: EMAIL, password: PASSWORD } = ANNA;
const COOKIE = 'schiefer-known';
const TRIES = 20;
let annas: Phone;
beforeEach(async () => {
  setLimiter(memoryLimiter());
  annas = hold(newPhone());
  await signUpAnna();
  await send('signout', {});
});

const on = (phone: Phone, password: string = PASSWORD): Promise<string | null> => {
  hold(phone);
  return signInWith(EMAIL, password);
};
/** So many wrong passwords, of an account whose address somebody knows. */
async function guess(phone: Phone, times = TRIES): Promise<void> {
  for (let n = 0; n < times; n += 1)
    expect(await on(phone, 'vier Damen')).toContain('CredentialsSignin');
}

test('it has tries of its own', async () => {
  await guess(newPhone());
  expect(await on(newPhone())).toContain('TooManyTries');
  expect(await on(annas)).toBe('/games');
  expect(await viewer()).not.toBeNull();
  expect(await on(newPhone()), 'hers give strangers none').toContain('TooManyTries');
});

test('it has no more of them than others, and takes none from them', async () => {
  await guess(annas);
  expect(await on(annas)).toContain('TooManyTries');
  expect(await on(newPhone())).toBe('/games');
});

test('it gets them back by knowing the password', async () => {
  await guess(annas, TRIES - 1);
  expect(await on(annas)).toBe('/games');
  await send('signout', {});
  await guess(annas, TRIES - 1);
  expect(await on(annas)).toBe('/games');
});

test('it needs no tries of its place, which strangers share', async () => {
  for (let n = 0; n < 200; n += 1) {
    hold(newPhone());
    await signInWith(`nobody${n}@example.org`, PASSWORD);
  }
  expect(await on(newPhone())).toContain('TooManyTries');
  expect(await on(annas)).toBe('/games');
});

test('a phone is known to the accounts that were signed in on it, and to no other', async () => {
  const beas = hold(newPhone());
  value(await signUp(null, { name: 'Bea', email: 'bea@example.org', password: PASSWORD }, EN));
  await send('signout', {});
  await guess(beas);
  expect(await on(beas)).toContain('TooManyTries');
  // Hers is known to both from now on.
  hold(annas);
  await signInWith('bea@example.org', PASSWORD);
  await send('signout', {});
  expect(await on(annas)).toBe('/games');
});

test('it is known with the password that the account has now', async () => {
  const other = newPhone();
  expect(await on(other)).toBe('/games');
  value(await changePassword(await viewer(), { current: PASSWORD, password: 'neun Zehner' }));
  await guess(newPhone());
  expect(await on(annas, 'neun Zehner')).toContain('TooManyTries');
  await send('signout', {});
  expect(await on(other, 'neun Zehner')).toBe('/games');
});

test('what makes it known cannot be made up, nor counted anew under another name', async () => {
  const kept = annas.jar.get(COOKIE) ?? '';
  const [id = '', mark = ''] = kept.split('.');
  expect(kept).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  await guess(newPhone());
  for (const made of ['', 'x', id, `${id}.`, `${id}.${id}`, `${'x'.repeat(22)}.${mark}`]) {
    const phone = newPhone();
    phone.jar.set(COOKIE, made);
    expect(await on(phone), made).toContain('TooManyTries');
  }
});

test('what makes it known is for the server alone', async () => {
  hold(annas);
  await on(annas);
  const { userId = '' } = (await viewer()) ?? {};
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: false };
  expect(await knownPhoneCookie(userId)).toMatchObject([COOKIE, annas.jar.get(COOKIE), options]);
  vi.stubEnv('NEXTAUTH_URL', 'https://jass.example');
  const [name, , { secure = false } = {}] = (await knownPhoneCookie(userId)) ?? [];
  expect([name, secure]).toEqual([`__Host-${COOKIE}`, true]);
});

test('it is known to the five accounts that were signed in last', async () => {
  for (let n = 0; n < 6; n += 1) {
    hold(annas);
    const more = { name: 'Anna', email: `anna${n}@example.org`, password: PASSWORD };
    value(await signUp(null, more, EN));
    await send('signout', {});
  }
  expect(annas.jar.get(COOKIE)).toMatch(/^[\w-]{22}(?:\.[\w-]{22}){5}$/);
  await guess(newPhone());
  expect(await on(annas), 'the first of seven').toContain('TooManyTries');
  hold(annas);
  expect(await signInWith('anna5@example.org', PASSWORD)).toBe('/games');
});

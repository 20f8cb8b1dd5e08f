/** Which passwords are taken: of any make, but none that is guessed first. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword } from '../../lib/server/account/accounts';
import { COMMON_PASSWORDS } from '../../lib/server/account/common-passwords';
import { EmailAddress, NewPassword } from '../../lib/server/account/credentials';
import { isGuessed, WORDS_OF_THE_PLACE } from '../../lib/server/account/guessed';
import { viewer } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { hold, newPhone, signInWith } from './phone';
import { refusal, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();

const own = { name: 'Anna Muster', email: 'anna.muster@example.org' };

test('a new installation has no account that somebody could know', async () => {
  expect(await read((tx) => tx.user.count())).toBe(0);
});

test('the list is that of the 3,000 most used and more, each as it is looked for', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
  for (const one of COMMON_PASSWORDS) {
    expect(one).toBe(one.toLowerCase());
    expect([...one].length).toBeGreaterThanOrEqual(8);
  }
});

test.each([
  ['password', true],
  ['PassWord', true],
  ['12345678', true],
  ['qwertyuiop', true],
  ['passwort', true],
  ['Anna Muster', true],
  ['anna.muster', true],
  ['anna.muster@example.org', true],
  ['schiefer', true],
  ['Schiefer2026!', true],
  ['jassjass', true],
  ['Jass-Schieber', true],
  ['jassen ist schön', false],
  ['vier Bauern', false],
  ['84029184', false],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaa', false],
  ['schieber 8402 9184', false],
])('%s is guessed: %s', (password, isIt) => {
  expect(isGuessed(password, own)).toBe(isIt);
});

test.each(WORDS_OF_THE_PLACE)('%s is none with a year behind it', (word) => {
  expect(isGuessed(`${word}-2026`, own)).toBe(true);
});

test.each(['lower case', '        8', '🃏🃏🃏🃏🃏🃏🃏🃏', 'ÄÖÜäöüéè', '90417263', 'x'.repeat(200)])(
  'any signs will do: %s',
  (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
    expect(isGuessed(password, own)).toBe(false);
  },
);

describe('is refused', () => {
  beforeEach(() => void hold(newPhone()));
  const account = { ...own, password: 'vier Bauern' };

  test('when signing up, and a password is taken as it is', async () => {
    const refused = refusal(await signUp(null, { ...account, password: 'Password1' }, EN));
    expect(refused).toMatchObject({ code: 'input-invalid', path: 'password' });
    expect(refused.message).toContain('among the first that are tried');
    value(await signUp(null, { ...account, password: ' Vier Bauern ' }, EN));
    hold(newPhone());
    for (const other of ['Vier Bauern', ' vier Bauern ', ' Vier Bauern  '])
      expect(await signInWith(own.email, other)).toContain('CredentialsSignin');
    expect(await signInWith(own.email, ' Vier Bauern ')).toContain('/games');
  });

  test('as a new one', async () => {
    const email = 'beat@example.org';
    value(await signUp(null, { name: 'Beat', email, password: 'vier Bauern' }, EN));
    const me = await viewer();
    const change = (password: string) => changePassword(me, { current: 'vier Bauern', password });
    expect(refusal(await change(email)).path).toBe('password');
    value(await change('fünf Bauern'));
  });
});

test.each(['a@b.ch\r\nBcc: c@d.ch', 'a@b.ch, c@d.ch', '<a@b.ch>', 'a@b.ch\0', 'a b@c.ch'])(
  'no address that could be more than one: %j',
  (email) => {
    expect(EmailAddress.safeParse(email).success).toBe(false);
  },
);

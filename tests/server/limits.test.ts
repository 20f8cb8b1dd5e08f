/** Who tries too often is told so, and nobody else is kept waiting. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { attempt, attemptFromHere, forgiveAttempts } from '../../lib/server/account/attempts';
import { signUp } from '../../lib/server/account/sign-up';
import { action } from '../../lib/server/action';
import { memoryLimiter, RULES, setLimiter } from '../../lib/server/api/limits';
import { invite } from '../../lib/server/leagues/invitations';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { hold, newPhone } from './phone';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();

let now = 0;
const MINUTES = 60_000;
beforeEach(() => {
  now = 0;
  setLimiter(memoryLimiter(() => now));
  hold(newPhone());
});

/** How often it was allowed until it was not. */
async function allowed(again: () => Promise<boolean>): Promise<number> {
  for (let times = 0; times < 10_000; times += 1) if (!(await again())) return times;
  throw new Error('without an end');
}

describe('tries', () => {
  test('of passwords for one account, given back to whoever knows it', async () => {
    const again = () => attempt('password', 'anna@example.org');
    expect(await allowed(again)).toBe(20);
    expect(await attempt('password', 'beat@example.org')).toBe(true);
    await forgiveAttempts('password', 'anna@example.org');
    expect(await allowed(again)).toBe(20);
    now += 16 * MINUTES;
    expect(await again()).toBe(true);
  });

  test('of passwords and accounts from one place', async () => {
    expect(await allowed(() => attemptFromHere('signIn'))).toBe(200);
    expect(await allowed(() => attemptFromHere('signUp'))).toBe(100);
  });

  test('to sign up', async () => {
    for (let i = 0; i < 100; i += 1) await attemptFromHere('signUp');
    const answer = await signUp(null, {
      name: 'Anna',
      email: 'anna@example.org',
      password: 'eine lange Losung',
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'too-many-requests' } });
  });

  test('of messages to one address', async () => {
    expect(await allowed(() => attempt('message', 'anna@example.org'))).toBe(5);
  });

  test('to invite', async () => {
    const { owner, leagueId } = await foundClub();
    const one = { leagueId, role: 'member', days: 7, single: true } as const;
    expect(await allowed(async () => (await invite(owner, one)).ok)).toBe(100);
  });
});

test('an action counts with what its asker sends elsewhere', async () => {
  const nothing = action({
    name: 'nothing',
    input: z.strictObject({}),
    run: async () => ({ ok: true, value: null }),
  });
  expect(await allowed(async () => (await nothing({})).ok)).toBe(RULES.address.limit);
  expect(await nothing({})).toMatchObject({ error: { code: 'too-many-requests' } });
  now += 2 * MINUTES;
  expect((await nothing({})).ok).toBe(true);
});

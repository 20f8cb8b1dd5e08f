/** Limits that two servers on one PostgreSQL share. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Limiter, Rule } from '../../lib/server/access/limits';
import { sharedLimiter } from '../../lib/server/access/shared-limits';
import { log } from '../../lib/server/config/log';
import { openDatabase, read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';

useDatabase();
const [here, there] = [sharedLimiter(), sharedLimiter()];
afterEach(() => vi.restoreAllMocks());

// On PostgreSQL it takes statements by themselves.
const database = () => openDatabase() as { query: (asked: unknown) => Promise<unknown> };

const SHARED: Rule = { limit: 100, windowMs: 60_000 };
const EXACT: Rule = { limit: 20, windowMs: 60_000, isExact: true };

/** How many of so many requests are let through, asked together. */
async function allowed(limiter: Limiter, key: string, rule: Rule, count: number): Promise<number> {
  const taken = await Promise.all(Array.from({ length: count }, () => limiter.take(key, rule)));
  return taken.filter(({ isAllowed }) => isAllowed).length;
}

test('at one server a key gets exactly what the rule says, whatever comes together', async () => {
  expect(await allowed(here, 'one', SHARED, 60)).toBe(60);
  expect(await here.take('one', SHARED)).toMatchObject({
    isAllowed: true,
    limit: 100,
    remaining: 39,
  });
  expect(await allowed(here, 'one', SHARED, 300)).toBe(39);
  const denied = await here.take('one', SHARED);
  expect(denied).toMatchObject({ isAllowed: false, remaining: 0 });
  expect(denied.resetSeconds).toBeGreaterThan(30);
  expect(denied.resetSeconds).toBeLessThanOrEqual(60);
});

test('what is used up at one is used up at the other, but for a tenth', async () => {
  expect(await allowed(here, 'both', SHARED, 150)).toBe(100);
  expect(await allowed(there, 'both', SHARED, 150)).toBe(10);
  // Asked in turns it comes to the same.
  let sum = 0;
  for (let n = 0; n < 100; n += 1) {
    sum += await allowed(here, 'turns', SHARED, 1);
    sum += await allowed(there, 'turns', SHARED, 1);
  }
  expect(sum).toBeGreaterThanOrEqual(100);
  expect(sum).toBeLessThanOrEqual(110);
});

test('whoever asks as people do costs the database nothing', async () => {
  const asked = vi.spyOn(database(), 'query');
  expect(await allowed(here, 'quiet', SHARED, 10)).toBe(10);
  expect(asked).not.toHaveBeenCalled();
  expect(await allowed(here, 'quiet', SHARED, 5)).toBe(5);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an exact rule counts every request of both, and a forgiven one is forgiven at both', async () => {
  let sum = 0;
  for (let n = 0; n < 15; n += 1) {
    sum += await allowed(here, 'exact', EXACT, 1);
    sum += await allowed(there, 'exact', EXACT, 1);
  }
  expect(sum).toBe(20);
  expect(await allowed(there, 'guess', EXACT, 19)).toBe(19);
  await here.forget('guess', EXACT);
  expect(await allowed(there, 'guess', EXACT, 25)).toBe(20);
});

test('a window ends', async () => {
  for (const isExact of [true, false]) {
    const rule = { limit: 20, windowMs: 1000, isExact };
    const key = `short ${isExact}`;
    expect(await allowed(here, key, rule, 30)).toBe(20);
    await pause(1100);
    expect(await allowed(here, key, rule, 30)).toBe(20);
  }
});

test('the table knows no names', async () => {
  await here.take('password anna@example.org', EXACT);
  const keys = await read((tx) => tx.rateLimit.findMany({ select: { key: true } }));
  expect(keys.length).toBeGreaterThan(0);
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/);
});

test('while the database does not answer each server counts alone', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.spyOn(database(), 'query').mockRejectedValue(new Error('gone'));
  expect(await allowed(here, 'alone', EXACT, 30)).toBe(20);
  const many = await allowed(here, 'alone too', SHARED, 200);
  expect(many).toBeGreaterThanOrEqual(100);
  expect(many).toBeLessThanOrEqual(110);
});

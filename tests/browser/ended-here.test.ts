/** Which game a phone has just seen the end of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasJustEnded, rememberEnd } from '../../lib/browser/ended-here';
import { remember } from '../../lib/browser/storage';

beforeEach(() => {
  vi.useFakeTimers();
  const lines = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lines.get(key) ?? null,
    setItem: (key: string, value: string) => lines.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the end of a game is known for an hour, and only of the last one', () => {
  expect(hasJustEnded('a')).toBe(false);
  rememberEnd('a');
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(hasJustEnded('a')).toBe(true);
  expect(hasJustEnded('b')).toBe(false);
  vi.advanceTimersByTime(60 * 1000);
  expect(hasJustEnded('a')).toBe(false);
  rememberEnd('a');
  rememberEnd('b');
  expect(hasJustEnded('a')).toBe(false);
});

test('what an older build left there is no end', () => {
  for (const left of [null, 'a', { step: 'a' }, { at: 0 }]) {
    remember('ended', left);
    expect(hasJustEnded('a')).toBe(false);
  }
});

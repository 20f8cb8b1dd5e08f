/** House rules that a phone keeps: what comes back, and what an older build left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepOwnRules,
  lastRules,
  lastSize,
  ownRules,
  rememberRules,
  rememberSize,
} from '../../lib/browser/house-rules';
import { remember } from '../../lib/browser/storage';
import { VARIANT_IDS, variant } from '../../lib/jass';

beforeEach(() => {
  const lines = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lines.get(key) ?? null,
    setItem: (key: string, value: string) => lines.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a table’s own rules come back under their names, by variant', () => {
  expect(ownRules('schieber')).toEqual([]);
  const rules = [
    { name: 'Stammtisch', options: { target: 1000 } },
    { name: 'Bären', options: { hands: 8 } },
  ];
  keepOwnRules('schieber', rules);
  expect(ownRules('schieber')).toEqual(rules);
  expect(ownRules('three-player')).toEqual([]);
  keepOwnRules('schieber', rules.slice(1));
  expect(ownRules('schieber')).toEqual(rules.slice(1));
});

test('under one name there are only the rules kept last', () => {
  keepOwnRules('schieber', [
    { name: 'Bären', options: { target: 1000 } },
    { name: 'Bären', options: { target: 1500 } },
  ]);
  expect(ownRules('schieber')).toEqual([{ name: 'Bären', options: { target: 1500 } }]);
});

test('the last rules of every variant come back as its ready ones can be', () => {
  for (const id of VARIANT_IDS) {
    expect(lastRules(id)).toBeUndefined();
    for (const { options } of variant(id).presets) {
      rememberRules(id, options);
      expect(lastRules(id)).toEqual(options);
    }
  }
});

test('what cannot be played by any more is as if it were not there', () => {
  for (const kept of [null, 7, 'x', [], [{ name: 'A' }], [{ options: {} }], { name: 'A' }]) {
    remember('rules/schieber', kept);
    expect(ownRules('schieber')).toEqual([]);
  }
  remember('rules/schieber', [
    { name: 'A', options: { target: -1 } },
    { name: 'B', options: { gone: true } },
    { name: 'C', options: { target: 500 } },
  ]);
  expect(ownRules('schieber').map(({ name }) => name)).toEqual(['C']);
  remember('last-rules/schieber', { gone: true });
  expect(lastRules('schieber')).toBeUndefined();
});

test('how many played last comes back by variant, as long as so many can play it', () => {
  expect(lastSize('differenzler')).toBeUndefined();
  rememberSize('differenzler', 3);
  expect(lastSize('differenzler')).toBe(3);
  expect(lastSize('coiffeur')).toBeUndefined();
  remember('last-size/schieber', 5);
  expect(lastSize('schieber')).toBeUndefined();
});

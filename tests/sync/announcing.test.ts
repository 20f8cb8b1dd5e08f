import { describe, expect, test } from 'vitest';
import { allAnnounced, areHidden, hidden } from '../../lib/sync/announcing';
import { type AtTable, hasChalk } from '../../lib/sync/at-table';

test.each([
  ['differenzler', { announcements: 'hidden' }, true],
  ['differenzler', { announcements: 'open' }, false],
  ['differenzler', {}, false],
  ['mittlere', {}, false],
] as const)('%s with %o hides announcements: %s', (variant, options, isHidden) => {
  expect(areHidden({ variant, options })).toBe(isHidden);
});

test('the house rules with hidden announcements, where somebody announces', () => {
  const options = { hands: 8, announcements: 'open' };
  expect(hidden({ variant: 'differenzler', options })).toEqual({
    options: { hands: 8, announcements: 'hidden' },
  });
  expect(hidden({ variant: 'mittlere', options: {} })).toBeNull();
});

test('all have announced when nobody is missing, nought included', () => {
  const two = [
    { seat: 2, points: 0 },
    { seat: 0, points: 57 },
  ];
  expect(allAnnounced(3, two)).toBeNull();
  expect(allAnnounced(3, [...two, { seat: 1, points: 100 }])).toEqual([57, 100, 0]);
  // A seat that this table does not have counts for nobody.
  expect(allAnnounced(3, [...two, { seat: 3, points: 100 }])).toBeNull();
});

describe('who writes', () => {
  const at = (change: Partial<AtTable>): AtTable => ({
    role: 'writer',
    seat: null,
    taken: [],
    chalk: null,
    manyWriters: false,
    announceSeparately: false,
    announced: [],
    present: [],
    next: null,
    ...change,
  });
  const others = { isYours: false, name: 'Anna' };
  test.each([
    ['nobody has written yet', at({}), true],
    ['it is yours', at({ chalk: { isYours: true, name: 'Beat' } }), true],
    ['another has it', at({ chalk: others }), false],
    ['another has it, and many write', at({ chalk: others, manyWriters: true }), true],
    ['a host, and another has it', at({ role: 'host', chalk: others }), false],
    ['a reader', at({ role: 'reader', manyWriters: true }), false],
  ])('%s', (_, table, writes) => {
    expect(hasChalk(table)).toBe(writes);
  });
});

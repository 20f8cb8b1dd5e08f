import { describe, expect, test } from 'vitest';
import { allAnnounced, areHidden, changeFor, wayOf } from '../../lib/sync/announcing';
import { type AtTable, hasChalk } from '../../lib/sync/at-table';

test.each([
  ['differenzler', { announcements: 'hidden' }, true],
  ['differenzler', { announcements: 'open' }, false],
  ['differenzler', {}, false],
  ['mittlere', {}, false],
] as const)('%s with %o hides announcements: %s', (variant, options, isHidden) => {
  expect(areHidden({ variant, options })).toBe(isHidden);
});

describe('the way in which a table announces', () => {
  const open = { variant: 'differenzler', options: { hands: 8 } } as const;
  const hidden = { ...open, options: { hands: 8, announcements: 'hidden' } } as const;

  test('is one of three, and none where nobody announces', () => {
    expect([wayOf(open, false), wayOf(open, true)]).toEqual(['open', 'open']);
    expect([wayOf(hidden, false), wayOf(hidden, true)]).toEqual(['round', 'apart']);
    expect(wayOf({ variant: 'mittlere', options: {} }, true)).toBeNull();
  });

  test('changes the house rules where they say otherwise, back again too', () => {
    expect(changeFor(open, 'apart')).toEqual({ options: hidden.options });
    expect(changeFor(open, 'round')).toEqual({ options: hidden.options });
    expect(changeFor(open, 'open')).toBeNull();
    expect(changeFor(hidden, 'apart')).toBeNull();
    // As a table has them: what is usual is left out.
    expect(changeFor(hidden, 'open')).toEqual({ options: open.options });
    expect(changeFor({ variant: 'mittlere', options: {} }, 'apart')).toBeNull();
  });
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

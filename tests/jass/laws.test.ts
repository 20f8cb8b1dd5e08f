/** What holds for every variant there is, and for the next one before it has tests of its own. */
import { describe, expect, test } from 'vitest';
import {
  makeOptions,
  makeRecord,
  parseOptions,
  parseRecord,
  SLATE_KINDS,
  tally,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { fewest, record, scored } from './helpers';

/**
 * One entry that counts and does not end the game, another that may follow it where it cannot be
 * repeated, and options where a game cannot do without. `slate`: how many lines, where they are not
 * one for each side.
 */
type Sample = { entry: object; next?: object; options: object; other: object; slate?: number };
const samples = {
  mittlere: { entry: { points: [60, 57, 40] }, options: {}, other: { hands: 9, tie: 'cut' } },
  molotow: { entry: { points: [60, 50, 40, 7] }, options: {}, other: { hands: null } },
  'plus-minus': { entry: { points: [60, 57, 40] }, options: {}, other: { target: 5 } },
  differenzler: {
    entry: { announced: [50, 50, 50], points: [60, 57, 40] },
    options: {},
    other: { hands: 6, stake: 5, announcements: 'hidden' },
  },
  schieber: {
    entry: { trump: 'clubs', points: [100, 57] },
    options: {},
    other: { target: 1000, win: 'reached', multipliers: { clubs: 1 } },
  },
  'sidi-barani': {
    entry: { bid: { side: 0, points: 90, trump: 'hearts' }, points: [100, 57] },
    options: {},
    other: { target: 1000, sidiValue: 257, cardPoints: 'both', wies: true },
  },
  'three-player': {
    entry: { trump: 'clubs', points: [60, 57, 40] },
    options: {},
    other: { matchBonus: 0, wies: false },
  },
  'two-player': {
    entry: { turned: 'clubs-9', points: [60, 57] },
    options: {},
    other: { target: 1500, stoeck: false },
  },
  'two-versus-one': {
    entry: { trump: 'hearts', points: [100, 57] },
    options: { soloist: 1, bid: 700 },
    other: { teamTarget: 900, multipliers: { obenabe: 4, undenufe: 4 } },
  },
  coiffeur: {
    entry: { side: 0, row: 0, points: 100 },
    next: { side: 1, row: 0, points: 100 },
    options: {},
    slate: 10,
    other: { rows: [{ name: 'Coiffeur', factor: 11 }], match: 157, rounding: 'tens' },
  },
  guggitaler: {
    entry: { counts: [4, 4, 4] },
    next: { counts: [0, 0, 9] },
    options: {},
    other: { values: { queens: 8 }, prizes: [30, 20, 14], rounds: 2 },
  },
  'molotow-wies': {
    entry: { points: [60, 57, 40], wies: [['seq3'], [], []] },
    options: {},
    other: { hands: null, target: 300 },
  },
  'point-list': {
    entry: { points: [60, -57] },
    options: {},
    other: { sum: 3, goal: 'fewest', target: 300, hands: 9, name: 'Tschau Sepp' },
  },
  'stroke-list': {
    entry: { strokes: [2, -1] },
    options: {},
    other: { sum: 1, target: null, hands: 9, name: 'Ramset' },
  },
} satisfies { [Id in VariantId]: Sample };

describe.each(VARIANT_IDS)('%s', (id) => {
  const { entry, next = entry, options, other, slate: lines }: Sample = samples[id];
  const { players, slate: kind } = variant(id);
  const start = record(id, [], { options });

  test('knows its own id and a kind of slate', () => {
    expect(variant(id).id).toBe(id);
    expect(SLATE_KINDS).toContain(kind);
  });

  test.each([...players])('an empty record of %i tallies: nobody leads, nobody won', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    for (const firstDealer of seats) {
      const value = scored(record(id, [], { options, players: count, firstDealer }));
      expect(value).toMatchObject({ variant: id, status: 'playing', hands: [], winners: [] });
      expect(value.dealer).toBe(firstDealer);
      expect(value.ranking).toEqual([value.totals.map((_, side) => side)]);
      const slate = 'slate' in value ? value.slate : undefined;
      const isDrawn = kind !== 'differences' && kind !== 'totals';
      expect(slate?.length).toBe(isDrawn ? (lines ?? value.totals.length) : undefined);
    }
  });

  test('other numbers of players are refused', () => {
    for (const count of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const names = Array.from({ length: count }, (_, seat) => `Player ${seat}`);
      const result = tally({ ...start, players: names });
      if (players.includes(count)) expect(result.ok).toBe(true);
      else
        expect(result).toMatchObject({ ok: false, error: { code: 'players-count', hand: null } });
    }
  });

  test('unknown keys are refused anywhere', () => {
    const unknown = (path: string, hand: number | null) => ({
      ok: false,
      error: { code: 'record-invalid', hand, path },
    });
    expect(tally({ ...start, extra: 1 })).toMatchObject(unknown('extra', null));
    expect(tally({ ...start, options: { ...options, extra: 1 } })).toMatchObject(
      unknown('options.extra', null),
    );
    expect(tally({ ...start, hands: [entry, { ...next, extra: 1 }] })).toMatchObject(
      unknown('extra', 1),
    );
  });

  test('the deal passes to the next seat after every hand that counts', () => {
    const count = fewest(id);
    for (const firstDealer of [0, 1, count - 1]) {
      for (const played of [1, 2]) {
        const hands = [entry, next].slice(0, played);
        const value = scored(record(id, hands, { options, firstDealer }));
        expect(value.dealer).toBe((firstDealer + played) % count);
      }
    }
  });

  test('scoring leaves the record as it was and always says the same', () => {
    const frozen = record(id, [Object.freeze({ ...entry })], { options });
    const before = JSON.stringify(frozen);
    expect(scored(frozen)).toEqual(scored(frozen));
    expect(JSON.stringify(frozen)).toBe(before);
  });

  test('options: defaults are filled in, and only what differs is written', () => {
    for (const given of [options, { ...options, ...other }]) {
      const full = parseOptions(id, given);
      if (!full.ok) throw new Error(full.error.message);
      expect(makeOptions(id, full.value)).toEqual(given);
      expect(parseOptions(id, makeOptions(id, full.value))).toEqual(full);
    }
  });

  test('a record survives being parsed and made', () => {
    const given = record(id, [entry], { options: { ...options, ...other }, firstDealer: 1 });
    const parsed = parseRecord(given);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(makeRecord(parsed.value)).toEqual(given);
    expect(tally(parsed.value)).toEqual(tally(given));
    expect(parseRecord(parsed.value)).toEqual(parsed);
  });

  const substitutes = [
    { seat: 1, from: 1, name: 'Erika' },
    { seat: 1, from: 99, name: 'Erika' },
    { seat: 0, from: 1, name: 'X'.repeat(100) },
  ];

  test('substitutes are kept and change nothing', () => {
    const given = record(id, [entry, next], { options });
    for (const some of [[], substitutes]) {
      const parsed = parseRecord({ ...given, substitutes: some });
      if (!parsed.ok) throw new Error(parsed.error.message);
      expect(parsed.value.substitutes).toEqual(some);
      expect(makeRecord(parsed.value)).toEqual({ ...given, substitutes: some });
      expect(tally({ ...given, substitutes: some })).toStrictEqual(tally(given));
    }
    expect(parseRecord(given)).not.toHaveProperty('value.substitutes');
  });

  test('the rest can be left out', () => {
    const { format, players: names, hands } = start;
    const bare = { format, variant: id, players: names, hands };
    const given = Object.keys(options).length > 0 ? { ...bare, options } : bare;
    expect(tally(given)).toEqual(tally(start));
  });

  test('wrong options given by a caller are a bug and throw', () => {
    expect(() => variant(id).rules({ nonsense: 1 })).toThrow();
    expect(() => variant(id).gameLength({ nonsense: 1 })).toThrow();
  });
});

test.each([
  ['mittlere', {}, { kind: 'hands', hands: 12 }],
  ['mittlere', { hands: 6 }, { kind: 'hands', hands: 6 }],
  ['molotow', {}, { kind: 'hands', hands: 12 }],
  ['molotow', { hands: null }, { kind: 'open' }],
  ['plus-minus', {}, { kind: 'sticks', target: 7 }],
  ['schieber', {}, { kind: 'points', target: 2500 }],
  ['sidi-barani', { target: 1000 }, { kind: 'points', target: 1000 }],
  ['three-player', { target: 1500 }, { kind: 'points', target: 1500 }],
  ['two-player', {}, { kind: 'points', target: 2500 }],
  ['two-versus-one', { soloist: 0, bid: 700 }, { kind: 'race', targets: [700, 1000] }],
  ['schieber', { hands: 12 }, { kind: 'hands', hands: 12 }],
  ['coiffeur', {}, { kind: 'rows', rows: 10 }],
  ['coiffeur', { rows: [{ contract: 'joker', factor: 1 }] }, { kind: 'rows', rows: 1 }],
  ['guggitaler', {}, { kind: 'hands', hands: 7 }],
  ['guggitaler', { prizes: null, rounds: 3 }, { kind: 'hands', hands: 18 }],
  ['molotow-wies', {}, { kind: 'hands', hands: 8 }],
  ['molotow-wies', { target: 300 }, { kind: 'hands-or-limit', hands: 8, target: 300 }],
  ['molotow-wies', { hands: null, target: 300 }, { kind: 'limit', target: 300 }],
  ['point-list', {}, { kind: 'open' }],
  ['point-list', { hands: 5 }, { kind: 'hands', hands: 5 }],
  ['point-list', { target: 150 }, { kind: 'points', target: 150 }],
  ['point-list', { target: 200, goal: 'fewest' }, { kind: 'limit', target: 200 }],
  ['stroke-list', {}, { kind: 'sticks', target: 7 }],
  ['stroke-list', { hands: 5 }, { kind: 'hands-or-sticks', hands: 5, target: 7 }],
  ['stroke-list', { target: null }, { kind: 'open' }],
] as const)('the length of %s with %o', (id, options, length) => {
  expect(variant(id).gameLength(options)).toEqual(length);
});

test.each([
  ['mittlere', 3, {}, [[0], [1], [2]]],
  ['plus-minus', 4, {}, [[0], [1], [2], [3]]],
  [
    'schieber',
    4,
    {},
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    'sidi-barani',
    4,
    {},
    [
      [0, 2],
      [1, 3],
    ],
  ],
  ['three-player', 3, {}, [[0], [1], [2]]],
  ['two-player', 2, {}, [[0], [1]]],
  ['two-versus-one', 3, { soloist: 1, bid: 700 }, [[1], [0, 2]]],
  ['coiffeur', 2, {}, [[0], [1]]],
  ['coiffeur', 3, {}, [[0], [1], [2]]],
  [
    'coiffeur',
    4,
    {},
    [
      [0, 2],
      [1, 3],
    ],
  ],
  ['coiffeur', 4, { singles: true }, [[0], [1], [2], [3]]],
  [
    'coiffeur',
    6,
    {},
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
  ['stroke-list', 8, {}, [[0], [1], [2], [3], [4], [5], [6], [7]]],
] as const)('the sides of %s with %i players and %o', (id, players, options, sides) => {
  expect(variant(id).sidesOf(players, options)).toEqual(sides);
});

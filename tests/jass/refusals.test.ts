/** What is refused before anything is scored: the shape of a record. Source: record.md. */
import { describe, expect, test } from 'vitest';
import { parseOptions, parseRecord, REFUSAL_CODES, tally } from '../../lib/jass';
import { record } from './helpers';

const good = record('mittlere', [{ points: [60, 57, 40] }]);
const without = (field: string) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));
const hand = (entry: unknown) => ({ ...good, hands: [{ points: [60, 57, 40] }, entry] });
const options = (given: unknown) => ({ ...good, options: given });

const unreadable: [string, unknown, number | null, string, string][] = [
  ['null', null, null, '', 'The record: expected an object, got null'],
  ['a list', [], null, '', 'The record: expected an object, got a list of 0'],
  ['text', 'jass', null, '', 'The record: expected an object, got "jass"'],
  ['nothing', undefined, null, '', 'The record: missing; expected an object'],
  ['unknown key', { ...good, rounds: 3 }, null, 'rounds', 'rounds: unknown key'],
  [
    '__proto__',
    JSON.parse(
      '{"__proto__":1,"format":"jass-record/1","variant":"mittlere","players":["A","B","C"],"hands":[]}',
    ),
    null,
    '__proto__',
    '__proto__: unknown key',
  ],
  [
    'format',
    { ...good, format: 'jass-record/2' },
    null,
    'format',
    'format: expected "jass-record/1", got "jass-record/2"',
  ],
  ['no format', without('format'), null, 'format', 'format: missing; expected "jass-record/1"'],
  [
    'variant',
    { ...good, variant: 'constructor' },
    null,
    'variant',
    'variant: expected "mittlere" or ',
  ],
  ['no variant', without('variant'), null, 'variant', 'variant: missing; expected "mittlere" or '],
  ['no players', without('players'), null, 'players', 'players: missing; expected a list of names'],
  ['players', { ...good, players: 3 }, null, 'players', 'players: expected a list of names, got 3'],
  [
    'no name',
    { ...good, players: ['A', '', 'C'] },
    null,
    'players.1',
    'players.1: expected a name of 1 to 100 characters, got ""',
  ],
  [
    'blank name',
    { ...good, players: ['A', ' ', 'C'] },
    null,
    'players.1',
    'players.1: expected a name',
  ],
  [
    'long name',
    { ...good, players: ['A', 'B', 'C'.repeat(101)] },
    null,
    'players.2',
    'players.2: expected a name',
  ],
  ['no hands', without('hands'), null, 'hands', 'hands: missing; expected a list of entries'],
  [
    'hands',
    { ...good, hands: {} },
    null,
    'hands',
    'hands: expected a list of entries, got an object',
  ],
  [
    'seat below',
    { ...good, firstDealer: -1 },
    null,
    'firstDealer',
    'firstDealer: expected a whole number',
  ],
  [
    'seat above',
    { ...good, firstDealer: 3 },
    null,
    'firstDealer',
    'firstDealer: expected a seat from 0 to 2, got 3',
  ],
  [
    'half a seat',
    { ...good, firstDealer: 0.5 },
    null,
    'firstDealer',
    'firstDealer: expected a whole number',
  ],
  ['options null', options(null), null, 'options', 'options: expected an object, got null'],
  ['options list', options([]), null, 'options', 'options: expected an object, got a list of 0'],
  ['unknown option', options({ stake: 5 }), null, 'options.stake', 'options.stake: unknown key'],
  [
    'hands 4',
    options({ hands: 4 }),
    null,
    'options.hands',
    'options.hands: expected a multiple of 3 above 0, got 4',
  ],
  [
    'hands 0',
    options({ hands: 0 }),
    null,
    'options.hands',
    'options.hands: expected a multiple of 3 above 0, got 0',
  ],
  [
    'hands null',
    options({ hands: null }),
    null,
    'options.hands',
    'options.hands: expected a multiple of 3 above 0, got null',
  ],
  [
    'tie',
    options({ tie: 'draw' }),
    null,
    'options.tie',
    'options.tie: expected "third-wins" or "cut", got "draw"',
  ],
  ['entry null', hand(null), 1, '', 'hands.1: expected an object, got null'],
  [
    'entry empty',
    hand({}),
    1,
    'points',
    'hands.1.points: missing; expected a list of 3 whole numbers from 0 to 157',
  ],
  [
    'two points',
    hand({ points: [100, 57] }),
    1,
    'points',
    'hands.1.points: expected a list of 3 whole numbers from 0 to 157, got a list of 2',
  ],
  [
    'too high',
    hand({ points: [158, 0, 0] }),
    1,
    'points.0',
    'hands.1.points.0: expected a whole number from 0 to 157, got 158',
  ],
  [
    'below zero',
    hand({ points: [100, 58, -1] }),
    1,
    'points.2',
    'hands.1.points.2: expected a whole number from 0 to 157, got -1',
  ],
  [
    'halves',
    hand({ points: [78.5, 78.5, 0] }),
    1,
    'points.0',
    'hands.1.points.0: expected a whole number from 0 to 157, got 78.5',
  ],
  [
    'text',
    hand({ points: [60, '57', 40] }),
    1,
    'points.1',
    'hands.1.points.1: expected a whole number from 0 to 157, got "57"',
  ],
  [
    'null',
    hand({ points: [60, null, 40] }),
    1,
    'points.1',
    'hands.1.points.1: expected a whole number from 0 to 157, got null',
  ],
  ['unknown key', hand({ points: [60, 57, 40], wies: [] }), 1, 'wies', 'hands.1.wies: unknown key'],
  [
    'noTricks',
    hand({ points: [157, 0, 0], noTricks: 1 }),
    1,
    'noTricks',
    'hands.1.noTricks: expected a list of seats, got 1',
  ],
  [
    'bad seat',
    hand({ points: [157, 0, 0], noTricks: [3] }),
    1,
    'noTricks.0',
    'hands.1.noTricks.0: expected a seat from 0 to 2, each at most once, got 3',
  ],
  [
    'seat twice',
    hand({ points: [157, 0, 0], noTricks: [1, 1] }),
    1,
    'noTricks.1',
    'hands.1.noTricks.1: expected a seat from 0 to 2, each at most once, got 1',
  ],
  [
    'bad cut',
    hand({ points: [40, 40, 77], cut: 3 }),
    1,
    'cut',
    'hands.1.cut: expected a whole number from 0 to 2, got 3',
  ],
  ['void false', hand({ void: false }), 1, 'void', 'hands.1.void: expected true, got false'],
  [
    'void and points',
    hand({ void: true, points: [60, 57, 40] }),
    1,
    'void',
    'hands.1.void: unknown key',
  ],
];

const substitutes = (...given: unknown[]) => ({ ...good, substitutes: given });
const erika = { seat: 1, from: 5, name: 'Erika' };
unreadable.push(
  [
    'substitutes null',
    { ...good, substitutes: null },
    null,
    'substitutes',
    'substitutes: expected a list of substitutes, got null',
  ],
  [
    'one substitute',
    { ...good, substitutes: erika },
    null,
    'substitutes',
    'substitutes: expected a list of substitutes, got an object',
  ],
  [
    'a substitute’s name alone',
    substitutes('Erika'),
    null,
    'substitutes.0',
    'an object, got "Erika"',
  ],
  [
    'substitute for a seat too many',
    substitutes(erika, { ...erika, seat: 3 }),
    null,
    'substitutes.1.seat',
    'substitutes.1.seat: expected a seat from 0 to 2, got 3',
  ],
  ['substitute below', substitutes({ ...erika, seat: -1 }), null, 'substitutes.0.seat', 'got -1'],
  [
    'substitute from the start',
    substitutes({ ...erika, from: 0 }),
    null,
    'substitutes.0.from',
    'substitutes.0.from: expected a whole number from 1',
  ],
  [
    'substitute amid a hand',
    substitutes({ ...erika, from: 1.5 }),
    null,
    'substitutes.0.from',
    'got 1.5',
  ],
  [
    'substitute without a hand',
    substitutes({ seat: 1, name: 'Erika' }),
    null,
    'substitutes.0.from',
    'substitutes.0.from: missing; expected a whole number from 1',
  ],
  [
    'substitute without a name',
    substitutes({ ...erika, name: ' ' }),
    null,
    'substitutes.0.name',
    'substitutes.0.name: expected a name of 1 to 100 characters, got " "',
  ],
  ['substitute to', substitutes({ ...erika, to: 9 }), null, 'substitutes.0.to', 'unknown key'],
);

describe('record-invalid', () => {
  test.each(unreadable)('%s', (_, input, handIndex, path, message) => {
    const result = tally(input);
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'record-invalid',
        hand: handIndex,
        path,
        message: expect.stringContaining(message),
      },
    });
    expect(parseRecord(input)).toEqual(result);
  });
});

test('no input makes it throw', () => {
  const circle: Record<string, unknown> = { ...good };
  circle.hands = [{ points: circle }];
  for (const input of [
    circle,
    1n,
    Symbol('x'),
    () => 1,
    { ...good, hands: [{ points: [1n, 2, 3] }] },
  ]) {
    expect(tally(input)).toMatchObject({ ok: false, error: { code: 'record-invalid' } });
  }
});

test('options alone', () => {
  expect(parseOptions('plus-minus', {})).toEqual({ ok: true, value: { target: 7 } });
  expect(parseOptions('plus-minus', { target: -7 })).toMatchObject({
    ok: false,
    error: { code: 'record-invalid', hand: null, path: 'options.target' },
  });
});

test('the codes stand in the order of record.md', () => {
  expect(REFUSAL_CODES).toEqual([
    'record-invalid',
    'players-count',
    'points-sum',
    'strokes-sum',
    'counts-sum',
    'points-impossible',
    'counts-impossible',
    'tricks-unknown',
    'no-tricks-with-points',
    'cut-missing',
    'cut-wrong',
    'void-not-allowed',
    'announcement-missing',
    'match-invalid',
    'wies-both-sides',
    'wies-invalid',
    'stoeck-invalid',
    'declared-too-early',
    'race-undecided',
    'row-taken',
    'auction-illegal',
    'game-finished',
  ]);
});

import { expect, test } from 'vitest';
import { farInWords } from '../../lib/i18n/game';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { lengthInWords } from '../../lib/i18n/length';
import { outcome, total } from '../../lib/i18n/result';
import { allInWords, saidInWords } from '../../lib/i18n/said';
import { shortDay } from '../../lib/i18n/standings';
import { names, net, withFigure } from '../../lib/i18n/words';
import { wordsIn } from '../../lib/i18n/words-in';
import {
  explain,
  type GameLength,
  tally,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';

const en = wordsIn('en');
const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];

/** The words for the last hand of a game of these entries. */
function words(
  id: VariantId,
  entries: readonly object[],
  options: object = {},
  language: Language = 'en',
): string {
  const players = NAMES.slice(0, (entries[0] as { points?: number[] }).points?.length ?? 3);
  const read = explain({ format: 'jass-record/1', variant: id, options, players, hands: entries });
  if (!read.ok) throw new Error(read.error.message);
  return allInWords(wordsIn(language), read.value.hands.at(-1)?.why ?? []);
}

// One row per rule, in the order of scoring.md; the awards are those of its tables.
const ROWS: readonly [VariantId, object[], object, string][] = [
  [
    'mittlere',
    [{ points: [157, 0, 0], noTricks: [1, 2] }],
    {},
    'Anna took every trick: 2 sticks. Beat and Carla a potato each.',
  ],
  [
    'mittlere',
    [{ points: [121, 36, 0], noTricks: [2] }],
    {},
    'Carla took no trick: 2 potatoes. Anna and Beat a stick each.',
  ],
  [
    'mittlere',
    [{ points: [121, 36, 0], noTricks: [] }],
    {},
    'Anna has 121, more than 100: 2 potatoes. Beat and Carla a stick each.',
  ],
  [
    'mittlere',
    [{ points: [121, 36, 0], noTricks: [2] }],
    { zeroTricks: 'like-hundred' },
    'Anna has 121 and Carla took no trick: a potato each. Beat 2 sticks.',
  ],
  [
    'mittlere',
    [{ points: [40, 40, 77] }],
    {},
    'Anna and Beat tie with 40: a potato each. Carla 2 sticks.',
  ],
  [
    'mittlere',
    [{ points: [40, 40, 77], cut: 1 }],
    { tie: 'cut' },
    'Anna and Beat tie with 40, Beat drew the lower card: 2 potatoes. Anna and Carla a stick each.',
  ],
  [
    'mittlere',
    [{ points: [60, 57, 40] }],
    {},
    'Beat is in the middle with 57: 2 potatoes. Anna and Carla a stick each.',
  ],
  [
    'mittlere',
    [{ void: true }],
    { noTrump: 'void' },
    'Nobody made trump: the hand is void and dealt again.',
  ],
  [
    'molotow',
    [{ points: [157, 0, 0, 0] }],
    {},
    'Anna has all 157 points: 3 sticks. Beat, Carla and Dora a potato each.',
  ],
  [
    'molotow',
    [{ points: [100, 57, 0, 0] }],
    {},
    'Anna has 100: 3 potatoes. Beat, Carla and Dora a stick each.',
  ],
  [
    'molotow',
    [{ points: [40, 40, 40, 37], cut: 2 }],
    {},
    'Anna, Beat and Carla tie with 40, Carla drew the highest card: a potato. Dora a stick.',
  ],
  [
    'molotow',
    [{ points: [60, 60, 30, 7] }],
    {},
    'Anna and Beat tie for the most with 60: nothing. Dora a stick. Carla a potato.',
  ],
  [
    'molotow',
    [{ points: [10, 10, 50, 87] }],
    {},
    'Anna and Beat tie for the least with 10: nothing. Dora a stick. Carla a potato.',
  ],
  [
    'molotow',
    [{ points: [10, 20, 40, 87] }],
    {},
    'Beat and Carla are in the middle: a potato each. Anna and Dora a stick each.',
  ],
  ['plus-minus', [{ points: [40, 40, 77] }], {}, 'Carla alone has other points: 2 sticks.'],
  [
    'plus-minus',
    [{ points: [120, 30, 7] }],
    {},
    'Anna has 120, more than 100: nothing. Carla has the least with 7: a stick.',
  ],
  [
    'plus-minus',
    [{ points: [70, 50, 37] }],
    {},
    'Anna has the most with 70: a stick. Carla has the least with 37: a stick.',
  ],
  [
    'plus-minus',
    [{ points: [60, 60, 30, 7] }],
    {},
    'Anna and Beat tie for the most with 60: a stick is held between them. Dora has the least with 7: a stick.',
  ],
  [
    'plus-minus',
    [{ points: [60, 60, 30, 7] }, { points: [70, 20, 37, 30] }],
    {},
    'Anna has the most with 70: a stick. Beat has the least with 20: a stick.',
  ],
];

test.each(ROWS)('%s %j %j: %s', (id, entries, options, expected) => {
  expect(words(id, entries, options)).toBe(expected);
});

const NO_TRICK = [{ points: [121, 36, 0], noTricks: [2] }];
const BOTH_NONE = [{ points: [157, 0, 0], noTricks: [1, 2] }];
const HELD = [{ points: [60, 60, 30, 7] }];
test.each<[Language, VariantId, object[], string]>([
  [
    'de',
    'mittlere',
    NO_TRICK,
    'Carla hat keinen Stich gemacht: 2 Herdöpfel. Anna und Beat je einen Strich.',
  ],
  [
    'de',
    'mittlere',
    BOTH_NONE,
    'Anna hat alle Stiche gemacht: 2 Striche. Beat und Carla je einen Herdöpfel.',
  ],
  [
    'fr',
    'mittlere',
    NO_TRICK,
    'Carla n’a fait aucune levée\u00a0: 2 patates. Anna et Beat\u00a0: un bâton chacun.',
  ],
  [
    'it',
    'mittlere',
    NO_TRICK,
    'Carla non ha fatto nessuna presa: 2 patate. Anna e Beat: un’asta a testa.',
  ],
  [
    'sv',
    'mittlere',
    NO_TRICK,
    'Carla tog inget stick: 2 potatisar. Anna och Beat: var sitt streck.',
  ],
  [
    'sv',
    'plus-minus',
    HELD,
    'Anna och Beat delar på mest med 60: ett streck vilar mellan dem. Dora har minst med 7: ett streck.',
  ],
])('in %s, %s %j: %s', (language, id, entries, expected) => {
  expect(words(id, entries, {}, language)).toBe(expected);
});

test.each(LANGUAGES)('every case can be said in %s, with all the names', (language) => {
  for (const [id, entries, options, english] of ROWS) {
    const said = words(id, entries, options, language);
    for (const name of NAMES) expect(said.includes(name)).toBe(english.includes(name));
    expect(said).not.toMatch(/[{}]|undefined/);
  }
});

test('figures, names and lengths', () => {
  expect([3, 0, -2].map(net)).toEqual(['+3', '0', '−2']);
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((list) => names(en, list))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]);
});

test.each<[GameLength, number, number[], string, string]>([
  [{ kind: 'hands', hands: 12 }, 4, [0, 0], 'Hand 5 of 12', '12 hands'],
  [{ kind: 'hands', hands: 12 }, 12, [0, 0], 'All 12 hands are in', '12 hands'],
  [{ kind: 'sticks', target: 7 }, 4, [6, 6, 2], 'Hand 5, playing to 7', 'first to 7 sticks'],
  [
    { kind: 'sticks', target: 7 },
    9,
    [7, 7, 2],
    'Hand 10, level: play goes on',
    'first to 7 sticks',
  ],
  [{ kind: 'points', target: 2500 }, 4, [0, 0], 'Hand 5, playing to 2,500', 'to 2,500 points'],
  [{ kind: 'points', target: 50 }, 4, [90, 0], 'Hand 5, playing to 50', 'to 50 points'],
  [{ kind: 'race', targets: [500, 1000] }, 4, [0, 0], 'Hand 5', '500 against 1,000 points'],
  [{ kind: 'rows', rows: 10 }, 19, [1, 2], 'Hand 20 of 20', '10 rows'],
  [{ kind: 'rows', rows: 1 }, 2, [1, 2], 'All 2 hands are in', '1 row'],
  [
    { kind: 'hands-or-points', hands: 8, target: 1500 },
    0,
    [0, 0],
    'Hand 1 of 8, or to 1,500',
    '8 hands, or to 1,500 points',
  ],
  [
    { kind: 'limit', target: 1200 },
    4,
    [90, 0],
    'Hand 5, until somebody has 1,200',
    'until somebody has 1,200 points',
  ],
  [
    { kind: 'hands-or-limit', hands: 8, target: 200 },
    0,
    [0, 0],
    'Hand 1 of 8, or until somebody has 200',
    '8 hands, or until somebody has 200 points',
  ],
  [
    { kind: 'hands-or-sticks', hands: 1, target: 1 },
    0,
    [0, 0],
    'Hand 1 of 1, or to 1',
    '1 hand, or first to 1 stick',
  ],
  [{ kind: 'open' }, 4, [0, 0], 'Hand 5', 'open end'],
])('%j after %i hands with %j: %s; %s', (length, counted, totals, far, long) => {
  expect(farInWords(en, { counted, length, totals })).toBe(far);
  expect(lengthInWords(en, length)).toBe(long);
});

test.each(VARIANT_IDS)('what came of an example of %s is said as the engine explains it', (id) => {
  const record = { format: 'jass-record/1', variant: id, ...variant(id).example };
  const [scored, explained] = [tally(record), explain(record)];
  if (!scored.ok || !explained.ok) throw new Error('an example is refused');
  const totals = explained.value.hands.at(-1)?.totals ?? [];
  const said = totals.map((_, side) => total(en, scored.value, side));
  expect(said.map((own) => Number(own.replaceAll(',', '').replace('−', '-')))).toEqual(totals);
});

test('the outcome names all winners, and those who lead where the game was finished by hand', () => {
  const record = { format: 'jass-record/1', variant: 'mittlere', players: NAMES.slice(0, 3) };
  const scored = tally({ ...record, hands: [{ points: [60, 57, 40] }] });
  if (!scored.ok) throw new Error(scored.error.message);
  expect(outcome(en, NAMES, scored.value)).toBe('Anna and Carla win together with +1');
});

test.each<[Language, string]>([
  ['en', '08/01'],
  ['de', '8.1.'],
  ['sv', '8/1'],
])('a day at the head of a narrow column, %s', (language, expected) => {
  expect(shortDay(wordsIn(language), '2026-01-08')).toBe(expected);
});

test('a name that ends in a figure has a comma before the figure after it', () => {
  expect(withFigure('Anna', '12')).toBe('Anna 12');
  expect(withFigure('Seat 3', '−12')).toBe('Seat 3, −12');
  const sticks = { key: 'sticks.award.sticks', values: { count: 2 } };
  const got = (who: string) =>
    saidInWords(en, { key: 'sticks.got', values: { who, award: sticks } });
  expect(got('Seat 3')).toBe('Seat 3, 2 sticks.');
  expect(got('Carla')).toBe('Carla 2 sticks.');
});

/** Hands in words, from what the engine explains. One row per case; figures worked out by hand. */
import { describe, expect, test } from 'vitest';
import { allInWords, sumInWords } from '../../lib/i18n/said';
import { wordsIn } from '../../lib/i18n/words-in';
import { explain, type Sum, type Term, type VariantId } from '../../lib/jass';
import type { Entry, Table } from '../../lib/sync/game';

const en = wordsIn('en');
const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];
const at = (variant: VariantId, players: number, options: Table['options'] = {}): Table => ({
  variant,
  options,
  players: NAMES.slice(0, players),
  firstDealer: 0,
});

/** What is said of the last of these hands. */
function words(table: Table, hands: readonly Entry[]): string {
  const read = explain({ format: 'jass-record/1', ...table, hands });
  if (!read.ok) throw new Error(read.error.message);
  return allInWords(en, read.value.hands.at(-1)?.why ?? []);
}

const term = (kind: Term['kind'], value: number, count?: number): Term =>
  count === undefined ? { kind, value } : { kind, value, count };
const sum = (terms: Term[], times: number, total: number, once: Term[] = []): Sum => ({
  terms,
  times,
  once,
  total,
});

test.each<[Sum, string]>([
  [sum([term('points', 98)], 1, 98), '98'],
  [sum([term('points', 98)], 2, 196), '98 × 2 = 196'],
  [sum([term('points', 0)], 1, 0), '0'],
  [sum([term('points', 0)], 3, 0), '0'],
  [sum([term('points', 98), term('stoeck', 20)], 1, 118), '98 + 20 stöck = 118'],
  [sum([term('points', 0), term('stoeck', 20)], 2, 40), '(0 + 20 stöck) × 2 = 40'],
  [sum([term('points', 98), term('wies', 50)], 1, 148), '98 + 50 wies = 148'],
  [
    sum([term('points', 157), term('match', 100), term('wies', 100), term('stoeck', 20)], 2, 754),
    '(157 + 100 match + 100 wies + 20 stöck) × 2 = 754',
  ],
  [sum([term('points', 1000)], 3, 3000), '1,000 × 3 = 3,000'],
  [sum([term('points', 0), term('wies', -20)], 1, -20), '0 − 20 wies = −20'],
  [sum([term('tricks', -15, 3)], 1, -15), '−15 (3 tricks)'],
  [sum([term('queens', -20, 1)], 1, -20), '−20 (1 queen)'],
  [sum([term('kingOfHearts', -40)], 1, -40), '−40 king of hearts'],
  [sum([term('points', 257)], 5, 1485, [term('match', 200)]), '257 × 5 + 200 match = 1,485'],
  [
    sum([term('points', 0)], 5, -100, [term('counterMatch', -100)]),
    '0 × 5 − 100 counter-match = −100',
  ],
])('a sum in words: %j is %s', (own, expected) => {
  expect(sumInWords(en, own)).toBe(expected);
});

test('sums call cards as those are called that are played with', () => {
  const own = sum(
    [term('diamonds', -20, 2), term('queens', -20, 1), term('kingOfHearts', -40)],
    1,
    -80,
  );
  expect(sumInWords(wordsIn('de'), own)).toBe('−20 (2 Ecken) − 20 (1 Dame) − 40 Herzkönig = −80');
  expect(sumInWords(wordsIn('de'), own, 'swiss')).toBe(
    '−20 (2 Schellen) − 20 (1 Ober) − 40 Rosenkönig = −80',
  );
});

describe('in the family of Schieber', () => {
  const table = (which: 'four' | 'three' | 'two' | 'solo', options: Table['options'] = {}): Table =>
    ({
      four: at('schieber', 4, options),
      three: at('three-player', 3, options),
      two: at('two-player', 2, options),
      solo: at('two-versus-one', 3, { soloist: 1, bid: 500, ...options }),
    })[which];

  test.each<[string, Table, Entry[], string]>([
    [
      'single             ',
      table('four'),
      [{ trump: 'hearts', points: [98, 59] }],
      'Hearts. Anna & Carla 98; Beat & Dora 59.',
    ],
    [
      'double, with all   ',
      table('four'),
      [{ trump: 'clubs', points: [98, 59], wies: [['seq4'], []], stoeck: 0 }],
      'Clubs ×2. Anna & Carla (98 + 50 wies + 20 stöck) × 2 = 336; Beat & Dora 59 × 2 = 118.',
    ],
    [
      'stöck of the others',
      table('four'),
      [{ trump: 'spades', points: [98, 59], wies: [['seq4'], []], stoeck: 1 }],
      'Spades ×2. Anna & Carla (98 + 50 wies) × 2 = 296; Beat & Dora (59 + 20 stöck) × 2 = 158.',
    ],
    [
      'pushed             ',
      table('four'),
      [{ trump: 'undenufe', points: [98, 59], pushed: true }],
      'Undenufe ×3, pushed. Anna & Carla 98 × 3 = 294; Beat & Dora 59 × 3 = 177.',
    ],
    [
      'a match            ',
      table('four'),
      [{ trump: 'obenabe', points: [0, 157], match: 1 }],
      'Obenabe ×3. Anna & Carla 0; Beat & Dora (157 + 100 match) × 3 = 771.',
    ],
    [
      '157 and no match   ',
      table('four'),
      [{ trump: 'hearts', points: [157, 0] }],
      'Hearts. Anna & Carla 157; Beat & Dora 0.',
    ],
    [
      'multipliers agreed ',
      table('four', { multipliers: { hearts: 5 }, matchBonus: 50 }),
      [{ trump: 'hearts', points: [157, 0], match: 0 }],
      'Hearts ×5. Anna & Carla (157 + 50 match) × 5 = 1,035; Beat & Dora 0.',
    ],
    [
      'declared in mid-hand',
      table('four', { target: 100 }),
      [{ trump: 'clubs', points: [50, 12], declared: 0 }],
      'Clubs ×2. Anna & Carla 50 × 2 = 100; Beat & Dora 12 × 2 = 24. Anna & Carla declare.',
    ],
    [
      'declared alone     ',
      table('four', { target: 50 }),
      [{ trump: 'hearts', points: [98, 59] }, { declared: 1 }],
      'Beat & Dora declare.',
    ],
    [
      'one declares       ',
      table('three', { target: 50 }),
      [{ trump: 'hearts', points: [98, 59, 0] }, { declared: 1 }],
      'Beat declares.',
    ],
    [
      'turned up          ',
      table('three'),
      [{ turned: 'hearts-7', points: [60, 57, 40] }],
      'Undenufe ×3. Anna 60 × 3 = 180; Beat 57 × 3 = 171; Carla 40 × 3 = 120.',
    ],
    [
      'cards in the pile  ',
      table('two'),
      [{ turned: 'spades-Q', points: [0, 120], match: 1 }],
      'Spades ×2. Anna 0; Beat (120 + 100 match) × 2 = 440.',
    ],
    [
      'the soloist first  ',
      table('solo'),
      [{ trump: 'clubs', points: [100, 57] }],
      'Clubs ×2. Beat 100 × 2 = 200; Anna & Carla 57 × 2 = 114.',
    ],
    [
      'a race             ',
      table('four', { target: 50, win: 'reached' }),
      [{ trump: 'hearts', points: [98, 59], first: 1 }],
      'Hearts. Anna & Carla 98; Beat & Dora 59. Beat & Dora were there first.',
    ],
    [
      'a race of one      ',
      table('solo', { bid: 50, teamTarget: 50 }),
      [{ trump: 'hearts', points: [98, 59], first: 0 }],
      'Hearts. Beat 98; Anna & Carla 59. Beat was there first.',
    ],
    [
      'first means nothing',
      table('four', { target: 90, win: 'reached' }),
      [{ trump: 'hearts', points: [98, 59], first: 1 }],
      'Hearts. Anna & Carla 98; Beat & Dora 59.',
    ],
    [
      'stöck was quicker  ',
      table('four', { target: 20, win: 'reached' }),
      [{ trump: 'hearts', points: [98, 59], stoeck: 0, first: 1 }],
      'Hearts. Anna & Carla 98 + 20 stöck = 118; Beat & Dora 59.',
    ],
  ])('%s', (_, where, hands, expected) => {
    expect(words(where, hands)).toBe(expected);
  });
});

describe('in a Sidi Barani', () => {
  const bid = (points: number | 'sidi', more: object = {}) => ({
    bid: { side: 0, points, trump: 'hearts', ...more },
  });
  const doubled = { doubled: true };
  const both = { cardPoints: 'both' };
  const melds = { wies: true, stoeck: true };

  test.each<[string, Entry, Table['options'], string]>([
    [
      'made                  ',
      { ...bid(100), points: [112, 45] },
      {},
      'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212.',
    ],
    [
      'made, doubled         ',
      { ...bid(100, doubled), points: [112, 45] },
      {},
      'Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 = 312.',
    ],
    [
      'made exactly          ',
      { ...bid(60, { side: 1, trump: 'undenufe' }), points: [97, 60] },
      {},
      'Beat & Dora bid 60 in undenufe and made 60: 60 + 60 = 120.',
    ],
    [
      'not made              ',
      { ...bid(100), points: [99, 58] },
      {},
      'Anna & Carla bid 100 in hearts and made only 99: 100 to Beat & Dora.',
    ],
    [
      'not made, doubled     ',
      { ...bid(100, { ...doubled, side: 1, trump: 'obenabe' }), points: [69, 88] },
      {},
      'Beat & Dora bid 100 in obenabe, doubled, and made only 88: 200 to Anna & Carla.',
    ],
    [
      'nothing made          ',
      { ...bid(40), points: [0, 157], match: 1 },
      {},
      'Anna & Carla bid 40 in hearts and made nothing: 40 to Beat & Dora.',
    ],
    [
      'both, made            ',
      { ...bid(100), points: [112, 45] },
      both,
      'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212. Beat & Dora 45.',
    ],
    [
      'both, not made        ',
      { ...bid(100), points: [88, 69] },
      both,
      'Anna & Carla bid 100 in hearts and made only 88: 88. Beat & Dora 69 + 100 = 169.',
    ],
    [
      'both, doubled         ',
      { ...bid(100, doubled), points: [88, 69] },
      both,
      'Anna & Carla bid 100 in hearts, doubled, and made only 88: 88. Beat & Dora 69 + 200 = 269.',
    ],
    [
      'both, the others match',
      { ...bid(40), points: [0, 157], match: 1 },
      both,
      'Anna & Carla bid 40 in hearts and made nothing: 257 + 40 = 297 to Beat & Dora.',
    ],
    [
      'match                 ',
      { ...bid(150), points: [157, 0], match: 0 },
      {},
      'Anna & Carla bid 150 in hearts and made 257 with every trick: 257 + 150 = 407.',
    ],
    [
      'sidi made             ',
      { ...bid('sidi'), points: [157, 0], match: 0 },
      {},
      'Anna & Carla bid sidi in hearts and made 257 with every trick: 257 + 157 = 414.',
    ],
    [
      'sidi made, doubled    ',
      { ...bid('sidi', doubled), points: [157, 0], match: 0 },
      { sidiValue: 257 },
      'Anna & Carla bid sidi in hearts, doubled, and made 257 with every trick: 257 + 514 = 771.',
    ],
    [
      'sidi not made         ',
      { ...bid('sidi'), points: [157, 0] },
      {},
      'Anna & Carla bid sidi in hearts and did not take every trick: 157 to Beat & Dora.',
    ],
    [
      'sidi, both, not made  ',
      { ...bid('sidi', doubled), points: [140, 17] },
      both,
      'Anna & Carla bid sidi in hearts, doubled, and did not take every trick: 140. Beat & Dora 17 + 314 = 331.',
    ],
    [
      'melds of the bidders  ',
      { ...bid(100), points: [112, 45], wies: [['seq4'], []], stoeck: 0 },
      melds,
      'Anna & Carla bid 100 in hearts and made 112: 112 + 100 + 50 wies + 20 stöck = 282.',
    ],
    [
      'melds make no bid     ',
      { ...bid(100), points: [90, 67], wies: [['seq3'], []] },
      melds,
      'Anna & Carla bid 100 in hearts and made only 90: 20 wies. Beat & Dora 100.',
    ],
    [
      'melds of the others   ',
      { ...bid(100), points: [112, 45], wies: [[], ['seq3', 'fourJ']], stoeck: 1 },
      melds,
      'Anna & Carla bid 100 in hearts and made 112: 112 + 100 = 212. Beat & Dora 220 wies + 20 stöck = 240.',
    ],
    [
      'the others get it all ',
      { ...bid(100), points: [90, 67], stoeck: 1 },
      melds,
      'Anna & Carla bid 100 in hearts and made only 90: 100 + 20 stöck = 120 to Beat & Dora.',
    ],
    [
      'no match bonus        ',
      { ...bid(150), points: [157, 0], match: 0 },
      { matchBonus: 0 },
      'Anna & Carla bid 150 in hearts and made 157 with every trick: 157 + 150 = 307.',
    ],
  ])('%s', (_, entry, options, expected) => {
    expect(words(at('sidi-barani', 4, options), [entry])).toBe(expected);
  });
});

test.each<[Entry, Table['options'], string]>([
  [
    { announced: [60, 40, 33], points: [57, 40, 60] },
    {},
    'Anna said 60 and took 57: 3. Beat said 40 and took exactly that: 0. Carla said 33 and took 60: 27.',
  ],
  [
    { announced: [0, 0, 157], points: [0, 157, 0] },
    {},
    'Anna said 0 and took exactly that: 0. Beat said 0 and took 157: 157. Carla said 157 and took 0: 157.',
  ],
  [
    { announced: [60, 40, 0], points: [60, 97, 0], noTricks: [2] },
    { exact: 10 },
    'Anna said 60 and took exactly that: 10 off the total. Beat said 40 and took 97: 57. Carla said 0 and took exactly that: 0.',
  ],
  [
    { announced: [60, 40, 33] },
    {},
    'Anna said 60, Beat 40 and Carla 33. Together 133, 24 less than 157.',
  ],
  [
    { announced: [60, 57, 40] },
    {},
    'Anna said 60, Beat 57 and Carla 40. Together 157, exactly what the cards are worth.',
  ],
  [
    { announced: [157, 157, 157] },
    {},
    'Anna said 157, Beat 157 and Carla 157. Together 471, 314 more than 157.',
  ],
])('in a Differenzler %j with %j', (entry, options, expected) => {
  expect(words(at('differenzler', 3, options), [entry])).toBe(expected);
});

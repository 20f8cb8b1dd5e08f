/** The words of the Schieber family. Source of the figures: scoring.md, `schieber`. */
import { describe, expect, test } from 'vitest';
import { inWords } from '../../app/games/[gameId]/schieber/in-words';
import {
  type Brought,
  declares,
  meldName,
  needs,
  raceQuestion,
  sumInWords,
  tooEarly,
  trumpsInWords,
  verdictInWords,
} from '../../lib/i18n/schieber';
import { wordsIn } from '../../lib/i18n/words-in';
import { judgeWies, MELD_IDS, type Meld, type SchieberTally, tally } from '../../lib/jass';
import { sideNames } from '../../lib/sync/deal';
import type { Entry, Table } from '../../lib/sync/game';

const en = wordsIn('en');
const TABLES = {
  four: { variant: 'schieber', players: ['Anna', 'Beat', 'Carla', 'Dora'] },
  three: { variant: 'three-player', players: ['Anna', 'Beat', 'Carla'] },
  two: { variant: 'two-player', players: ['Anna', 'Beat'] },
  solo: { variant: 'two-versus-one', players: ['Anna', 'Beat', 'Carla'] },
} as const satisfies Record<string, Pick<Table, 'variant' | 'players'>>;
const SOLO = { soloist: 1, bid: 500 };

const table = (which: keyof typeof TABLES, options: Table['options'] = {}): Table => ({
  ...TABLES[which],
  options: which === 'solo' ? { ...SOLO, ...options } : options,
  firstDealer: 0,
});

function scored(at: Table, hands: readonly Entry[]): SchieberTally {
  const result = tally({ format: 'jass-record/1', ...at, hands });
  if (!result.ok) throw new Error(result.error.message);
  // Only tables of this family are above.
  return result.value as SchieberTally;
}

const brought = (points: number, more: Partial<Brought> = {}): Brought => ({
  points,
  match: 0,
  wies: [],
  stoeck: false,
  ...more,
});

test.each<[Brought, number, string]>([
  [brought(98), 1, '98'],
  [brought(98), 2, '98 × 2 = 196'],
  [brought(0), 1, '0'],
  [brought(0), 3, '0'],
  [brought(98, { stoeck: true }), 1, '98 + 20 stöck = 118'],
  [brought(0, { stoeck: true }), 2, '(0 + 20 stöck) × 2 = 40'],
  [brought(98, { wies: ['seq4'] }), 1, '98 + 50 wies = 148'],
  [brought(98, { wies: ['seq4'], stoeck: true }), 2, '(98 + 50 wies + 20 stöck) × 2 = 336'],
  [brought(60, { wies: ['seq3', 'seq3', 'fourJ'] }), 3, '(60 + 240 wies) × 3 = 900'],
  [brought(157, { match: 100 }), 3, '(157 + 100 match) × 3 = 771'],
  [brought(157, { match: 0 }), 3, '157 × 3 = 471'],
  [
    brought(157, { match: 100, wies: ['seq9'], stoeck: true }),
    2,
    '(157 + 100 match + 100 wies + 20 stöck) × 2 = 754',
  ],
])('a sum in words: %j × %d is %s', (own, multiplier, expected) => {
  expect(sumInWords(en, own, multiplier)).toBe(expected);
});

// One row per case; the figures are worked out by hand.
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
])('a hand in words: %s', (_, at, hands, expected) => {
  const index = hands.length - 1;
  const entry = hands[index] ?? {};
  expect(inWords(en, { table: at, entry, tally: scored(at, hands), index })).toBe(expected);
});

describe('what is said', () => {
  test.each([
    [needs(en, 'Anna & Carla', 120), 'Anna & Carla need 120 more.'],
    [needs(en, 'Anna', 1), 'Anna needs 1 more.'],
    [needs(en, 'Anna & Carla', 0), 'Anna & Carla have enough.'],
    [needs(en, 'Anna', -40), 'Anna has enough.'],
    [
      tooEarly(en, 'Anna & Carla', 980, 1000),
      'Anna & Carla have 980 points; it takes 1,000. 20 are missing.',
    ],
    [tooEarly(en, 'Anna', 999, 1000), 'Anna has 999 points; it takes 1,000. 1 is missing.'],
    [declares(en, 'Anna'), 'Anna declares.'],
    [declares(en, 'Anna & Carla'), 'Anna & Carla declare.'],
    [trumpsInWords(en, 'Anna', 'Beat'), 'Anna deals, Beat makes trumps'],
    [
      raceQuestion(en, ['Anna & Carla', 'Beat & Dora']),
      'Anna & Carla and Beat & Dora got there with their tricks. Who was first?',
    ],
    [
      raceQuestion(en, ['Anna', 'Beat', 'Carla']),
      'Anna, Beat and Carla got there with their tricks. Who was first?',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });

  test('every meld has the name that players give it', () => {
    expect(MELD_IDS.map((id) => meldName(en, id))).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9].map((count) => `${count} in a row`),
      'four aces',
      'four kings',
      'four queens',
      'four jacks',
      'four 10s',
      'four 9s',
      'four 8s',
      'four 7s',
      'four sixes',
    ]);
  });

  const jacks: Meld = { id: 'fourJ' };
  const aces: Meld = { id: 'fourA' };
  const fromAce: Meld = { id: 'seq3', top: 'hearts-A' };
  const fromKing: Meld = { id: 'seq3', top: 'clubs-K' };
  const fromQueen: Meld = { id: 'seq3', top: 'spades-Q' };
  const fromClubsAce: Meld = { id: 'seq3', top: 'clubs-A' };
  const fromSpadesAce: Meld = { id: 'seq3', top: 'spades-A' };
  const four: Meld = { id: 'seq4', top: 'diamonds-9' };
  // Anna and Carla against Beat and Dora; hearts are trumps and Beat leads.
  test.each<[Meld[], Meld[], string]>([
    [[fromKing], [], 'Anna & Carla score 20: 3 in a row, nobody else has any.'],
    [
      [jacks],
      [four],
      'Anna & Carla score 200: four jacks against 4 in a row, a four beats any sequence.',
    ],
    [
      [aces],
      [jacks],
      'Beat & Dora score 200: four jacks against four aces, the higher four counts.',
    ],
    [
      [four, fromKing],
      [fromAce],
      'Anna & Carla score 70: 4 in a row against 3 in a row, the longer sequence counts.',
    ],
    [
      [fromQueen],
      [fromKing],
      'Beat & Dora score 20: 3 in a row against 3 in a row, the higher sequence counts.',
    ],
    [
      [fromAce],
      [fromClubsAce],
      'Anna & Carla score 20: 3 in a row against 3 in a row, of equal ones the trumps count.',
    ],
    [
      [fromSpadesAce],
      [fromClubsAce],
      'Beat & Dora score 20: 3 in a row against 3 in a row, of equal ones the first declared counts.',
    ],
  ])('%j against %j: %s', (anna, beat, expected) => {
    const names = sideNames(table('four'));
    const verdict = judgeWies({
      melds: [anna, beat, [], []],
      sides: [
        [0, 2],
        [1, 3],
      ],
      trump: 'hearts',
      leads: 1,
    });
    expect(verdict && verdictInWords(en, names[verdict.side] ?? '', verdict)).toBe(expected);
  });
});

/** Sidi Barani: options and refusals. Source: scoring.md, `sidi-barani`. */
import { expect, test } from 'vitest';
import { parseOptions, tally, variant } from '../../lib/jass';
import { record, scored } from './helpers';

const defaults = {
  target: 2500,
  matchBonus: 100,
  sidiValue: 157,
  cardPoints: 'makers',
  wies: false,
  stoeck: false,
};

test.each([
  ['none        ', {}],
  ['target      ', { target: 1000 }],
  ['matchBonus  ', { matchBonus: 0 }],
  ['sidiValue   ', { sidiValue: 257 }],
  ['cardPoints  ', { cardPoints: 'both' }],
  ['wies        ', { wies: true }],
  ['stoeck      ', { stoeck: true }],
])('options: %s %o', (_, given) => {
  const value = { ...defaults, ...given };
  expect(parseOptions('sidi-barani', given)).toEqual({ ok: true, value });
  const length = { kind: 'points', target: value.target };
  expect(variant('sidi-barani').gameLength(given)).toEqual(length);
});

test.each([
  ['target      ', { target: 0 }, 'target'],
  ['matchBonus  ', { matchBonus: -1 }, 'matchBonus'],
  ['sidiValue   ', { sidiValue: 0 }, 'sidiValue'],
  ['cardPoints  ', { cardPoints: 'bidders' }, 'cardPoints'],
  ['wies        ', { wies: 'yes' }, 'wies'],
  ['stoeck      ', { stoeck: 1 }, 'stoeck'],
  ['multipliers ', { multipliers: {} }, 'multipliers'],
  ['win         ', { win: 'reached' }, 'win'],
])('refused options: %s %o', (_, options, key) => {
  expect(tally(record('sidi-barani', [], { options }))).toMatchObject({
    error: { code: 'record-invalid', hand: null, path: `options.${key}` },
  });
});

const bid = { side: 0, points: 90, trump: 'hearts' };
const full = { bid, points: [100, 57] };
const under = (trump: string, more: object) => ({ ...full, bid: { ...bid, trump }, ...more });
const called = (auction: readonly unknown[], more: object = {}) => ({
  auction,
  points: [100, 57],
  ...more,
});
const clubs = { points: 40, trump: 'clubs' };
const four = (id: string) => ({ wies: [[], [id]] });
const on = { wies: true, stoeck: true };

test.each([
  ['a wrong sum                 ', {}, { ...full, points: [100, 58] }, 'points-sum', 'points'],
  [
    '1 point                     ',
    {},
    { ...full, points: [1, 156] },
    'points-impossible',
    'points',
  ],
  [
    'a match of the others       ',
    {},
    { ...full, points: [157, 0], match: 1 },
    'match-invalid',
    'match',
  ],
  ['a match, points elsewhere   ', {}, { ...full, match: 0 }, 'match-invalid', 'match'],
  [
    'melds for both              ',
    on,
    { ...full, wies: [['seq3'], ['seq4']] },
    'wies-both-sides',
    'wies',
  ],
  ['melds, and none are played  ', {}, { ...full, wies: [['seq3'], []] }, 'wies-invalid', 'wies'],
  ['four nines                  ', on, { ...full, ...four('four9') }, 'wies-invalid', 'wies'],
  ['four sixes under a suit     ', on, { ...full, ...four('four6') }, 'wies-invalid', 'wies'],
  ['four aces under undenufe    ', on, under('undenufe', four('fourA')), 'wies-invalid', 'wies'],
  ['stöck, and none are played  ', {}, { ...full, stoeck: 0 }, 'stoeck-invalid', 'stoeck'],
  ['stöck without a suit        ', on, under('obenabe', { stoeck: 0 }), 'stoeck-invalid', 'stoeck'],
  ['an auction that goes on     ', {}, called([clubs]), 'auction-illegal', 'auction'],
  ['a call that is not one      ', {}, called(['pass', 'bookel']), 'auction-illegal', 'auction.1'],
  [
    'sum before match            ',
    {},
    { ...full, points: [99, 57], match: 0 },
    'points-sum',
    'points',
  ],
  [
    'match before melds          ',
    {},
    { ...full, match: 0, wies: [['seq3'], []] },
    'match-invalid',
    'match',
  ],
  [
    'melds before stöck          ',
    {},
    { ...full, wies: [['seq3'], []], stoeck: 0 },
    'wies-invalid',
    'wies',
  ],
  [
    'melds before auction        ',
    {},
    called([clubs], { wies: [['seq3'], []] }),
    'wies-invalid',
    'wies',
  ],
  ['stöck before auction        ', {}, called([], { stoeck: 0 }), 'stoeck-invalid', 'stoeck'],
  [
    'auction where nobody bid    ',
    on,
    called(['pass'], { stoeck: 0, ...four('fourA') }),
    'auction-illegal',
    'auction',
  ],
  ['no points                   ', {}, { bid }, 'record-invalid', 'points'],
  ['neither auction nor bid     ', {}, { points: [100, 57] }, 'record-invalid', 'auction'],
  ['both                        ', {}, { ...full, auction: [] }, 'record-invalid', 'bid'],
  ['bid without a side          ', {}, { ...full, bid: clubs }, 'record-invalid', 'bid.side'],
  [
    'bid by the sides of three   ',
    {},
    { ...full, bid: { ...bid, side: 2 } },
    'record-invalid',
    'bid.side',
  ],
  [
    'a bid of 30                 ',
    {},
    { ...full, bid: { ...bid, points: 30 } },
    'record-invalid',
    'bid.points',
  ],
  [
    'a bid of 95                 ',
    {},
    { ...full, bid: { ...bid, points: 95 } },
    'record-invalid',
    'bid.points',
  ],
  [
    'a bid of 160                ',
    {},
    { ...full, bid: { ...bid, points: 160 } },
    'record-invalid',
    'bid.points',
  ],
  ['no such trump               ', {}, under('rosen', {}), 'record-invalid', 'bid.trump'],
  [
    'doubled by a name           ',
    {},
    { ...full, bid: { ...bid, doubled: 1 } },
    'record-invalid',
    'bid.doubled',
  ],
  [
    'more in a bid               ',
    {},
    { ...full, bid: { ...bid, seat: 1 } },
    'record-invalid',
    'bid.seat',
  ],
  [
    'calls that are no list      ',
    {},
    { auction: 'pass', points: [100, 57] },
    'record-invalid',
    'auction',
  ],
  ['no such call                ', {}, called(['pass', 'double']), 'record-invalid', 'auction.1'],
  [
    'a call without a trump      ',
    {},
    called([{ points: 40 }]),
    'record-invalid',
    'auction.0.trump',
  ],
  [
    'a call of 45                ',
    {},
    called([{ ...clubs, points: 45 }]),
    'record-invalid',
    'auction.0.points',
  ],
  [
    'more in a call              ',
    {},
    called([{ ...clubs, seat: 1 }]),
    'record-invalid',
    'auction.0.seat',
  ],
  ['declared                    ', {}, { ...full, declared: 0 }, 'record-invalid', 'declared'],
])('refused hands: %s', (_, options, hand, code, path) => {
  expect(tally(record('sidi-barani', [full, hand], { options }))).toMatchObject({
    error: { code, hand: 1, path },
  });
});

test.each([
  ['after the end              ', full, 'game-finished'],
  ['a wrong auction first      ', called([clubs]), 'auction-illegal'],
])('an entry after the end: %s', (_, hand, code) => {
  const hands = [full, hand];
  expect(tally(record('sidi-barani', hands, { options: { target: 190 } }))).toMatchObject({
    error: { code, hand: 1 },
  });
});

test.each([
  [0, 0, [0, 97]],
  [0, 1, [140, 0]],
  [1, 0, [140, 0]],
  [1, 1, [0, 97]],
  [3, 0, [140, 0]],
  [3, 5, [0, 97]],
])(
  'the first call is made at the dealer’s right: dealer %i, %i hands before',
  (firstDealer, before, score) => {
    const hands = [...Array(before).fill(full), called([clubs, 'pass', 'pass', 'pass'])];
    const value = scored(record('sidi-barani', hands, { firstDealer }));
    expect(value.hands.at(-1)).toEqual({ score, made: true });
  },
);

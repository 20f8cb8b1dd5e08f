/** Mittlere, every hand that there is. Source: pagat.com, Mittlere; scoring.md for the options. */
import { beforeAll, describe, expect, test } from 'vitest';
import { variant } from '../../lib/jass';
import {
  Counter,
  codeOf,
  furtherQuestions,
  isPossible,
  netOf,
  range,
  record,
  scoreAll,
  shares,
  sum,
} from './helpers';

type Entry = { points: number[]; noTricks?: number[]; cut?: number };

const ENDLESS = 3_000_000;
const SEATS = [0, 1, 2];

/** Every possible hand with every answer about tricks, and about the cut where one is due. */
function* everyEntry(tie: 'third-wins' | 'cut'): Generator<Entry> {
  for (const points of shares(3, 157)) {
    if (!isPossible(points)) continue;
    const zeros = SEATS.filter((seat) => points[seat] === 0);
    const [a, b] = zeros;
    const [x, y] = SEATS.filter((seat) => points.filter((own) => own === points[seat]).length > 1);
    if (a !== undefined && b !== undefined) {
      for (const noTricks of [[], [a], [b], [a, b]]) yield { points, noTricks };
    } else if (a !== undefined) {
      for (const noTricks of [[], [a]]) yield { points, noTricks };
    } else if (tie === 'cut' && x !== undefined && y !== undefined && Math.max(...points) < 100) {
      for (const cut of [x, y]) yield { points, cut };
    } else yield { points };
  }
}

/** Ways to share so many points among two seats, neither with 1 point. */
const pairs = (points: number) =>
  range(0, points).filter((own) => own !== 1 && points - own !== 1).length;

// Counted from the rules: three seats to be trickless, to have a hundred, or to be the odd one out.
const ONE_ZERO = 3 * (157 - 1 - 2); // the other two share 157, neither with 0 nor 1 nor 156
const ALL_TRICKS = 3;
const NO_TRICKS = ONE_ZERO + 3 * 2; // or one of the two zeros beside 157
const HUNDRED = 3 * sum(range(100, 157), (most) => pairs(157 - most));
const TIES = 3 * range(29, 77).length; // twice 28 leaves 101, twice 78 leaves 1
const POSSIBLE = 12_561 - (3 * 157 - 3); // less those with a 1: three seats, 156 to share; two 1s
const MIDDLE = POSSIBLE - HUNDRED - TIES;
const BELOW_HUNDRED = 3 * range(58, 99).length; // no tricks, and 157 shared 58-99 to 99-58

describe.each([
  { zeroTricks: 'first', tie: 'third-wins' },
  { zeroTricks: 'first', tie: 'cut' },
  { zeroTricks: 'like-hundred', tie: 'third-wins' },
  { zeroTricks: 'like-hundred', tie: 'cut' },
] as const)('every hand with %o', ({ zeroTricks, tie }) => {
  const rules = new Counter();
  const faults = new Counter();

  beforeAll(() => {
    const options = { zeroTricks, tie, hands: ENDLESS };
    scoreAll('mittlere', everyEntry(tie), { options }, ({ points, noTricks = [] }, hand) => {
      rules.add(hand.rule);
      const net = netOf(hand) ?? [];
      if (net.reduce((total, own) => total + own, 0) !== 0) faults.add('not zero net');
      for (const [seat, own] of points.entries()) {
        const stick = (net[seat] ?? 0) > 0;
        if (own >= 79 && own <= 99 && !stick) faults.add('79 to 99 without a stick');
        if (own < 29 && !noTricks.includes(seat) && !stick)
          faults.add('a trick, below 29, no stick');
        if (own >= 100 && !noTricks.length && stick) faults.add('a stick for a hundred');
      }
    });
  }, 60_000);

  test('each case fires as often as it should', () => {
    expect(rules.counts).toEqual({
      'all-tricks': ALL_TRICKS,
      hundred: HUNDRED,
      middle: MIDDLE,
      ...(tie === 'cut' ? { 'tie-cut': 2 * TIES } : { tie: TIES }),
      ...(zeroTricks === 'first'
        ? { 'no-tricks': NO_TRICKS }
        : { 'no-tricks': BELOW_HUNDRED, 'no-tricks-and-hundred': NO_TRICKS - BELOW_HUNDRED }),
    });
  });

  test('zero net, and the good properties hold', () => expect(faults.counts).toEqual({}));
});

test('what cannot be is refused: a 1, and zeros without an answer', () => {
  const codes = new Counter();
  for (const points of shares(3, 157)) {
    codes.add(String(codeOf(record('mittlere', [{ points }]))));
  }
  expect(codes.counts).toEqual({
    'points-impossible': 12_561 - POSSIBLE,
    'tricks-unknown': ONE_ZERO + 3,
    null: POSSIBLE - ONE_ZERO - 3,
  });
});

describe('further questions', () => {
  const cut = { tie: 'cut' };
  test.each([
    ['nothing to ask           ', {}, { points: [60, 57, 40] }, {}],
    ['a seat without points    ', {}, { points: [121, 36, 0] }, { noTricks: [2] }],
    ['asked though answered    ', {}, { points: [121, 36, 0], noTricks: [2] }, { noTricks: [2] }],
    ['two without points       ', {}, { points: [0, 157, 0] }, { noTricks: [0, 2] }],
    ['a tie, no cut            ', {}, { points: [40, 40, 77] }, {}],
    ['a tie, cut               ', cut, { points: [40, 40, 77] }, { cut: [0, 1] }],
    ['a tie, cut, answered     ', cut, { points: [40, 77, 40], cut: 2 }, { cut: [0, 2] }],
    ['a tie beside a hundred   ', cut, { points: [28, 101, 28] }, {}],
    ['two without points, cut  ', cut, { points: [0, 0, 157] }, { noTricks: [0, 1] }],
    ['they took tricks         ', cut, { points: [0, 0, 157], noTricks: [] }, { noTricks: [0, 1] }],
    ['an answer gone stale     ', cut, { points: [40, 40, 77], noTricks: [2] }, { cut: [0, 1] }],
    ['a wrong sum              ', cut, { points: [40, 40, 76] }, {}],
    ['an impossible point      ', cut, { points: [0, 1, 156] }, {}],
    ['the last figure follows  ', cut, { points: [40, 40] }, { cut: [0, 1] }],
    ['half an entry            ', cut, { points: [40] }, {}],
    ['no entry                 ', cut, undefined, {}],
    ['a void hand              ', { noTrump: 'void' }, { void: true }, {}],
  ])('%s %o %o', (_, options, entry, asked) => {
    expect(furtherQuestions('mittlere', entry ?? {}, { options })).toEqual(asked);
  });
});

test.each([
  [{}, 'all-tricks no-tricks hundred tie middle'],
  [{ tie: 'cut' }, 'all-tricks no-tricks hundred tie-cut middle'],
  [{ zeroTricks: 'like-hundred' }, 'all-tricks no-tricks hundred no-tricks-and-hundred tie middle'],
  [
    { zeroTricks: 'like-hundred', tie: 'cut' },
    'all-tricks no-tricks hundred no-tricks-and-hundred tie-cut middle',
  ],
])('the list in force with %o', (options, ids) => {
  const rules = variant('mittlere').rules(options);
  expect(rules.map(({ id }) => id).join(' ')).toBe(ids);
});

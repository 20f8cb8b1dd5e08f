/** Molotow, every hand that there is. Source: pagat.com, Mittlere: Molotow. */
import { beforeAll, describe, expect, test } from 'vitest';
import { HUNDRED_OF_FOUR, IMPOSSIBLE_FOURS, pairsAbove, pairsBelow } from './fours';
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
} from './helpers';

type Entry = { points: number[]; cut?: number };

function* everyEntry(): Generator<Entry> {
  for (const points of shares(4, 157)) {
    if (!isPossible(points)) continue;
    const most = Math.max(...points);
    const odd = points.findIndex((own) => points.filter((other) => other === own).length === 1);
    const isThreeWay = odd >= 0 && new Set(points).size === 2 && most < 100;
    if (!isThreeWay) yield { points };
    else for (const cut of [0, 1, 2, 3]) if (cut !== odd) yield { points, cut };
  }
}

// Counted from the rules by the shape of the hand, times the seats that can be in each place.
const THREE_WAY = 4 * range(20, 51).length; // thrice 19 leaves a hundred, thrice 52 leaves 1
const ALL_POINTS = 4;
const TIE_MOST = 6 * pairsBelow();
const TIE_LEAST = 6 * pairsAbove(99);
const HUNDRED = HUNDRED_OF_FOUR - ALL_POINTS;
const POSSIBLE = 669_920 - IMPOSSIBLE_FOURS;

describe('every hand', () => {
  const rules = new Counter();
  const faults = new Counter();

  beforeAll(() => {
    scoreAll('molotow', everyEntry(), { options: { hands: null } }, (_, hand) => {
      rules.add(hand.rule);
      const net = netOf(hand) ?? [];
      if (net.reduce((total, own) => total + own, 0) !== 0) faults.add('not zero net');
    });
  }, 60_000);

  test('each case fires as often as it should', () => {
    expect(rules.counts).toEqual({
      'all-points': ALL_POINTS,
      hundred: HUNDRED,
      'three-way-tie': 3 * THREE_WAY,
      'tie-most': TIE_MOST,
      'tie-least': TIE_LEAST,
      middle: POSSIBLE - ALL_POINTS - HUNDRED - THREE_WAY - TIE_MOST - TIE_LEAST,
    });
  });

  test('zero net', () => expect(faults.counts).toEqual({}));

  test('a 1 is refused, and a three-way tie without its cut', () => {
    const codes = new Counter();
    for (const points of shares(4, 157)) {
      const isAskedAbout = !isPossible(points) || new Set(points).size === 2;
      if (isAskedAbout) codes.add(String(codeOf(record('molotow', [{ points }]))));
    }
    expect(codes.counts).toMatchObject({
      'points-impossible': IMPOSSIBLE_FOURS,
      'cut-missing': THREE_WAY,
    });
  });
});

test.each([
  ['nothing to ask      ', { points: [60, 50, 40, 7] }, {}],
  ['three tie           ', { points: [39, 39, 40, 39] }, { cut: [0, 1, 3] }],
  ['three tie, answered ', { points: [39, 39, 40, 39], cut: 0 }, { cut: [0, 1, 3] }],
  ['below a hundred     ', { points: [19, 100, 19, 19] }, {}],
  ['below all the points', { points: [0, 157, 0, 0] }, {}],
  ['an impossible point ', { points: [52, 52, 52, 1] }, {}],
  ['a wrong sum         ', { points: [39, 39, 39, 39] }, {}],
])('further questions: %s %o', (_, entry, asked) => {
  expect(furtherQuestions('molotow', entry)).toEqual(asked);
});

/** Plus-Minus, every hand that there is. Source: pagat.com, Mittlere: Plus-Minus. */
import { describe, expect, test } from 'vitest';
import { HUNDRED_OF_FOUR, IMPOSSIBLE_FOURS, pairsAbove, pairsBelow } from './fours';
import { Counter, furtherQuestions, isPossible, range, scoreAll, shares, sum } from './helpers';

const ENDLESS = { target: 3_000_000 };

function* everyEntry(players: number) {
  for (const points of shares(players, 157)) if (isPossible(points)) yield { points };
}

function countRules(players: number) {
  const rules = new Counter();
  scoreAll('plus-minus', everyEntry(players), { options: ENDLESS, players }, (_, hand) => {
    if (hand.rule === 'void') return;
    const sticks = hand.sticks.reduce((total, own) => total + own, 0);
    const potatoes = hand.potatoes.reduce((total, own) => total + own, 0);
    const held = hand.held?.length ?? 0;
    rules.add(`${hand.rule}: ${sticks} given, ${held} held, ${potatoes} potatoes`);
  });
  return rules.counts;
}

test('three players: each case fires as often as it should, and nothing is ever held', () => {
  const possible = 12_561 - (3 * 157 - 3);
  const ties = 3 * range(0, 77).filter((tied) => tied !== 1).length; // twice 78 leaves 1
  const pairs = (points: number) =>
    range(0, points).filter((own) => own !== 1 && points - own !== 1).length;
  const tiesBelowHundred = 3 * range(0, 28).filter((tied) => tied !== 1).length;
  const hundred = 3 * sum(range(100, 157), (most) => pairs(157 - most)) - tiesBelowHundred;
  expect(countRules(3)).toEqual({
    'all-but-one-tie: 2 given, 0 held, 0 potatoes': ties,
    'hundred: 1 given, 0 held, 0 potatoes': hundred,
    'extremes: 2 given, 0 held, 0 potatoes': possible - ties - hundred,
  });
});

test('four players: each case fires as often as it should, and holds what is tied for', () => {
  const possible = 669_920 - IMPOSSIBLE_FOURS;
  const ties = 4 * range(0, 51).filter((tied) => tied !== 1).length; // thrice 52 leaves 1
  const tiesBelowHundred = 4 * range(0, 19).filter((tied) => tied !== 1).length;
  const hundred = HUNDRED_OF_FOUR - tiesBelowHundred;
  const extremesHeld = 6 * pairsBelow() + 6 * pairsAbove(99);
  const hundredHeld = 6 * pairsAbove(157) - 6 * pairsAbove(99);
  expect(countRules(4)).toEqual({
    'all-but-one-tie: 2 given, 0 held, 0 potatoes': ties,
    'hundred: 1 given, 0 held, 0 potatoes': hundred - hundredHeld,
    'hundred: 0 given, 1 held, 0 potatoes': hundredHeld,
    'extremes: 2 given, 0 held, 0 potatoes': possible - ties - hundred - extremesHeld,
    'extremes: 1 given, 1 held, 0 potatoes': extremesHeld,
  });
}, 60_000);

describe('further questions', () => {
  test('there are none', () => {
    expect(furtherQuestions('plus-minus', { points: [40, 40, 77] })).toEqual({});
  });
});

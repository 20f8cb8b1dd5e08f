/** What is typed into the form of a season, and what of it is refused. */
import { describe, expect, test } from 'vitest';
import { costsInWords } from '../../app/leagues/[leagueId]/cash/prices';
import { countIn } from '../../app/leagues/[leagueId]/seasons/form-parts';
import { readPoints } from '../../app/leagues/[leagueId]/seasons/rank-points';
import { wordsIn } from '../../lib/i18n/words-in';
import { CashRules } from '../../lib/league/cash';

describe('a count', () => {
  const whole = { min: 1, max: 1000, step: 1 };
  test.each([
    ['8', 8],
    [' 1000 ', 1000],
    ['0', null],
    ['-3', null],
    ['2.5', null],
    ['99999999', null],
    ['', null],
    ['zehn', null],
  ])('%j', (text, expected) => expect(countIn(text, whole)).toBe(expected));

  test('has hundredths where it may', () => {
    const times = { min: 0, max: 100, step: 0.01 };
    const typed = ['1,5', '0.25', '1.005', '100.01'];
    expect(typed.map((text) => countIn(text, times))).toEqual([1.5, 0.25, null, null]);
  });
});

test.each([
  ['25, 18, 18; 0 -1', { points: [25, 18, 18, 0, -1] }],
  ['25, abc, 3', { fault: 'part', part: 'abc' }],
  ['100001', { fault: 'part', part: '100001' }],
  ['3, 9, 27', { fault: 'order', place: 2, points: [3, 9] }],
  [' ', { fault: 'count' }],
])('the points of the places %j', (text, expected) => {
  expect(readPoints(text)).toEqual(expected);
});

test('what a season costs is named, and what costs nothing is not', () => {
  const words = wordsIn('en');
  const rules = CashRules.parse({
    fee: 500,
    feeToPot: 0,
    perPlace: 0,
    perPoint: 0,
    perExcused: 0,
    perMissed: 1000,
  });
  const costs = costsInWords(words, { ...rules, shares: [50, 30], settle: 'season' }, 'CHF');
  expect(costs.replaceAll('\u00a0', ' ').split('; ')).toEqual([
    'Entry fee of an evening CHF 5.00',
    'For an evening missed CHF 10.00',
    'Per cents of the jackpot 50, 30',
    'Stakes of the games settle over the season',
  ]);
  expect(costsInWords(words, { ...rules, fee: 0, perMissed: 0 }, 'CHF')).toBe('');
});

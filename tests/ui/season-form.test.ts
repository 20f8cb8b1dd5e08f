/** What is typed into the form of a season, and what of it is refused. */
import { describe, expect, test } from 'vitest';
import { countIn } from '../../app/leagues/[leagueId]/seasons/form-parts';
import { readPoints } from '../../app/leagues/[leagueId]/seasons/rank-points';

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

/** Sums as people write them, and what is wrong with those that are none. */
import { expect, test } from 'vitest';
import { rappenIn, sumFault } from '../../lib/league/money';

test.each([
  ['2.5', 250],
  ['2,50', 250],
  ['20', 2000],
  ['', 0],
  ['-5', 'negative'],
  ['-0.50', 'negative'],
  ['zehn', 'none'],
  ['5 CHF', 'none'],
  ['1e3', 'none'],
  ['10.999', 'fine'],
  ['0,005', 'fine'],
  ['10000.01', 'large'],
  ['123456789', 'large'],
])('%s', (text, expected) => {
  expect(sumFault(text, 1_000_000) ?? rappenIn(text)).toBe(expected);
});

/** Thousands are written as on every slate in Switzerland, in each of its languages. */
import { expect, test } from 'vitest';
import { wordsIn } from '../../lib/i18n/words-in';

test.each([
  ['de', '2’500', '12’500', '1.5'],
  ['fr', '2’500', '12’500', '1,5'],
  ['it', '2’500', '12’500', '1.5'],
  ['en', '2,500', '12,500', '1.5'],
  ['sv', '2\u00a0500', '12\u00a0500', '1,5'],
] as const)('%s', (language, thousands, more, half) => {
  const { t, format } = wordsIn(language);
  expect(format.number(2500)).toBe(thousands);
  expect(format.number(12_500)).toBe(more);
  expect(format.number(1.5)).toBe(half);
  // A figure that is filled into a sentence too.
  expect(t('board.length.points', { points: 2500 })).toContain(thousands);
});

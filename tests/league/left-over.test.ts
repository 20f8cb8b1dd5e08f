/** How many stay without a table. */
import { expect, test } from 'vitest';
import { leftOver, whyOnly } from '../../lib/league/left-over';

test.each([
  [16, [4], 0],
  [18, [4], 2],
  [18, [3, 4], 0],
  [5, [3, 4], 1],
  [2, [3, 4], 2],
  [0, [4], 0],
])('%i people at tables of %j', (people, sizes, over) => {
  expect(leftOver(people, sizes)).toBe(over);
});

test.each([
  [
    'nine have a place at threes, eight at fours',
    { people: 9, left: 0, sizes: [4] },
    'onlyFits',
    1,
  ],
  ['twelve have one either way', { people: 12, left: 0, sizes: [3, 4] }, 'onlyChosen', 0],
] as const)('%s', (_, asked, is, left) => {
  expect(whyOnly(asked)).toEqual({ is, left });
});

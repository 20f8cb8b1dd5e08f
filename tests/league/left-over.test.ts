/** How many stay without a table. */
import { expect, test } from 'vitest';
import { leftOver } from '../../lib/league/left-over';

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

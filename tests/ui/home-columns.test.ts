/** On a wide first page no column stays empty beside a long one. */
import { expect, test } from 'vitest';
import { onTheLeft } from '../../app/leagues/[leagueId]/home/columns';

const table = (rows: number) => ({ top: Array.from({ length: rows }) });

test.each([
  ['beside the slate', [5, 5], { left: 2, right: 9 }, 1],
  ['the first of them empty', [0, 5], { left: 2, right: 9 }, 2],
  ['four below the evening that was played', [4, 4, 5, 5], { left: 12, right: 3 }, 1],
  ['none where the left is as long without', [5, 5], { left: 16, right: 3 }, 0],
])('%s', (_, rows, columns, left) => {
  expect(onTheLeft(rows.map(table), columns)).toBe(left);
});

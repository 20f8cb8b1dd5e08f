import { BOARD_BYTES_LIMIT, boardBytes } from '../../bench/board-bytes.mjs';
import { expect, test } from './test';

test('the scripts of the board weigh no more than they may', async ({ page }) => {
  const { scripts, sum } = await boardBytes(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(sum).toBeLessThanOrEqual(BOARD_BYTES_LIMIT);
});

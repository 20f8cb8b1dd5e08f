import { BOARD_BYTES_LIMIT, BOARDS, boardBytes } from '../../bench/board-bytes.mjs';
import { expect, test } from './test';

for (const name of Object.values(BOARDS))
  test(`the scripts of a board of ${name} weigh no more than they may`, async ({ page }) => {
    const { scripts, sum } = await boardBytes(page, name);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum).toBeLessThanOrEqual(BOARD_BYTES_LIMIT);
  });

import { SLATE_KINDS, VARIANT_IDS } from '@/lib/jass';
import {
  BOARD_BYTES_LIMIT,
  BOARDS,
  boardBytes,
  boardParts,
  SHEET_BYTES_LIMIT,
} from '../../bench/board-bytes.mjs';
import { expect, test } from './test';

for (const name of Object.values(BOARDS))
  test(`the scripts of a board of ${name} weigh no more than they may`, async ({ page }) => {
    const { scripts, sum, sheet } = await boardBytes(page, name);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum).toBeLessThanOrEqual(BOARD_BYTES_LIMIT);
    // It is there before anybody asks for it.
    expect(sheet).toBeGreaterThan(0);
    expect(sheet).toBeLessThanOrEqual(SHEET_BYTES_LIMIT);
  });

test('the build knows the files of every variant and slate, for the page to ask for them first', () => {
  const parts = boardParts();
  for (const part of [...VARIANT_IDS, ...SLATE_KINDS, 'entrySheet'])
    expect(parts[part]?.length, part).toBeGreaterThan(0);
});

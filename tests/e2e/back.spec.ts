import { expect, test } from './frame/test';
import { enterHand, openEntry, startGame } from './table';

const start = { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] };

test('the system’s back closes what lies over the board, one after the other, and never the game', async ({
  page,
}) => {
  await page.goto('/games');
  await startGame(page, start);
  const board = page.url();
  const dialog = page.getByRole('dialog');

  await openEntry(page);
  await dialog.getByRole('button', { name: '9', exact: true }).click();
  await dialog.getByRole('button', { name: '8', exact: true }).click();
  await dialog.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(dialog).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(board);

  // What was typed is still there; a sheet closed by its key leaves no entry behind.
  await openEntry(page);
  await expect(dialog.getByRole('textbox').first()).toHaveValue('98');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await enterHand(page, { points: [60, 57, null] });
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
  // One sheet takes another's place: from the hand to its correction.
  await page.getByRole('button', { name: 'Hand 1:' }).click();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('60');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(board);

  // From the game itself back leads to where one came from, not to an empty form.
  await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
});

test('a page that was opened from a sheet leads back to the board without it', async ({ page }) => {
  await page.goto('/games');
  await startGame(page, start);
  const board = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All changes' }).click();
  await expect(page).toHaveURL(/\/changes$/);
  await page.goBack();
  await expect(page).toHaveURL(board);
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
});

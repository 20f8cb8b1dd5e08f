import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import { enterHand, inSheet, openEntry, SMALL, sheet, startGame } from './table';

test.use(MOVING);

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

test('a sheet is drawn down by its head: a little and it stays, far or fast and it leaves', async ({
  page,
}) => {
  await page.setViewportSize(SMALL.viewport);
  await page.goto('/games');
  await startGame(page, start);
  /** Draws the sheet down by its title, so many pixels in so many steps. */
  const draw = async (down: number, steps: number) => {
    // It is taken by its head once it stands.
    await sheet(page).evaluate((one) =>
      Promise.all(one.getAnimations().map((each) => each.finished)),
    );
    const box = await sheet(page).getByRole('heading').first().boundingBox();
    if (!box) throw new Error('Nothing is open.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + down, { steps });
    await page.mouse.up();
  };
  await openEntry(page);
  const first = sheet(page).getByRole('textbox').first();
  await inSheet(page, '9').click();
  await inSheet(page, '8').click();
  await draw(40, 40);
  await expect(first).toHaveValue('98');
  await draw(260, 10);
  await expect(page.locator('dialog')).toHaveCount(0);
  // What was typed is there again, and the board as it was.
  await openEntry(page);
  await expect(first).toHaveValue('98');
  await draw(260, 10);
  await expect(page.locator('dialog')).toHaveCount(0);

  // A tap beside it, Escape and back do the same; the focus is where it was.
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(sheet(page)).toBeVisible();
  // All of the menu is seen at once.
  expect(await sheet(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await screenshot(page, 'menu');
  await expectAccessible(page);
  await page.mouse.click(200, 120);
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
});

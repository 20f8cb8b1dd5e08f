import type { Page } from '@playwright/test';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  enterHand,
  expectSent,
  expectSlate,
  openEntry,
  openHand,
  sheet,
  startGame,
  THREE,
  tap,
  typePoints,
} from './table';

test.use(MOVING);

const start = { variant: 'Mittlere', players: THREE };

test('a whole Mittlere: twelve hands, a winner, a rematch', async ({ page }) => {
  await startGame(page, start);
  await expect(page.getByText('Hand 1 of 12')).toBeVisible();
  await expect(page.getByText('Anna deals, Beat next')).toBeVisible();

  await enterHand(page, { points: [121, 36, null], seats: 'No trick at all' });
  await expect(
    page.getByText('Carla took no trick: 2 potatoes. Anna and Beat a stick each.'),
  ).toBeVisible();
  await expectSlate(page, [
    'Anna: 1 stick, 0 potatoes, net +1',
    'Beat: 1 stick, 0 potatoes, net +1',
    'Carla: 0 sticks, 2 potatoes, net −2',
  ]);
  await enterHand(page, { points: [121, 36, null], seats: 'A worthless one' });
  await expect(page.getByText('Anna has 121, more than 100: 2 potatoes.')).toBeVisible();
  await enterHand(page, { points: [38, 81, null] });
  await expect(
    page.getByText('Anna and Carla tie with 38: a potato each. Beat 2 sticks.'),
  ).toBeVisible();
  await screenshot(page, 'mittlere-three-hands');
  for (let hand = 4; hand <= 12; hand += 1) {
    await expect(page.getByText(`Hand ${hand} of 12`)).toBeVisible();
    if (hand === 12) await expectLastHand(page);
    await enterHand(page, { points: [70, 50, null] });
  }
  // By hand: Anna 1 −2 −1 +9, Beat 1 +1 +2 −18, Carla −2 +1 −1 +9.
  await expectSlate(page, ['Anna: 10 sticks, 3 potatoes, net +7', 'net −14', 'net +7']);
  await expect(page.getByText('Anna and Carla win together with +7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeHidden();
  await screenshot(page, 'mittlere-finished');
  await expectAccessible(page);

  await expectSent(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByText('Hand 1 of 12')).toBeVisible();
  await expect(page.getByText('Anna deals, Beat next')).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('region', { name: 'Running' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Finished' })).toContainText(
    'Anna and Carla win together with +7',
  );
  await screenshot(page, 'my-games');
  await expectAccessible(page);
});

/** Before the last hand: Anna and Carla stand at +6, Beat is out. */
async function expectLastHand(page: Page): Promise<void> {
  await tap(page, 'What do I need?');
  await expect(sheet(page).getByText('The last hand decides.')).toBeVisible();
  await expect(
    sheet(page).getByRole('list').getByRole('listitem').first().locator('div'),
  ).toHaveText('Anna wins with at most a potato if Carla gets at most a stick, perhaps together.');
  await expect(sheet(page).getByText('Beat can no longer win.')).toBeVisible();
  await expect(sheet(page).getByText('The scoring list')).toBeVisible();
  await screenshot(page, 'mittlere-needed');
  await expectAccessible(page);
  await tap(page, 'Close');
}

test('a correction in the middle keeps the later hands and scores them again', async ({ page }) => {
  await startGame(page, start);
  await enterHand(page, { points: [60, 57, null] });
  await enterHand(page, { points: [20, 30, null] });
  await enterHand(page, { points: [90, 40, null] });
  await expectSlate(page, ['net +3', 'net −3', 'net 0']);

  await openHand(page, 1, 'Correct');
  await typePoints(page, [57, 60, 40]);
  await expect(page.getByText('Anna is in the middle with 57')).toBeVisible();
  await screenshot(page, 'correction');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expectSlate(page, ['net 0', 'net 0', 'net 0']);

  await openHand(page, 2, 'Remove');
  await expectSlate(page, ['net −1', 'net −1', 'net +2']);
  await openHand(page, 2, 'Insert before');
  await typePoints(page, [20, 47, null]);
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expectSlate(page, ['net 0', 'net −3', 'net +3']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSlate(page, ['net 0', 'net 0', 'net 0']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectSlate(page, ['net −1', 'net −1', 'net +2']);

  // All of it is on the server, and every change is kept.
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['net −1', 'net −1', 'net +2']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByText('Hand 1 corrected: 60–57–40 → 57–60–40')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(9);
  await expectAccessible(page);
  // What was changed last is taken back from the list itself.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('listitem').first()).toContainText('Undone');
});

test('an impossible hand is refused in place, a reload in mid-entry keeps what was typed', async ({
  page,
}) => {
  await startGame(page, start);
  await openEntry(page);
  await typePoints(page, [98, 60, null]);
  await expect(page.getByText('That makes 158; all the cards are worth 157.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chalk it up' })).toBeDisabled();
  await screenshot(page, 'impossible');
  await expectAccessible(page);
  await typePoints(page, [98, 58, null]);
  await expect(page.getByText(/cheapest card|1 card point|1 point/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chalk it up' })).toBeDisabled();

  await typePoints(page, [98, 5, null]);
  await page.reload();
  const cells = page.getByRole('dialog').getByRole('textbox');
  await expect(cells.nth(0)).toHaveValue('98');
  await expect(cells.nth(1)).toHaveValue('5');
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expectSlate(page, ['net +1', 'net +1', 'net −2']);
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['net +1', 'net +1', 'net −2']);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('house rules: a hand without trumps is void, a tie is cut', async ({ page }) => {
  await startGame(page, {
    ...start,
    options: ['is void and dealt again', 'cut the cards: the lower gets 2 potatoes'],
  });
  await openEntry(page);
  await page.getByRole('button', { name: 'No trump' }).click();
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expect(
    page.getByText('Nobody made trump: the hand is void and dealt again.').first(),
  ).toBeVisible();
  await expect(page.getByText('Hand 1 of 12').first()).toBeVisible();
  await expect(page.getByText('Anna deals, Beat next')).toBeVisible();
  await enterHand(page, { points: [40, 40, null], side: 'Beat' });
  await expectSlate(page, ['net +1', 'net −2', 'net +1']);
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  await startGame(page, start);
  const enter = page.getByRole('button', { name: 'Enter hand' });
  await enter.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('60');
  // No more fits: the next field is there already, and Tab does not skip it.
  await page.keyboard.press('Tab');
  await page.keyboard.type('57');
  await page.keyboard.press('Enter');
  await expectSlate(page, ['net +1', 'net −2', 'net +1']);
  await expect(enter).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

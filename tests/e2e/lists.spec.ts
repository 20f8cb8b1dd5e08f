import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  openEntry,
  openHand,
  SMALL,
  sheet,
  startGame,
  THREE,
  typePoints,
  write,
} from './table';

test.use(SMALL);

test('a Handjass to seven: strokes by one tap each, with somebody who is not in it', async ({
  page,
}) => {
  await startGame(page, { variant: 'List of strokes', players: FOUR, preset: 'Handjass' });
  await expect(page.getByText('Hand 1, playing to 7')).toBeVisible();
  await openEntry(page);
  await answer(page, { strokes: [1, 1, -1, 'out'] });
  await expect(sheet(page).getByText('Dora sat out.')).toBeVisible();
  await screenshot(page, 'handjass-entry');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, [
    'Anna: 1 stick, 0 potatoes, net +1',
    'Beat: 1 stick, 0 potatoes, net +1',
    'Carla: 0 sticks, 1 potato, net −1',
    'Dora: 0 sticks, 0 potatoes, net 0',
  ]);
  await enterHand(page, { strokes: [3, 'out', 0, -1] });
  await expectSlate(page, ['net +4', 'net +1', 'net −1', 'net −1']);
  await screenshot(page, 'handjass-board');
  await expectAccessible(page);

  // Beat was in it after all.
  await openHand(page, 2, 'Correct');
  await answer(page, { strokes: [null, 1] });
  await write(page, 'Correct it');
  await expectSlate(page, ['net +4', 'net +2', 'net −1', 'net −1']);

  await enterHand(page, { strokes: [3, 1, 'out', 0] });
  await expect(page.getByText('Anna wins with +7')).toBeVisible();
  await expectSlate(page, ['net +7', 'net +3', 'net −1', 'net −1']);
  await screenshot(page, 'handjass-won');
  await expectAccessible(page);
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['net +7', 'net +3', 'net −1', 'net −1']);
});

test('strokes alone with the keypad: every tap goes on to the next by itself', async ({ page }) => {
  await startGame(page, { variant: 'List of strokes', players: THREE, preset: 'Handjass' });
  await openEntry(page);
  for (const key of ['2', 'Sits out', '−2'])
    await sheet(page).getByRole('button', { name: key, exact: true }).click();
  await write(page);
  await expectSlate(page, ['net +2', 'net 0', 'net −2']);
});

test('a Zuger to 150 on the list of points: also below 0, the highest wins', async ({ page }) => {
  await startGame(page, { variant: 'List of points', players: THREE, preset: 'Zuger' });
  await expect(page.getByText('Hand 1, playing to 150')).toBeVisible();
  await enterHand(page, { points: [60, 50, 47] });
  await openEntry(page);
  await answer(page, { points: [80, -5, 30] });
  await screenshot(page, 'zuger-entry');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, ['Anna: total 140, the highest', 'Beat: total 45', 'Carla: total 77']);
  // Two get there in the same hand: the better total wins.
  await enterHand(page, { points: [10, 60, 80] });
  await expectSlate(page, ['total 150', 'total 105', 'Carla: total 157, the highest']);
  await expect(page.getByText('Carla wins with 157')).toBeVisible();
  await screenshot(page, 'zuger-won');
  await expectAccessible(page);
  await openHand(page, 3, 'Correct');
  await typePoints(page, [20, 60, 80]);
  await write(page, 'Correct it');
  await expect(page.getByText('Anna wins with 160')).toBeVisible();
});

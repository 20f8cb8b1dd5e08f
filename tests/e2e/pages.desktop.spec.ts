import { expectAccessible, screenshot, test } from './frame/test';
import { enterHand, startGame } from './table';

test('start page, new game and board stand on a desktop too', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await screenshot(page, 'start');
  await page.goto('/games');
  await expectAccessible(page);
  await page.goto('/games/new');
  await expectAccessible(page);
  await screenshot(page, 'new-game');
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [60, 57, null] });
  await screenshot(page, 'board');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter hand' }).click();
  await screenshot(page, 'entry');
  await expectAccessible(page);
});

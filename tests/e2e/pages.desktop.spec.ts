import { expect, expectAccessible, screenshot, test } from './frame/test';
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
  // All of a hand's row opens it.
  await page.getByRole('row').last().getByRole('cell').last().click();
  await expect(page.getByRole('dialog', { name: 'Hand 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Enter hand' }).click();
  await screenshot(page, 'entry');
  await expectAccessible(page);
  // The entry takes the place of the hands beside the slate, and at the left hand the other way round.
  const edges = () =>
    page.evaluate(() =>
      ['.slate-board', '[aria-label="Last hand"]', 'dialog'].map((one) => {
        const { left = 0, right = 0 } = document.querySelector(one)?.getBoundingClientRect() ?? {};
        return { left, right };
      }),
    );
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [slate, hands, sheet] = await edges();
    expect(slate?.left, `${width}`).toBeGreaterThanOrEqual(0);
    expect(slate?.right, `${width}`).toBeLessThan(hands?.left ?? 0);
    expect(slate?.right, `${width}`).toBeLessThan(sheet?.left ?? 0);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-hand', 'left'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [slate, hands, sheet] = await edges();
  expect(sheet?.right).toBeLessThan(slate?.left ?? 0);
  expect(hands?.right).toBeLessThan(slate?.left ?? 0);
});

test('a tablet held upright has both ways to begin side by side', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  const [game, league] = await Promise.all(
    [
      page.getByRole('link', { name: 'New game' }),
      page.getByRole('button', { name: 'Try a league' }),
    ].map((key) => key.boundingBox()),
  );
  expect(league?.y).toBe(game?.y);
  expect(league?.width).toBe(game?.width);
});

test('who has no tournament sees the screen of the hall, whole, and the key to begin one', async ({
  page,
}) => {
  await page.goto('/tournaments');
  const lines = page.getByRole('figure').getByRole('listitem');
  await expect(lines).toHaveCount(16);
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [320, 568],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: 'Found a tournament' })).toBeInViewport({
      ratio: 1,
    });
    const cut = await lines
      .locator('*')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])),
      );
    expect(cut, `${width}`).toEqual([]);
  }
});

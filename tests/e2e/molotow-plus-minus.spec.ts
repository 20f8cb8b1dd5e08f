import { expect, expectAccessible, screenshot, test } from './frame/test';
import { enterHand, expectSlate, FOUR, finishGame, SMALL, startGame } from './table';

test('Molotow: a three-way tie is cut; an open end is finished by hand and reopened', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Molotow',
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    options: ['open end'],
  });
  await expect(page.getByText('Hand 1', { exact: true })).toBeVisible();
  await enterHand(page, { points: [40, 40, 40, null], side: 'Carla' });
  await expect(
    page.getByText(
      'Anna, Beat and Carla tie with 40, Carla drew the highest card: a potato. Dora a stick.',
    ),
  ).toBeVisible();
  await expectSlate(page, ['net 0', 'net 0', 'net −1', 'net +1']);
  await enterHand(page, { points: [10, 20, 30, null] });
  await expectSlate(page, ['net +1', 'net −1', 'net −2', 'net +2']);
  await screenshot(page, 'molotow');

  await page.getByRole('button', { name: 'Menu' }).click();
  await finishGame(page);
  await expect(page.getByText('Dora wins with +2')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen the game' }).click();
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeVisible();
});

test.describe('on a phone with its bars', () => {
  test.use(SMALL);

  test('Molotow: what the last hand was is to be read over the keys', async ({ page }) => {
    await startGame(page, { variant: 'Molotow', players: FOUR });
    await enterHand(page, { points: [33, 33, 51, null] });
    const says = page.getByRole('region', { name: 'Last hand' });
    const keys = page.locator('.board-keys');
    const [sentence, bar] = await Promise.all([says.boundingBox(), keys.boundingBox()]);
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('Plus-Minus: a stick is held between two and later given to one of them', async ({ page }) => {
  await startGame(page, { variant: 'Plus-Minus', players: ['Anna', 'Beat', 'Carla', 'Dora'] });
  await expect(page.getByText('Hand 1, playing to 7')).toBeVisible();
  await enterHand(page, { points: [60, 20, 60, null] });
  await expect(
    page.getByText('A stick is held between Anna and Carla until just one of them scores.'),
  ).toBeVisible();
  await expectSlate(page, ['0 sticks', '0 sticks', '0 sticks', '1 stick']);
  await screenshot(page, 'plus-minus-held');
  await expectAccessible(page);

  await enterHand(page, { points: [70, 20, 30, null] });
  await expect(page.getByText('The stick held between Anna and Carla goes to Anna.')).toBeVisible();
  await expectSlate(page, ['2 sticks', '1 stick', '0 sticks', '1 stick']);
});

import { expect, expectAccessible, screenshot, test } from './frame/test';
import { enterHand, openHand, startGame } from './table';

test('why a hand brought what it did leads to the line of the rules that applied', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [104, 30, null] });
  await openHand(page, 1);
  await page.getByRole('link', { name: 'Mittlere: the rules' }).click();
  await page.waitForURL('**/rules/mittlere#hundred');
  const line = page.locator('#hundred');
  await expect(line).toBeInViewport();
  expect(await line.evaluate((row) => row.matches(':target'))).toBe(true);
  await screenshot(page, 'rules-why');
  await page.goBack();
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
});

test('the rules are found from the start page and from the board', async ({ page }) => {
  await page.goto('/rules');
  await expectAccessible(page);
  await screenshot(page, 'rules');
  await page.goto('/');
  await page.getByRole('link', { name: 'Differenzler' }).click();
  await expect(page.getByRole('heading', { name: 'Differenzler', level: 1 })).toBeVisible();
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Mittlere: the rules' }).click();
  await expect(page.getByRole('heading', { name: 'The scoring list' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeVisible();
});

test('the rules of a game lead to their sections and to the game itself', async ({ page }) => {
  await page.goto('/rules/coiffeur');
  await page.getByRole('link', { name: 'Scoring', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Scoring', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Play it now' }).click();
  await expect(page.getByRole('radio', { name: /^Coiffeur/ })).toBeChecked();
});

// One page of each kind: its cards, its lists, its example.
for (const [id, shown] of [
  ['mittlere', 'Carla took no trick: 2 potatoes. Anna and Beat a stick each.'],
  ['schieber', 'Anna & Carla win with 1,107'],
  ['sidi-barani', 'Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 = 312.'],
  ['differenzler', 'Anna said 60 and took 57: 3.'],
] as const) {
  test(`the rules of ${id}`, async ({ page }) => {
    await page.goto(`/rules/${id}`);
    await expect(page.getByText(shown)).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.screenshot({
      path: `test-results/screens/${test.info().project.name}/rules-${id}.png`,
      fullPage: true,
    });
  });
}

test('the cards are called as those of the phone', async ({ page, context }) => {
  await page.goto('/rules/schieber');
  await expect(page.getByText('Stöck are king and queen of trump')).toBeVisible();
  const url = new URL(page.url()).origin;
  await context.addCookies([{ name: 'schiefer-phone', value: 'deck-swiss', url }]);
  await page.reload();
  await expect(page.getByText('Stöck are König and Ober of trump')).toBeVisible();
  await expect(page.getByText('four Under').first()).toBeVisible();
});

test('a game that there is not has no rules', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/rules/bridge');
  await expect(page.getByText('Nothing here')).toBeVisible();
});

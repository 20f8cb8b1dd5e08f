/** Slips by keyboard alone, eyes on the paper. */
import { button } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { openHall } from './hall';

test('a desk by keyboard alone, and penalties', async ({ page, baseURL: base = '' }) => {
  const hall = await openHall(page, { people: 32, base });
  await page.goto(`${hall.address}/desk`);
  await button(page, 'A').click();
  await expect(page.getByRole('textbox', { name: 'Table', exact: true })).toBeFocused();
  const keys = async (...figures: readonly (number | string)[]) => {
    for (const one of figures) {
      await page.keyboard.type(`${one}`);
      await page.keyboard.press('Enter');
    }
  };
  for (const table of [3, 1, 7, 5]) {
    await keys(table, 1000 + table, 884 - table);
    await expect(page.getByText(`Table ${table}: 1,00${table} : ${884 - table}`)).toBeVisible();
  }
  await keys(2, 1202, 782, 1);
  await expect(page.getByText('Table 2: 1,202 : 782')).toBeVisible();
  await keys(9);
  await expect(page.getByText('There is no table 9; the last one is 8.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tables without a result' })).toContainText('Muster');
  await screenshot(page, 'tournament-desk-wide');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Penalties' }).click();
  await page.getByLabel('Name or number').fill('7');
  await page.getByRole('button', { name: /Vreni Muster7/ }).click();
  await page.getByLabel('Points').fill('100');
  await page.getByLabel('Reason').fill('revoke');
  await button(page, 'Give the penalty').click();
  await expect(page.getByText('Round 1, revoke')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Lift').click();
  await button(page, 'Lift it').click();
  await expect(page.getByText('Round 1, revoke')).toHaveCount(0);
});

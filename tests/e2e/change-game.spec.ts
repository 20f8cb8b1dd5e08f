/** A game that is changed while it is played. */
import type { Page } from '@playwright/test';
import { button } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  SMALL,
  setUp,
  sheet,
  startGame,
  tap,
} from './table';

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
});

test('house rules: what they would do is shown before, and refused where a hand could not stand', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Mittlere',
    players: ['Anna', 'Beat', 'Carla'],
    figures: { 'Hands in a game': 6 },
  });
  for (const points of [
    [100, 50, null],
    [60, 57, null],
    [60, 50, null],
    [30, 57, null],
  ])
    await enterHand(page, { points });
  await expectSent(page);
  await openChange(page);
  await inSheet(page, 'Rules').click();
  await expect(sheet(page).getByText('No changes yet.')).toBeVisible();
  await screenshot(page, 'change-rules');
  await sheet(page).getByText('Rule by rule').click();
  const hands = sheet(page)
    .getByRole('group', { name: 'Hands in a game', exact: true })
    .getByRole('textbox');
  await hands.fill('3');
  await expect(sheet(page).getByRole('alert')).toContainText('This hand is not possible');
  await expect(inSheet(page, 'Play by these rules')).toBeDisabled();
  await screenshot(page, 'change-rules-refused');
  await expectAccessible(page);
  await hands.fill('9');
  await expect(sheet(page).getByText('Hands in a game: 9; before: 6')).toBeVisible();
  await expect(sheet(page).getByText('No total changes.')).toBeVisible();
  await screenshot(page, 'change-rules-scored');
  await inSheet(page, 'Play by these rules').click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('Hand 5 of 9')).toBeVisible();
  await expectSent(page);
  await tap(page, 'Undo');
  await expect(page.getByText('Hand 5 of 6')).toBeVisible();
});

test('two change places: their names alone, or with their points', async ({ page }) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [100, 40, null] });
  await expect(page.getByRole('list', { name: 'Slate' })).toBeVisible();
  const rows = await page
    .getByRole('list', { name: 'Slate' })
    .getByRole('listitem')
    .allTextContents();
  // What each has, in the words before the drawing.
  const nets = rows.map((row) => /:.*net \S\d+/.exec(row)?.[0].replace(/(\d)[A-Z].*/, '$1') ?? '');
  expect(new Set(nets).size).toBeGreaterThan(1);
  await openChange(page);
  await inSheet(page, 'Seats').click();
  const seat = (name: string) => sheet(page).getByRole('button', { name });
  await seat('Anna').click();
  await seat('Beat').click();
  await screenshot(page, 'change-seats');
  await expectAccessible(page);
  await seat('With their points').click();
  await expect(sheet(page)).toBeHidden();
  await expectSlate(page, [`Beat${nets[1]}`, `Anna${nets[0]}`, `Carla${nets[2]}`]);
  await expectSent(page);
  await openChange(page);
  await inSheet(page, 'Seats').click();
  await seat('Anna').click();
  await seat('Beat').click();
  await seat('Only the names').click();
  await expect(sheet(page)).toBeHidden();
  await expectSlate(page, [`Anna${nets[1]}`, `Beat${nets[0]}`, `Carla${nets[2]}`]);
  await expectSent(page);
});

test('somebody plays on for another: the course of the game and the log say so', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [100, 40, null] });
  await enterHand(page, { points: [60, 57, null] });
  await openChange(page);
  await inSheet(page, 'Stand-in').click();
  await inSheet(page, 'Beat').click();
  await sheet(page).getByLabel('Who plays on?').fill('Erika');
  await screenshot(page, 'change-substitute');
  await expectAccessible(page);
  await sheet(page).getByLabel('From when?').selectOption('From hand 2 on');
  await inSheet(page, 'Put in').click();
  await expect(sheet(page)).toBeHidden();
  await expectSent(page);
  await openChange(page);
  await inSheet(page, 'Stand-in').click();
  await expect(sheet(page).getByText('Erika for Beat, from hand 2 on')).toBeVisible();
  const game = page.url();
  await page.goto(`${game}/record`);
  await expect(page.getByText('Erika for Beat, from hand 2 on')).toBeVisible();
  await page.goto(`${game}/changes`);
  await expect(page.getByText('Erika plays for Beat from hand 2 on')).toBeVisible();
});

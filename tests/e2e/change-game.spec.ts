/** A game that is changed while it is played. */
import type { Page } from '@playwright/test';
import { button, phone } from './club';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  cells,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  openEntry,
  openHand,
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
  await sheet(page).getByText('Hands in a game').first().click();
  const hands = sheet(page)
    .getByRole('group', { name: 'Hands in a game', exact: true })
    .getByRole('textbox');
  await hands.fill('3');
  await expect(sheet(page).getByRole('alert')).toContainText('This hand is not possible');
  await expect(inSheet(page, 'Play by these rules')).toBeDisabled();
  await screenshot(page, 'change-rules-refused');
  await expectAccessible(page);
  await hands.fill('9');
  await expect(sheet(page).getByText('Hands in a game: 6 → 9')).toBeVisible();
  await expect(sheet(page).getByText('All totals stay as they are.')).toBeVisible();
  await screenshot(page, 'change-rules-scored');
  await inSheet(page, 'Play by these rules').click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('Hand 5 of 9')).toBeVisible();
  await expectSent(page);
  await tap(page, 'Undo');
  await expect(page.getByText('Hand 5 of 6')).toBeVisible();
});

test('house rules: what they ask of a written hand is asked, and undo takes both back', async ({
  page,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [40, 40, null] });
  await enterHand(page, { points: [100, 40, null] });
  const rows = page.getByRole('list', { name: 'Slate' }).getByRole('listitem');
  const before = await rows.allTextContents();
  await openChange(page);
  await inSheet(page, 'Rules').click();
  await sheet(page).getByText('Two with the same points').first().click();
  await sheet(page).getByText('cut the cards: the lower gets 2 potatoes', { exact: true }).click();
  // Two share the last place in the first hand; the second has nobody to cut.
  await expect(sheet(page).getByText(/^Hand 1: 40–40–77/)).toBeVisible();
  await expect(inSheet(page, 'Play by these rules')).toBeDisabled();
  await screenshot(page, 'change-rules-asks');
  await expectAccessible(page);
  await inSheet(page, 'Beat').click();
  await screenshot(page, 'change-rules-asked');
  await inSheet(page, 'Play by these rules').click();
  await expect(sheet(page)).toBeHidden();
  await expect(rows).not.toHaveText(before);
  await expectSent(page);
  await tap(page, 'Undo');
  await expect(rows).toHaveText(before);
  await expectSent(page);
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
  await seat('Swap the names').click();
  await expect(sheet(page)).toBeHidden();
  await expectSlate(page, [`Anna${nets[1]}`, `Beat${nets[0]}`, `Carla${nets[2]}`]);
  await expectSent(page);
});

test('on a phone on its side all of who plays on for another is in view', async ({ page }) => {
  // Whoever played on this phone before is offered.
  await startGame(page, {
    variant: 'Mittlere',
    players: ['Hansueli Gerber', 'Ruth Aeschlimann', 'Franz-Josef Huber'],
  });
  await startGame(page, {
    variant: 'Schieber',
    players: [
      'Maximilian Zurbriggen',
      'Christoph-Andreas Keller',
      'Anna-Katharina Vogel',
      'Franz-Josef Huber',
    ],
  });
  await enterHand(page, { trump: 'hearts, times 1', points: [100, null] });
  await page.setViewportSize({ width: 844, height: 390 });
  await openChange(page);
  await inSheet(page, 'Stand-in').click();
  const keys = sheet(page).getByRole('group').getByRole('button');
  await expect(keys).toHaveText(['Maximilian', 'Christoph', 'Anna‑K.', 'Franz‑J.']);
  const cut = await keys
    .locator('span')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  const name = sheet(page).getByLabel('Who plays on?');
  await expect(name).toBeInViewport({ ratio: 1 });
  const offered = sheet(page).getByRole('list', { name: 'Names used before' }).getByRole('button');
  await expect(offered).toHaveText(['Hansueli Gerber', 'Ruth Aeschlimann']);
  await offered.last().click();
  await expect(name).toHaveValue('Ruth Aeschlimann');
  await page.setViewportSize({ width: 320, height: 568 });
  await name.fill('Hansueli Gerbr');
  await inSheet(page, 'Did you mean Hansueli Gerber?').click();
  await expect(name).toHaveValue('Hansueli Gerber');
  // As wide as the sheet, and nothing is wider than the screen.
  expect((await name.boundingBox())?.width).toBeGreaterThan(280);
  expect(await sheet(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
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
  // Who sits there now, and for whom.
  await expect(inSheet(page, 'Erika for Beat')).toBeVisible();
  await inSheet(page, 'Names').click();
  await expect(sheet(page).getByLabel('for Beat')).toHaveValue('Erika');
  await button(page, 'Close').click();
  await expect(page.getByText('· Erika plays for Beat')).toBeVisible();
  await expectSlate(page, ['Anna', 'Erika', 'Carla']);
  await expect(page.getByRole('table').getByText('Erika plays for Beat')).toBeVisible();
  // A hand that is corrected is told of those who played it.
  await openHand(page, 1, 'Correct');
  await cells(page).first().fill('99');
  await cells(page).nth(1).fill('41');
  const says = sheet(page).locator('[aria-live]').filter({ hasText: '41' });
  await expect(says).toContainText('Beat');
  await expect(says).not.toContainText('Erika');
  await button(page, 'Close').click();
  const game = page.url();
  await page.goto(`${game}/record`);
  await expect(page.getByText('Erika for Beat, from hand 2 on')).toBeVisible();
  await page.goto(`${game}/changes`);
  await expect(page.getByText('Erika plays for Beat from hand 2 on')).toBeVisible();
});

test('names and seats changed without network and on two phones: nothing is lost, and nobody gets another’s points', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await enterHand(page, { points: [100, 40, null] });
  await button(page, 'Menu').click();
  await inSheet(page, 'Phones at the table').click();
  const all = 'Everybody writes without taking the chalk';
  await page.getByLabel(all).check();
  const link = await sheet(page).getByRole('textbox', { name: 'Write' }).inputValue();
  await button(page, 'Close').click();
  const other = await phone({ browser, faults }, SMALL);
  await other.goto(new URL(link).pathname);
  await button(other, 'Beat').click();
  await other.waitForURL(/\/games\/[\w-]{21}$/);
  // Its parts are loaded while there is a network.
  await openChange(other);
  await button(other, 'Close').click();
  const goes = async (isOffline: boolean) => other.context().setOffline(isOffline);
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 422/);

  // Without network two change places, with their points: seen here at once, elsewhere afterwards.
  await goes(true);
  await openChange(other);
  await inSheet(other, 'Seats').click();
  for (const key of ['Anna', 'Beat', 'With their points'])
    await sheet(other).getByRole('button', { name: key }).click();
  await expectSlate(other, ['Beat: 1 stick', 'Anna: 0 sticks, 2 potatoes', 'Carla']);
  await expectSlate(page, ['Anna: 0 sticks, 2 potatoes', 'Beat: 1 stick', 'Carla']);
  await goes(false);
  await expectSlate(page, ['Beat: 1 stick', 'Anna: 0 sticks, 2 potatoes', 'Carla']);
  await expectSent(other);

  // What is being typed for somebody goes along with them, and so does the keyboard.
  await openEntry(page);
  await cells(page).first().focus();
  await page.keyboard.type('6');
  await openChange(other);
  await inSheet(other, 'Seats').click();
  for (const key of ['Anna', 'Beat', 'With their points'])
    await sheet(other).getByRole('button', { name: key }).click();
  await expect(cells(page).nth(1)).toHaveValue('6');
  await page.keyboard.type('0');
  await expect(cells(page).nth(1)).toHaveValue('60');
  await page.reload();
  await expect(cells(page).nth(1)).toHaveValue('60');
  await button(page, 'Close').click();
  await button(page, 'Undo').click();
  await expectSlate(other, ['Beat: 1 stick', 'Anna: 0 sticks, 2 potatoes', 'Carla']);
  await expectSent(page);

  // Both give a name to the same seat: the second is asked, and nothing is overwritten.
  await goes(true);
  await openChange(other);
  await nameOf(other, 3).fill('Clara');
  await inSheet(other, 'Save').click();
  await expect(other.getByText('Clara', { exact: true }).first()).toBeVisible();
  await openChange(page);
  await nameOf(page, 3).fill('Karla');
  await inSheet(page, 'Save').click();
  await expectSent(page);
  await goes(false);
  const told = other.getByRole('alert').filter({ hasText: 'Clara' });
  await expect(told).toBeVisible();
  await expect(other.getByText('Karla', { exact: true }).first()).toBeVisible();
  await screenshot(other, 'change-two-phones');
  await told.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(told).toBeHidden();

  // A hand for those who sat here, and the same figures for those who sit here now.
  await goes(true);
  await enterHand(other, { points: [60, 57, null] });
  await openChange(page);
  await inSheet(page, 'Seats').click();
  for (const key of ['Beat', 'Anna', 'With their points'])
    await sheet(page).getByRole('button', { name: key }).click();
  await expect(sheet(page)).toBeHidden();
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  await goes(false);
  const asked = other.getByRole('alert').filter({ hasText: '60–57–40' });
  await expect(asked).toBeVisible();
  await screenshot(other, 'change-equal-for-others');
  await expect(other.getByRole('button', { name: 'Hand 3:' })).toHaveCount(0);
});

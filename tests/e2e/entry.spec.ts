/** What typing a hand is like, whatever is played. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  answer,
  cells,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  inSheet,
  openEntry,
  openHand,
  SMALL,
  sheet,
  startGame,
  startHere,
  THREE,
  tap,
  typePoints,
  write,
} from './table';

test.use(MOVING);

test.use(SMALL);

const mittlere = { variant: 'Mittlere', players: THREE };

test('157 points are asked at once whether they were all the tricks: one tap', async ({ page }) => {
  await startGame(page, mittlere);
  await openEntry(page);
  for (const digit of '157') await inSheet(page, digit).click();
  await inSheet(page, 'Anna took every trick').click();
  await expect(
    sheet(page).getByText('Anna took every trick: 2 sticks. Beat and Carla a potato each.'),
  ).toBeVisible();
  await screenshot(page, 'all-the-tricks');
  await expectAccessible(page);
  await write(page);
  await expectSlate(page, ['net +2', 'net −1', 'net −1']);
  // One of the others may have taken a worthless one, and is then asked for by name.
  await openEntry(page);
  await answer(page, {
    points: [157, null, null],
    seats: { Beat: 'A worthless one', Carla: 'No trick at all' },
  });
  await write(page);
  await expectSlate(page, ['net +3', 'net 0', 'net −3']);
});

test('a half-entered hand that was put away is seen on the key that goes on with it', async ({
  page,
}) => {
  await startGame(page, mittlere);
  const enter = page.locator('[data-enter]');
  await expect(enter).toHaveText('Enter hand');
  await openEntry(page);
  for (const digit of '100') await inSheet(page, digit).click();
  await tap(page, 'Close');
  await expect(enter).toHaveText('Go on with the hand');
  await openEntry(page);
  await expect(cells(page).first()).toHaveValue('100');
  await cells(page).first().click();
  for (let i = 0; i < 3; i++) await inSheet(page, 'Delete the last digit').click();
  await tap(page, 'Close');
  await expect(enter).toHaveText('Enter hand');
});

test('a figure that can take no more digits goes on to the next by itself, a 0 too', async ({
  page,
}) => {
  await startGame(page, { variant: 'Molotow', players: FOUR });
  await openEntry(page);
  await expect(cells(page).nth(0)).toBeFocused();
  // 98 can have no third digit, 0 no second; 5 could have one, and 59 is all that is left.
  for (const digit of '980') await inSheet(page, digit).click();
  await expect(cells(page).nth(2)).toBeFocused();
  await inSheet(page, '5').click();
  await expect(cells(page).nth(2)).toBeFocused();
  // Enter by habit after what went on by itself skips nobody.
  await inSheet(page, 'Next').click();
  await expect(cells(page).nth(3)).toBeFocused();
  await expect(sheet(page).getByText(/^Carla and Dora are in the middle/)).toBeVisible();
  await write(page);
  await expect(page.getByText('Hand 2 of 12')).toBeVisible();
  await openHand(page, 1, 'Correct');
  for (const [seat, points] of ['98', '0', '5', '54'].entries())
    await expect(cells(page).nth(seat)).toHaveValue(points);
});

/** Taps keys of the keypad as fast as a thumb, whatever the machine; answers all that was red meanwhile. */
const tapFast = (page: Page, keys: readonly string[]): Promise<string[]> =>
  page.evaluate(async (keys) => {
    const red: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const look = () => {
      for (const one of dialog?.querySelectorAll('.text-refusal-chalk, [aria-invalid="true"]') ??
        [])
        red.push(one.textContent ?? '');
    };
    const watcher = new MutationObserver(look);
    if (dialog) watcher.observe(dialog, { subtree: true, childList: true, attributes: true });
    for (const key of keys) {
      [...(dialog?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent === key)
        ?.click();
      await new Promise((next) => setTimeout(next, 100));
      look();
    }
    watcher.disconnect();
    return red;
  }, keys);

test('nothing is red while 102 is being typed; who stops in the middle is told', async ({
  page,
}) => {
  await startGame(page, mittlere);
  await openEntry(page);
  await typePoints(page, [null, 30]);
  await cells(page).nth(0).click();
  // 1 and 10 would leave 126 and 117: nobody can have 1.
  expect(await tapFast(page, ['1', '0', '2'])).toEqual([]);
  await expect(cells(page).nth(0)).toHaveValue('102');
  await expect(sheet(page).getByText('Anna has 102, more than 100: 2 potatoes.')).toBeVisible();

  await cells(page).nth(0).click();
  expect(await tapFast(page, ['1'])).toEqual([]);
  await expect(sheet(page).locator('.text-refusal-chalk')).toHaveText(/1/);
  await screenshot(page, 'stopped-at-1');
  // With the next key it is quiet again.
  expect((await tapFast(page, ['0', '2'])).slice(1)).toEqual([]);
  await write(page);
});

test('a correction says what is missing, with a key that puts it on the figure touched last', async ({
  page,
}) => {
  await startGame(page, mittlere);
  await enterHand(page, { points: [60, 57, null] });
  await openHand(page, 1, 'Correct');
  // The keypad is there, the figure selected: the first digit takes its place.
  await expect(cells(page).nth(0)).toBeFocused();
  await expect(inSheet(page, '7')).toBeInViewport({ ratio: 1 });
  for (const digit of '10') await inSheet(page, digit).click();
  await expect(cells(page).nth(0)).toHaveValue('10');
  await expect(sheet(page).getByText('50 are missing.')).toBeVisible();
  await cells(page).nth(2).click();
  await inSheet(page, 'Carla +50').click();
  await expect(cells(page).nth(2)).toHaveValue('90');
  await write(page, 'Correct it');
  await expectSlate(page, ['net +1', 'net −2', 'net +1']);
});

test('the system’s back closes what lies on top, and never leaves the game', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('link', { name: 'New game' }).first().click();
  await page.waitForURL('**/games/new');
  await startHere(page, mittlere);
  const board = page.url();
  await openEntry(page);
  await typePoints(page, [98]);
  await inSheet(page, 'Count').click();
  await expect(page.getByRole('heading', { name: 'Count cards: Beat' })).toBeVisible();
  // The counting first, then the sheet.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Count cards: Beat' })).toBeHidden();
  await expect(cells(page).nth(0)).toHaveValue('98');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  expect(page.url()).toBe(board);

  // What was typed is still there; closed by its key it leaves nothing behind for back to close.
  await openEntry(page);
  await expect(cells(page).nth(0)).toHaveValue('98');
  await tap(page, 'Close');
  await expect(sheet(page)).toBeHidden();
  await enterHand(page, { points: [98, 9, null] });
  // One that takes another's place is closed alone.
  await tap(page, 'Menu');
  await tap(page, 'Cards');
  await expect(sheet(page).getByRole('heading', { name: 'Cards' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  expect(page.url()).toBe(board);
  await expectSent(page);

  // From the game back does not lead to a form that was filled in already.
  await page.goBack();
  await page.waitForURL(/\/games$/);
  await page.goForward();
  await page.waitForURL(board);
  await expectSlate(page, ['net +1', 'net +1', 'net −2']);
});

test('cards are called as they are on the table: in sentences, melds and Stöck, in German too', async ({
  page,
  context,
  baseURL,
}) => {
  await startGame(page, { variant: 'Schieber', players: FOUR });
  await tap(page, 'Menu');
  await tap(page, 'Slate and cards');
  await tap(page, 'Swiss-German');
  await tap(page, 'Close');
  await openEntry(page);
  await answer(page, { trump: 'Schellen, times 1', points: [98, null] });
  await inSheet(page, 'Wies').click();
  for (const meld of ['four Under 200', 'four Ober 100', 'four Banner 100'])
    await expect(inSheet(page, meld)).toBeVisible();
  await inSheet(page, 'four Ober 100').click();
  await expect(sheet(page).getByText('four Ober: 100')).toBeVisible();
  await inSheet(page, 'Done').click();
  await inSheet(page, 'Stöck').click();
  await expect(sheet(page).getByText('Who had König and Ober of trump?')).toBeVisible();
  await inSheet(page, 'Beat & Dora').click();
  await expect(sheet(page).getByText(/^Schellen\./)).toBeVisible();
  await write(page);
  await expect(page.getByRole('region', { name: 'Last hand' })).toContainText(
    'Schellen. Anna & Carla 98 + 100 wies = 198; Beat & Dora 59 + 20 stöck = 79.',
  );

  await context.addCookies([{ name: 'schiefer-language', value: 'de', url: baseURL ?? '' }]);
  await page.reload();
  await openEntry(page, 'Spiel eintragen');
  await inSheet(page, 'Rosen, zählt 1-fach').click();
  await inSheet(page, 'Wys').click();
  for (const meld of ['vier Under 200', 'vier Ober 100', 'vier Banner 100', 'vier Könige 100'])
    await expect(inSheet(page, meld)).toBeVisible();
  await screenshot(page, 'swiss-melds');
  await tap(page, 'Fertig');
  const points = sheet(page).getByText('Wie viele Kartenpunkte?');
  await expect(points).toBeVisible();
  await inSheet(page, 'Stöck').click();
  await expect(sheet(page).getByText(/König und Ober/)).toBeVisible();
  await expect(points).toBeHidden();
});

test('one thing is asked at a time, whatever else is due', async ({ page }) => {
  await startGame(page, { variant: 'Schieber', players: FOUR, figures: { 'Needed to win': 300 } });
  await openEntry(page);
  await answer(page, { trump: 'clubs, times 2', points: [157, null] });
  await inSheet(page, 'Back to the figures').click();
  await expect(inSheet(page, 'Next: Match')).toBeVisible();
  await inSheet(page, 'Declare').click();
  const match = sheet(page).getByText('Anna & Carla: a match, with every trick?');
  await expect(sheet(page).getByText('Who declares, with what was counted so far?')).toBeVisible();
  await expect(match).toBeHidden();
  await inSheet(page, 'Next').click();
  await expect(match).toBeVisible();
});

test('which cards are played with is the phone’s choice, and each table may have its own', async ({
  page,
}) => {
  const game = { variant: 'Schieber', players: FOUR };
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Swiss-German', exact: true }).check({ force: true });
  await page.goto('/games/new');
  await expect(page.getByText('Whoever holds the Rosen Banner begins.')).toBeVisible();
  await startHere(page, game);
  await openEntry(page);
  await expect(inSheet(page, 'Rosen, times 1')).toBeVisible();
  await tap(page, 'Close');
  await tap(page, 'Menu');
  await tap(page, 'Slate and cards');
  await tap(page, 'French');
  await tap(page, 'Close');
  await openEntry(page);
  await expect(inSheet(page, 'hearts, times 1')).toBeVisible();
  await expectSent(page);
  await startGame(page, game);
  await openEntry(page);
  await expect(inSheet(page, 'Rosen, times 1')).toBeVisible();
});

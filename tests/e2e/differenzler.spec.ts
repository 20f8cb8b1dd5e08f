import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import {
  answer,
  cells,
  enterHand,
  expectSent,
  expectSlate,
  FOUR,
  type Hand,
  inSheet,
  openEntry,
  openHand,
  sheet,
  startGame,
  THREE,
  tap,
  tapDigits,
  typePoints,
  write,
} from './table';

const lastHand = (page: Page) => page.getByRole('region', { name: 'Last hand' });
const HIDDEN = 'are hidden until the last is in';

/** The phone is with `name`, who types and passes it on; the last one shows all of them. */
async function announceHidden(
  page: Page,
  said: readonly (readonly [name: string, points: number])[],
): Promise<void> {
  for (const [i, [name, points]] of said.entries()) {
    await tap(page, `I am ${name}`);
    await tapDigits(page, points);
    await tap(page, i === said.length - 1 ? 'Show all announcements' : 'Hide it and pass on');
  }
}

test('a whole Differenzler with hidden announcements, settled in money', async ({ page }) => {
  // Three whole hands, typed figure by figure.
  test.slow();
  await startGame(page, {
    variant: 'Differenzler',
    players: THREE,
    options: [HIDDEN],
    figures: { 'Hands in a game': 3, 'Stake, Rappen for each point': 5 },
  });
  await expect(page.getByText('Hand 1 of 3')).toBeVisible();
  await expect(page.getByText('Anna deals, Beat announces first')).toBeVisible();

  await tap(page, 'Announce');
  await expect(sheet(page).getByText('Pass the phone to Beat.')).toBeVisible();
  await expectAccessible(page);
  await tap(page, 'I am Beat');
  await tapDigits(page, 158);
  await expect(page.getByText('Beat cannot have 158; 157 is the most.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide it and pass on' })).toBeDisabled();
  for (let figure = 0; figure < 3; figure += 1) await tap(page, 'Delete the last digit');
  await tapDigits(page, 40);
  await screenshot(page, 'differenzler-hidden');
  await expectAccessible(page);
  await tap(page, 'Hide it and pass on');

  // What Beat said is nowhere to be seen: neither now, nor by opening it again, nor after a reload.
  const nowhere = async () => {
    await expect(sheet(page).getByText('Pass the phone to Carla.')).toBeVisible();
    const places = page.getByRole('list', { name: 'Announcements' }).getByRole('listitem');
    await expect(places).toContainText([/is still/, /has announced/, /announces now/]);
    await expect(cells(page)).toHaveCount(0);
    expect(await sheet(page).innerHTML()).not.toMatch(/>\s*40\s*<|="40"/);
  };
  await nowhere();
  await tap(page, 'Close');
  await tap(page, 'Go on with the hand');
  await nowhere();
  // Nor is what Carla was typing when the page was left.
  await tap(page, 'I am Carla');
  await tapDigits(page, 99);
  await page.reload();
  await nowhere();
  await tap(page, 'I am Carla');
  await expect(cells(page)).toHaveCount(1);
  await expect(cells(page)).toHaveValue('');
  await tapDigits(page, 33);
  await tap(page, 'Hide it and pass on');
  await expect(page.getByText('together', { exact: false })).toBeHidden();
  await announceHidden(page, [['Anna', 60]]);
  await expect(lastHand(page)).toContainText(
    'Anna said 60, Beat 40 and Carla 33. Together 133, 24 less than 157.',
  );
  await expectSlate(page, ['announced 60', 'announced 40', 'announced 33']);
  await expect(page.getByText('Anna dealt, all have announced')).toBeVisible();
  await screenshot(page, 'differenzler-announced');
  await expectAccessible(page);

  // The announcements are on the server; half of the points stays on this phone.
  await expectSent(page);
  await tap(page, 'Enter points');
  await typePoints(page, [57]);
  await page.reload();
  await expect(cells(page).nth(0)).toHaveValue('57');
  await typePoints(page, [null, 40]);
  await expect(
    page.getByText(
      'Anna said 60 and took 57: 3. Beat said 40 and took exactly that: 0. Carla said 33 and took 60: 27.',
    ),
  ).toBeVisible();
  await screenshot(page, 'differenzler-points');
  await expectAccessible(page);
  await tap(page, 'Chalk it up');
  await expectSlate(page, ['Anna: total 3', 'Beat: total 0, the lowest', 'Carla: total 27']);

  // By hand: 12, 13 and 12 off, then 10, 4 and 14.
  await expect(page.getByText('Hand 2 of 3')).toBeVisible();
  await tap(page, 'Announce');
  await announceHidden(page, [
    ['Carla', 50],
    ['Anna', 20],
    ['Beat', 100],
  ]);
  await expect(lastHand(page)).toContainText('Together 170, 13 more than 157.');
  await enterHand(page, { points: [32, 87, null] }, 'Enter points');
  await expectSlate(page, ['total 15', 'total 13, the lowest', 'total 39']);
  await tap(page, 'Announce');
  await announceHidden(page, [
    ['Anna', 0],
    ['Beat', 57],
    ['Carla', 100],
  ]);
  await expect(lastHand(page)).toContainText('Together 157, exactly what the cards are worth.');
  await enterHand(page, { points: [10, 61, null] }, 'Enter points');
  await expectSlate(page, ['total 25', 'total 17, the lowest', 'total 53']);
  await expect(page.getByText('Beat wins with 17')).toBeVisible();

  // The mean is 31⅔: at 5 Rappen shares of 33⅓, 73⅓ and −106⅔; the Rappen left over is Anna's.
  const settlement = page.getByRole('region', { name: 'Settlement' });
  await expect(settlement.getByRole('heading')).toHaveText('Settlement at 5 Rappen a point');
  await expect(settlement.getByRole('listitem')).toHaveText([
    'Beat receives CHF 0.73',
    'Anna receives CHF 0.34',
    'Carla pays CHF 1.07',
  ]);
  await screenshot(page, 'differenzler-finished');
  await expectAccessible(page);
  await expectSent(page);
  await page.reload();
  await expect(settlement.getByRole('listitem').first()).toHaveText('Beat receives CHF 0.73');
});

test('open announcements for four; a correction of what was said and of what was taken', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Differenzler',
    players: FOUR,
    figures: { 'Hands in a game': 4 },
  });
  await tap(page, 'Announce');
  await expect(sheet(page).getByText('What will each player take?')).toBeVisible();
  await expect(cells(page).nth(1)).toBeFocused();
  // From the dealer's right round to the dealer; nobody's is filled in.
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(cells(page).nth(0)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Chalk it up' })).toBeDisabled();
  await page.reload();
  await typePoints(page, [30]);
  await expect(page.getByText('Together 150, 7 less than 157.')).toBeVisible();
  await screenshot(page, 'differenzler-open');
  await expectAccessible(page);
  await tap(page, 'Chalk it up');
  await enterHand(page, { points: [35, 40, 2, null] }, 'Enter points');
  await expectSlate(page, ['total 5', 'total 0, the lowest', 'total 2', 'total 0, the lowest']);
  // The list says what the hand brought; of what it was made stands behind its key.
  await openHand(page, 1);
  await expect(sheet(page).getByRole('row', { name: 'Anna' }).getByRole('cell')).toHaveText([
    '30 → 35',
    '5',
    '5',
  ]);
  await tap(page, 'Close');

  await openHand(page, 1, 'Correct');
  await typePoints(page, [45, 30, 2, 80]);
  await tap(page, 'Announced');
  await typePoints(page, [null, 50]);
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);
  await tap(page, 'Correct it');
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);

  // A hand that others follow takes its announcements and its points in one go.
  await openHand(page, 1, 'Insert before');
  await typePoints(page, [10, 20, 30, 40]);
  await inSheet(page, 'Points').click();
  await typePoints(page, [10, 20, 30, null]);
  await tap(page, 'Chalk it up');
  await expectSlate(page, ['total 15', 'total 20', 'total 2, the lowest', 'total 57']);

  // Announced, but not played: undone step by step.
  await tap(page, 'Announce');
  await typePoints(page, [10, 20, 30, 40]);
  await tap(page, 'Chalk it up');
  await expect(page.getByRole('button', { name: 'Enter points' })).toBeVisible();
  await tap(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Announce' })).toBeVisible();
  await tap(page, 'Undo');
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);
});

test('a hit takes ten off; who announced nothing and has nothing is asked for a trick', async ({
  page,
}) => {
  await startGame(page, {
    variant: 'Differenzler',
    players: THREE,
    figures: { 'Hands in a game': 3, 'Taken off for hitting exactly': 10 },
  });
  const play = async (announced: readonly number[], hand: Hand) => {
    await enterHand(page, { points: announced }, 'Announce');
    await enterHand(page, hand, 'Enter points');
  };
  // Nothing is shown as nothing: a worthless trick earns it, no trick does not.
  await enterHand(page, { points: [60, 40, 0] }, 'Announce');
  await openEntry(page, 'Enter points');
  await answer(page, { points: [60, 97, 0] });
  await expect(sheet(page).getByText('Carla has no points. Did Carla take a trick?')).toBeVisible();
  await expect(sheet(page).locator('button[type="submit"]')).toBeDisabled();
  await screenshot(page, 'differenzler-exact');
  await expectAccessible(page);
  await answer(page, { seats: 'A worthless one' });
  await expect(
    sheet(page).getByText('Anna said 60 and took exactly that: 10 off the total.'),
  ).toBeVisible();
  await write(page);
  await expectSlate(page, ['total −10, the lowest', 'total 57', 'total −10, the lowest']);
  await play([50, 50, 0], { points: [57, 100, 0], seats: 'No trick at all' });
  await expectSlate(page, ['total −3', 'total 107', 'total −10, the lowest']);
  await play([10, 20, 127], { points: [10, 20, null] });
  await expectSlate(page, ['total −13', 'total 97', 'total −20, the lowest']);
  await expect(page.getByText('Carla wins with −20')).toBeVisible();
  await screenshot(page, 'differenzler-exact-won');
  await expectAccessible(page);
});

test('what each needs is seen at one glance, in the last hand and before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await startGame(page, {
    variant: 'Differenzler',
    players: ['Franz-Josef Zurbriggen', 'Maria-Magdalena', 'Hans-Ulrich', 'Annemarie'],
    figures: { 'Hands in a game': 4 },
  });
  const played = [
    [20, 27, 26, 23],
    [40, 40, 40, 37],
    [40, 40, 40, 37],
  ];
  for (const [hand, announced] of played.entries()) {
    await enterHand(page, { points: announced }, 'Announce');
    await enterHand(page, { points: [40, 40, 40, null] }, 'Enter points');
    if (hand !== 1) continue;
    await tap(page, 'What do I need?');
    await expect(sheet(page)).toContainText(
      'The last 2 hands count together. From now on, the difference that wins:',
    );
    await expect(sheet(page).getByRole('listitem').first()).toContainText(
      'at least 7 less than Maria‑M.',
    );
    // Where more follows below, the edge says so until one is there.
    await page.setViewportSize({ width: 320, height: 568 });
    const edge = () =>
      sheet(page).evaluate((one) => Number(getComputedStyle(one, '::after').opacity));
    await expect.poll(edge).toBe(1);
    await sheet(page).evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect.poll(edge).toBe(0);
    await page.setViewportSize({ width: 390, height: 664 });
    await inSheet(page, 'Close').click();
  }
  await tap(page, 'What do I need?');
  const needs = sheet(page)
    .getByRole('listitem')
    .filter({ has: page.locator('strong') });
  await expect(needs.first()).toHaveText(
    /Franz‑J\..*at least 7 less than Maria‑M\.at least 6 less than Hans‑U\.at least 6 less than Annemarie/,
  );
  await expect(needs.nth(1)).toContainText('at most 7 more than Franz‑J.');
  await expect(sheet(page)).toContainText('The last hand decides. The difference that wins:');
  await expect(sheet(page).getByText('Whoever is level at the end wins together.')).toHaveCount(1);
  await expect(needs).toHaveCount(4);
  for (const one of await needs.all()) await expect(one).toBeInViewport({ ratio: 1 });
  // The name, and a line for each of the others.
  const high = await needs.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.max(...high)).toBeLessThan(116);
  await expectAccessible(page);
});

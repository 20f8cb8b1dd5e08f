import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { expectSent, expectSlate, openHand, typePoints } from './table';

/** A Differenzler whose players each deal once. */
async function startDifferenzler(
  page: Page,
  { players, hidden, stake }: { players: readonly string[]; hidden: boolean; stake?: number },
): Promise<void> {
  await page.goto('/games/new');
  await page.getByRole('radio', { name: 'Differenzler' }).check({ force: true });
  await page
    .getByRole('radio', { name: `${players.length} players`, exact: true })
    .check({ force: true });
  for (const [seat, name] of players.entries())
    await page.getByLabel(`Name of player ${seat + 1}`, { exact: true }).fill(name);
  await page.getByText('House rules').click();
  if (hidden) await page.getByText('are hidden until the last is in').click();
  await page.getByRole('textbox', { name: 'Hands in a game' }).fill(String(players.length));
  if (stake !== undefined) {
    await page.getByRole('group', { name: 'Stake' }).getByRole('checkbox').uncheck();
    await page.getByRole('textbox', { name: 'Stake' }).fill(String(stake));
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/games\/[\w-]{21}$/);
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cells = (page: Page) => page.getByRole('dialog').getByRole('textbox');

async function tapDigits(page: Page, figure: number): Promise<void> {
  for (const digit of String(figure)) await tap(page, digit);
}

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

async function enterPoints(page: Page, points: readonly (number | null)[]): Promise<void> {
  await tap(page, 'Enter points');
  await typePoints(page, points);
  await tap(page, 'Write it');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a whole Differenzler with hidden announcements, settled in money', async ({ page }) => {
  // Three whole hands, typed figure by figure.
  test.slow();
  await startDifferenzler(page, { players: ['Anna', 'Beat', 'Carla'], hidden: true, stake: 5 });
  await expect(page.getByText('Hand 1 of 3')).toBeVisible();
  await expect(page.getByText('Anna deals, Beat announces first')).toBeVisible();

  await tap(page, 'Announce');
  await expect(page.getByText('Pass the phone to Beat.')).toBeVisible();
  await expectAccessible(page);
  await tap(page, 'I am Beat');
  await tapDigits(page, 158);
  await expect(page.getByText('Beat cannot take 158')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide it and pass on' })).toBeDisabled();
  for (let figure = 0; figure < 3; figure += 1) await tap(page, 'Delete the last figure');
  await tapDigits(page, 40);
  await screenshot(page, 'differenzler-hidden');
  await expectAccessible(page);
  await tap(page, 'Hide it and pass on');

  // What Beat said is nowhere to be seen: neither now, nor by opening it again, nor after a reload.
  const nowhere = async () => {
    await expect(page.getByText('Pass the phone to Carla.')).toBeVisible();
    const places = page.getByRole('list', { name: 'Announcements' }).getByRole('listitem');
    await expect(places).toContainText([/is still/, /has announced/, /announces now/]);
    await expect(cells(page)).toHaveCount(0);
    expect(await page.getByRole('dialog').innerHTML()).not.toMatch(/>\s*40\s*<|="40"/);
  };
  await nowhere();
  await tap(page, 'Close');
  await tap(page, 'Announce');
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
  await expect(
    page.getByText('Anna said 60, Beat 40 and Carla 33. Together 133, 24 less than 157.'),
  ).toBeVisible();
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
  await tap(page, 'Write it');
  await expectSlate(page, ['Anna: total 3', 'Beat: total 0, the lowest', 'Carla: total 27']);

  // By hand: 12, 13 and 12 off, then 10, 4 and 14.
  await expect(page.getByText('Hand 2 of 3')).toBeVisible();
  await tap(page, 'Announce');
  await announceHidden(page, [
    ['Carla', 50],
    ['Anna', 20],
    ['Beat', 100],
  ]);
  await expect(page.getByText('Together 170, 13 more than 157.')).toBeVisible();
  await enterPoints(page, [32, 87, null]);
  await expectSlate(page, ['total 15', 'total 13, the lowest', 'total 39']);
  await tap(page, 'Announce');
  await announceHidden(page, [
    ['Anna', 0],
    ['Beat', 57],
    ['Carla', 100],
  ]);
  await expect(page.getByText('Together 157, exactly what the cards are worth.')).toBeVisible();
  await enterPoints(page, [10, 61, null]);
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
  await startDifferenzler(page, { players: ['Anna', 'Beat', 'Carla', 'Dora'], hidden: false });
  await tap(page, 'Announce');
  await expect(page.getByText('Beat announces next, then Carla, Dora and Anna.')).toBeVisible();
  // From the dealer's right round to the dealer; nobody's is filled in.
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only Anna is still to announce.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write it' })).toBeDisabled();
  await page.reload();
  await typePoints(page, [30]);
  await expect(page.getByText('Together 150, 7 less than 157.')).toBeVisible();
  await screenshot(page, 'differenzler-open');
  await expectAccessible(page);
  await tap(page, 'Write it');
  await enterPoints(page, [35, 40, 2, null]);
  await expectSlate(page, ['total 5', 'total 0, the lowest', 'total 2', 'total 0, the lowest']);
  await expect(
    page
      .getByRole('row', { name: /Hand 1/ })
      .getByRole('cell')
      .nth(0),
  ).toContainText('announced 30, took 35, 5 off, total 5');

  await openHand(page, 1, 'Correct');
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeDisabled();
  await typePoints(page, [45, 30, 2, 80]);
  await tap(page, 'Announced');
  await typePoints(page, [null, 50]);
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);
  await tap(page, 'Correct it');
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);

  // A hand that others follow takes its announcements and its points in one go.
  await openHand(page, 1, 'Insert before');
  await typePoints(page, [10, 20, 30, 40]);
  await tap(page, 'Now the points');
  await typePoints(page, [10, 20, 30, null]);
  await tap(page, 'Write it');
  await expectSlate(page, ['total 15', 'total 20', 'total 2, the lowest', 'total 57']);

  // Announced, but not played: undone step by step.
  await tap(page, 'Announce');
  await typePoints(page, [10, 20, 30, 40]);
  await tap(page, 'Write it');
  await expect(page.getByRole('button', { name: 'Enter points' })).toBeVisible();
  await tap(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Announce' })).toBeVisible();
  await tap(page, 'Undo');
  await expectSlate(page, ['total 15', 'total 20', 'total 2', 'total 0, the lowest']);
});

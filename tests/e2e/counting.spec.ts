import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshot, test } from './frame/test';
import { openEntry, startGame } from './table';

const start = { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] };

async function openCount(page: Page, player: string): Promise<void> {
  await page.getByLabel(`Points of ${player}`).click();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Count cards: ${player}` })).toBeVisible();
}

/** Taps cards by their names: "ace of hearts". */
async function tapCards(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await page.getByRole('button', { name: `${card},` }).click();
}

const suit = (name: string, ranks: string): string[] =>
  ranks.split(' ').map((rank) => `${rank} of ${name}`);

const ANNA = [
  ...suit('hearts', 'ace jack 9 king'),
  ...suit('spades', 'ace ten 9 8 7'),
  ...suit('clubs', '9 8 7'),
];
const BEAT = suit('diamonds', 'ace king queen jack ten 9 8 7 6');

test('a hand of Mittlere counted by its cards', async ({ page }) => {
  await startGame(page, start);
  await openEntry(page);
  await openCount(page, 'Anna');
  await expect(page.getByRole('button', { name: /over$/ })).toBeHidden();
  await page.getByRole('button', { name: 'hearts', exact: true }).click();
  await tapCards(page, ANNA);
  await expect(page.getByText('12 cards')).toBeVisible();
  await screenshot(page, 'count-anna');
  await expectAccessible(page);
  // By hand: 11 + 20 + 14 + 4 of trumps, 11 + 10 of spades.
  await page.getByRole('button', { name: 'Use 70' }).click();
  await expect(page.getByLabel('Points of Anna')).toHaveValue('70');

  // What was trumps is not asked again: it is still chosen. 30, and 5 for the last trick.
  await openCount(page, 'Beat');
  await tapCards(page, BEAT);
  await page.getByRole('switch', { name: 'With the last trick' }).click();
  await page.getByRole('button', { name: 'Use 35' }).click();

  // Carla has what the others have not.
  await openCount(page, 'Carla');
  await page.getByRole('switch', { name: 'Cards of the others: Anna and Beat' }).click();
  await page.getByRole('switch', { name: 'With the last trick' }).click();
  await tapCards(page, [...ANNA, ...BEAT]);
  await expect(page.getByText('21 cards of the others: 157 − 105')).toBeVisible();
  await screenshot(page, 'count-others');
  await page.getByRole('button', { name: 'Use 52' }).click();
  await page.getByRole('button', { name: 'Chalk it up' }).click();
  await expect(
    page.getByText('Carla is in the middle with 52: 2 potatoes. Anna and Beat a stick each.'),
  ).toBeVisible();
});

test('eights count where nobody made trumps; Swiss-German cards are remembered', async ({
  page,
}) => {
  await startGame(page, start);
  await openEntry(page);
  await openCount(page, 'Anna');
  await page.getByRole('button', { name: 'nobody made trump' }).click();
  await tapCards(page, ['8 of hearts', '8 of spades', 'jack of clubs']);
  await expect(page.getByRole('button', { name: 'Use 18' })).toBeVisible();
  await page.getByRole('switch', { name: 'Swiss-German cards' }).click();
  await expect(page.getByRole('button', { name: 'Eicheln Under, 2 points' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await screenshot(page, 'count-swiss');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Points of Anna')).toHaveValue('');
  await page.reload();
  await openEntry(page);
  await openCount(page, 'Anna');
  await expect(page.getByRole('button', { name: 'Rosen', exact: true })).toBeVisible();
});

test('cards can be counted with the keyboard', async ({ page }) => {
  await startGame(page, start);
  await openEntry(page);
  await page.getByRole('button', { name: 'Count', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'spades', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'ace of hearts,' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'king of diamonds, 4 points' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Use 15' }).press('Enter');
  await expect(page.getByLabel('Points of Anna')).toHaveValue('15');
});

/** What people at a Schieber table do, beside the vocabulary of every table. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './frame/test';
import { typePoints } from './table';

export const FOUR = ['Anna', 'Beat', 'Carla', 'Dora'];

export const tap = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const inSheet = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Sets up a table; figures are typed into their fields by label, choices tapped by their words. */
export async function setUp(
  page: Page,
  game: {
    variant: string;
    players: readonly string[];
    agreed?: readonly string[];
    figures?: Readonly<Record<string, number>>;
    options?: readonly string[];
    tourney?: string;
  },
): Promise<void> {
  await page.goto('/games/new');
  await page.getByRole('radio', { name: game.variant }).check({ force: true });
  for (const [seat, name] of game.players.entries())
    await page.getByLabel(`Name of player ${seat + 1}`, { exact: true }).fill(name);
  for (const name of game.agreed ?? [])
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
  if (game.tourney)
    await page.getByRole('radio', { name: game.tourney, exact: true }).check({ force: true });
  await page.getByText('House rules').click();
  for (const [label, value] of Object.entries(game.figures ?? {}))
    await page.getByRole('textbox', { name: label, exact: true }).fill(String(value));
  for (const option of game.options ?? []) await page.getByText(option, { exact: true }).click();
}

export async function begin(page: Page): Promise<void> {
  const before = page.url();
  await tap(page, 'Start');
  await page.waitForURL((url) => /\/games\/[\w-]{21}$/.test(url.pathname) && url.href !== before);
}

export type SchieberHand = {
  /** What is trumps, with what it multiplies by, as its key is called: "clubs, times 2". */
  trump: string;
  /** Card points by side; null is left for the slate to fill in. */
  points?: readonly (number | null)[];
  match?: string;
  wies?: { side: string; melds: readonly string[] };
  stoeck?: string;
};

/** Fills in the sheet that is open, as far as the hand goes. */
export async function fillHand(page: Page, hand: SchieberHand): Promise<void> {
  await inSheet(page, hand.trump).click();
  if (hand.match) {
    await inSheet(page, 'Match').click();
    await inSheet(page, hand.match).click();
  }
  if (hand.points) await typePoints(page, hand.points);
  if (hand.wies) {
    await inSheet(page, 'Wies').click();
    await inSheet(page, hand.wies.side).click();
    for (const meld of hand.wies.melds) await inSheet(page, meld).click();
    await inSheet(page, 'Done').click();
  }
  if (hand.stoeck) {
    await inSheet(page, 'Stöck').click();
    await inSheet(page, hand.stoeck).click();
  }
}

export async function write(page: Page, key = 'Write it'): Promise<void> {
  await tap(page, key);
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function playHand(page: Page, hand: SchieberHand): Promise<void> {
  await tap(page, 'Enter hand');
  await fillHand(page, hand);
  await write(page);
}

/** A side declares between two hands. */
export async function declare(page: Page, side: string): Promise<void> {
  await tap(page, `${side}: declare`);
  await inSheet(page, 'Between two hands').click();
}

/** What the slate says that every side has, by side. */
export async function expectTotals(page: Page, totals: readonly string[]): Promise<void> {
  const sides = page.getByRole('list', { name: 'Slate' }).getByRole('listitem');
  await expect(sides).toHaveCount(totals.length);
  for (const [i, total] of totals.entries()) await expect(sides.nth(i)).toContainText(total);
}

/** A row of the table of what is needed. */
export const expectNeeded = (page: Page, trump: string, figures: readonly string[]) =>
  expect(page.getByRole('row', { name: trump }).getByRole('cell')).toHaveText(figures.slice());

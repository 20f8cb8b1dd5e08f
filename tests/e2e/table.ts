/** The vocabulary of the stories: what people at the table do, and what the slate then shows. */
import type { Page } from '@playwright/test';
import { expect } from './frame/test';

export type Hand = {
  /** Points in seat order; `null` is left for the slate to fill in. */
  points: readonly (number | null)[];
  /** What is answered to the further questions, by the words on the keys. */
  answers?: readonly string[];
};

export async function startGame(
  page: Page,
  game: {
    variant: string;
    players: readonly string[];
    options?: readonly string[];
    hands?: number;
  },
): Promise<void> {
  await page.goto('/games/new');
  await page.getByRole('radio', { name: game.variant }).check({ force: true });
  if (game.variant === 'Plus-Minus')
    await page
      .getByRole('radio', { name: `${game.players.length} players`, exact: true })
      .check({ force: true });
  for (const [seat, name] of game.players.entries())
    await page.getByLabel(`Name of player ${seat + 1}`, { exact: true }).fill(name);
  const { options = [], hands } = game;
  if (options.length > 0 || hands !== undefined) {
    await page.getByText('House rules').click();
    if (hands !== undefined)
      await page.getByRole('textbox', { name: 'Hands in a game' }).fill(String(hands));
    for (const option of options) await page.getByText(option, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/games\/[\w-]{21}$/);
}

export async function openEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter hand' }).click();
}

/** Taps the points on the big keys, as a thumb would. */
export async function typePoints(page: Page, points: Hand['points']): Promise<void> {
  for (const [seat, own] of points.entries()) {
    if (own === null) continue;
    await page.getByRole('dialog').getByRole('textbox').nth(seat).click();
    for (let old = 0; old < 3; old += 1)
      await page.getByRole('button', { name: 'Delete the last figure' }).click();
    for (const digit of String(own))
      await page.getByRole('button', { name: digit, exact: true }).click();
  }
}

export async function enterHand(page: Page, { points, answers = [] }: Hand): Promise<void> {
  await openEntry(page);
  await typePoints(page, points);
  for (const answer of answers)
    await page.getByRole('button', { name: answer, exact: true }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What the slate says of each player, in words: "Anna: 2 sticks, 0 potatoes, net +2". */
export async function expectSlate(page: Page, rows: readonly string[]): Promise<void> {
  await expect(page.getByRole('list', { name: 'Slate' }).getByRole('listitem')).toContainText(
    rows.slice(),
  );
}

/** Opens a hand of the list and takes one of its actions. */
export async function openHand(page: Page, hand: number, action?: string): Promise<void> {
  await page.getByRole('button', { name: `Hand ${hand}:` }).click();
  if (action) await page.getByRole('button', { name: action, exact: true }).click();
}

/** Waits until everything that was entered has reached the server. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('status').first()).toHaveText('');
  await expect.poll(() => waiting(page)).toBe(0);
}

/** How many things wait on the phone: in its database, and written down on the way there. */
export const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const written = Object.keys(localStorage).filter((key) => key.startsWith('schiefer/out/'));
    const there = (await indexedDB.databases()).some(({ name }) => name === 'schiefer');
    if (!there) return written.length;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('schiefer');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = await new Promise<number>((resolve, reject) => {
      const request = db.transaction('outbox').objectStore('outbox').count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return written.length + count;
  });

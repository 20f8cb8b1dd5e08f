/** What the people of a club do beside the slate: accounts, a league, its evenings, its files. */
import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page } from '@playwright/test';
import { expect, type test } from './frame/test';
import { enterHand, expectSent, type Figures } from './table';

type Faults = Parameters<Parameters<typeof test>[2]>[0]['faults'];

export const PASSWORD = 'neun Stich und ein Match';

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

/** An address that no other story signs up with. */
export const addressOf = (name: string): string =>
  `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;

/** One more phone with no cookies; where a server is named, it is looked at there. */
export async function phone(
  { browser, faults }: { browser: Browser; faults: Faults },
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  faults.watch(context);
  return context.newPage();
}

/** Signs up on the page that is open, and waits for where it leads. */
export async function signUp(
  page: Page,
  { name, email = addressOf(name) }: { name: string; email?: string },
  to: RegExp | string = '**/account',
): Promise<string> {
  // Newcomers see that form at once.
  await page.getByRole('button', { name: 'I am new here' }).click();
  const form = page.getByRole('region', { name: 'Sign up' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(to);
  await expect(form).toBeHidden();
  return email;
}

export async function signIn(
  page: Page,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<void> {
  await page.getByRole('button', { name: 'I have an account' }).click();
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Founds a league as a new account with these players; answers the address of the league. */
export async function foundClub(
  page: Page,
  { owner, name, players = [] }: { owner: string; name: string; players?: readonly string[] },
): Promise<string> {
  await page.goto('/account');
  await signUp(page, { name: owner });
  const league = await foundLeague(page, name);
  if (players.length > 0) await addPlayers(page, league, players);
  return league;
}

export async function foundLeague(page: Page, name: string): Promise<string> {
  await page.goto('/leagues/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('What do you play?').selectOption('mittlere');
  await button(page, 'Start the league').click();
  await page.waitForURL(/\/leagues\/[\w-]{21}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

export async function addPlayers(
  page: Page,
  league: string,
  players: readonly string[],
): Promise<void> {
  await page.goto(`${league}/players`);
  const form = page.getByRole('form', { name: 'Add players' });
  await form.getByLabel('Names').fill(players.join('\n'));
  await button(page, 'Add').click();
  await expect(page.getByRole('status')).toContainText(`added: ${players.join(', ')}.`);
}

/** Makes an evening of the season that is on; answers its address. */
export async function planEvening(page: Page, league: string, day: string): Promise<string> {
  await page.goto(`${league}/evenings`);
  await link(page, 'New evening').click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await button(page, 'Create the evening').click();
  await page.waitForURL(/\/evenings\/[\w-]{21}$/);
  return new URL(page.url()).pathname;
}

/** From the page of the evening to the board of a new game with these players. */
export async function startAtEvening(
  page: Page,
  evening: string,
  players: readonly string[],
): Promise<string> {
  await page.goto(evening);
  // Of an evening that is past it is added afterwards.
  await page.getByRole('link', { name: /^(?:New game|Add a game afterwards)$/ }).click();
  const known = page.getByRole('list', { name: 'Names used before' });
  for (const name of players) await known.getByRole('button', { name, exact: true }).click();
  await button(page, 'Start').click();
  return onBoard(page);
}

/** Waits for the board of a game; answers its address. */
export async function onBoard(page: Page): Promise<string> {
  await page.waitForURL(/\/games\/[\w-]{21}$/);
  return new URL(page.url()).pathname;
}

/** Enters the hands on the board that is open, until they are with the server. */
export async function play(page: Page, hands: readonly Figures[]): Promise<void> {
  for (const points of hands) await enterHand(page, { points });
  await expectSent(page);
}

/**
 * The season's table row by row, as those hear it who cannot see it: rank, name, total, movement,
 * gap, an evening each, and further columns.
 */
export async function readTable(page: Page, players: number): Promise<string[][]> {
  const shown = page.getByRole('region', { name: 'Table', exact: true }).locator('tbody tr');
  await expect(shown).toHaveCount(players);
  return shown.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const copy = document.createElement('div');
        copy.innerHTML = cell.innerHTML;
        for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
        for (const part of copy.querySelectorAll('span, small')) part.before(' ');
        // "Anna, 8 Jan 2026:" is said before the figure of an evening.
        const said = copy.textContent.replaceAll(/\s+/g, ' ').trim();
        return said.replace(/^.*\d{4}: +/, '');
      }),
    ),
  );
}

/** The rows of the season's table, as far as they are given. */
export async function expectTable(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const heard = await readTable(page, rows.length);
  expect(heard.map((row, i) => row.slice(0, rows[i]?.length))).toEqual(rows);
}

/** What a key or a link gives to take away. */
export async function download(page: Page, key: Locator): Promise<{ name: string; body: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), key.click()]);
  return { name: file.suggestedFilename(), body: await readFile(await pathOf(file)) };
}
const pathOf = async (file: Download): Promise<string> => file.path();

/** A game as a file has it. */
export const record = (
  variant: string,
  players: readonly string[],
  hands: readonly object[],
  options: object = {},
): object => ({ format: 'jass-record/1', variant, options, players, firstDealer: 0, hands });

/** One record on every line. */
export const lines = (records: readonly (object | string)[]): string =>
  records.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');

/** Sends a file by the form of the page that is open, and waits until it was worked through. */
export async function importFile(
  page: Page,
  { name, content, day }: { name: string; content: string | Buffer; day?: string },
): Promise<void> {
  // On a phone the form of a league waits until it is asked for.
  const file = page.getByLabel('File');
  if (!(await file.isVisible())) await page.locator('summary', { hasText: 'Import games' }).click();
  await file.setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const ended = page.getByText('Count them as they stand');
  // What one's own files seldom need is folded away.
  if (!(await ended.isVisible()))
    await page.getByText('Day · Games not played to their end').click();
  await ended.click();
  if (day) await page.getByLabel('Day', { exact: true }).fill(day);
  await button(page, 'Import').click();
  await expect(link(page, 'Download the report')).toBeVisible({ timeout: 30_000 });
}

/** The figures of an import, once it is done. */
export async function expectImported(
  page: Page,
  figures: { imported: number; there: number; refused: number },
): Promise<void> {
  const told = page.getByRole('main').locator('dl > div');
  await expect(told).toHaveText([
    new RegExp(`imported.*${figures.imported}|${figures.imported}.*imported`),
    new RegExp(`there already.*${figures.there}|${figures.there}.*there already`),
    new RegExp(`refused.*${figures.refused}|${figures.refused}.*refused`),
  ]);
}

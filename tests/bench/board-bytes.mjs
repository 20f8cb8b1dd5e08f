/**
 * How much JavaScript a phone loads for the board, engine included: the gzip bytes of every script
 * of its first load, and by itself of what a hand is entered with, which comes behind them.
 * `node tests/bench/board-bytes.mjs` builds what is missing, serves it, starts a game as a person would
 * and prints the sums; it fails above the limits.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/lib/root.mjs';

/** The most that the scripts of the board may weigh together, in bytes (200 kB). */
export const BOARD_BYTES_LIMIT = 200_000;
/** The same for the entry sheet, which no board waits for (12.5 kB). */
export const SHEET_BYTES_LIMIT = 12_500;

/** The files of the parts of a board, as the build has found them (scripts/lib/board-parts.mjs). */
export const boardParts = () =>
  JSON.parse(readFileSync(join(root, '.next/schiefer-board-parts.json'), 'utf8'));

/** A variant with every kind of slate, and one with bidding, by the name on the page of a new game. */
export const BOARDS = {
  mittlere: 'Mittlere',
  schieber: 'Schieber',
  'sidi-barani': 'Sidi Barani',
  differenzler: 'Differenzler',
  coiffeur: 'Coiffeur',
  guggitaler: 'Guggitaler',
};

/** Starts a game of the variant through the pages; the page then shows its board. */
export async function startBoard(page, name) {
  await page.goto('/games/new');
  await page.getByRole('button', { name: /^All \d+ games$/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  const names = page.getByRole('textbox', { name: /^Name of player/ });
  for (const [seat, name] of ['Anna', 'Beat', 'Carla', 'Dora'].entries())
    if (seat < (await names.count())) await names.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/games\/[\w-]{21}$/);
}

/** Loads the address afresh; the gzip bytes of each script it loads until the network is quiet. */
export async function scriptBytes(page, address) {
  const responses = [];
  const note = (response) => {
    // What the page before had still asked for is not counted.
    if (response.request().isNavigationRequest()) responses.length = 0;
    if (response.request().resourceType() === 'script') responses.push(response);
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', note);
  return Promise.all(
    responses.map(async (response) => ({
      name: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body()).length,
    })),
  );
}

/** The scripts of a variant's board on its first load, their sum, and the entry sheet's, in gzip bytes. */
export async function boardBytes(page, name) {
  await startBoard(page, name);
  const scripts = await scriptBytes(page, page.url());
  const ofSheet = new Set(boardParts().entrySheet.map((file) => `/_next/${file}`));
  const sumOf = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const sheet = sumOf(scripts.filter(({ name }) => ofSheet.has(name)));
  return { scripts, sum: sumOf(scripts) - sheet, sheet };
}

async function main() {
  const { chromium } = await import('@playwright/test');
  const { findChromium, NO_CHROMIUM } = await import('../../scripts/lib/chromium.mjs');
  const { freePort } = await import('../../scripts/lib/network.mjs');
  const { build } = await import('../../scripts/lib/prepare.mjs');
  const { serveBuilt } = await import('../e2e/frame/server.mjs');
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  await build();
  const server = await serveBuilt({ port: await freePort(39301, { step: 2 }), name: 'bench' });
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    for (const name of Object.values(BOARDS)) {
      // A phone of its own: one that has other games brings their rules too.
      const page = await browser.newPage({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      const { scripts, sum, sheet } = await boardBytes(page, name);
      await page.close();
      for (const script of scripts.sort((a, b) => b.bytes - a.bytes)) {
        console.log(`${String(script.bytes).padStart(8)}  ${script.name}`);
      }
      console.log(
        `${String(sum).padStart(8)}  ${name}, bytes gzip, at most ${BOARD_BYTES_LIMIT}\n${String(sheet).padStart(8)}  and the entry sheet, at most ${SHEET_BYTES_LIMIT}\n`,
      );
      if (sum > BOARD_BYTES_LIMIT || sheet > SHEET_BYTES_LIMIT) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

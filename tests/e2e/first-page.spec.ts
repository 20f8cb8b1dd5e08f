import { boardParts } from '../bench/board-bytes.mjs';
import { expect, test } from './frame/test';
import { openEntry, startGame } from './table';

test('what a first page needs comes first: fonts, worker and what is kept come when it is all there', async ({
  page,
  browser,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  await page.waitForFunction(() => document.documentElement.dataset.fonts === 'here');
  const board = page.url();
  const cookies = await page.context().cookies();
  const never = cookies.filter(({ name }) => name !== 'schiefer-fonts');
  expect(never).toHaveLength(cookies.length - 1);

  // A phone that knows who it is, and has nothing else. One script is long on its way.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(never);
  const fresh = await context.newPage();
  const asked: string[] = [];
  fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  await fresh.route('**/_next/static/chunks/*.js', async (route) => {
    if (!isHeld) {
      isHeld = true;
      await held;
    }
    await route.continue();
  });
  await fresh.goto(board, { waitUntil: 'commit' });
  await expect(fresh.getByText('Hand 1 of 12')).toBeVisible();
  await fresh.waitForTimeout(1500);
  const late = /\.woff2?$|^\/sw\.js$|^\/api\/phone$/;
  expect(asked.filter((path) => late.test(path))).toEqual([]);
  letGo();
  // A tap before the scripts are there is heard by nobody.
  await expect(async () => {
    await openEntry(fresh);
    await expect(fresh.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => asked.filter((path) => path.endsWith('.woff2')).length).toBe(2);
  await expect
    .poll(() =>
      fresh.evaluate(() => document.fonts.check('1em text') && document.fonts.check('1em chalk')),
    )
    .toBe(true);

  // From now on every page begins with them, before any script has run.
  await fresh.unroute('**/_next/static/chunks/*.js');
  await fresh.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await fresh.goto(board, { waitUntil: 'commit' });
  await expect(fresh.locator('html[data-fonts="here"]')).toBeAttached();
  await context.close();
});

test('the files of a game are asked for behind the page’s first scripts; where one does not come, the page asks again', async ({
  page,
  browser,
}) => {
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const parts = boardParts();
  const files = ['mittlere', 'sticks', 'entrySheet'].flatMap((part) => parts[part] ?? []);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(await page.context().cookies());
  const fresh = await context.newPage();
  // Two of the page's own scripts are there, the others are long on their way.
  let own = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const came = new Map<string, number>();
  await fresh.route('**/_next/static/chunks/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/_next/', '');
    if (!files.includes(path)) {
      own += 1;
      if (own > 2) await held;
      return route.continue();
    }
    const count = (came.get(path) ?? 0) + 1;
    came.set(path, count);
    return count === 1 ? route.abort() : route.continue();
  });
  await fresh.goto(page.url(), { waitUntil: 'commit' });
  await expect.poll(() => [...came]).toEqual(files.map((file) => [file, 1]));
  letGo();
  await expect(async () => {
    await openEntry(fresh);
    await expect(fresh.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect([...came.values()]).toEqual(files.map(() => 2));
  await context.close();
});

test('a board is in the language that was chosen here, else the first of the browser’s that is ours', async ({
  request,
}) => {
  const board = `/games/${'a'.repeat(21)}`;
  const spoken = async (headers: Record<string, string>) =>
    /html\.lang="([^"]+)"/.exec(await (await request.get(board, { headers })).text())?.[1];
  const language = (accepted: string) => spoken({ 'accept-language': accepted });
  expect(await language('de-CH,de;q=0.9,en;q=0.8')).toBe('de-CH');
  expect(await language('es-SV, pt;q=0.9, fr;q=0.8, en;q=0.7')).toBe('fr-CH');
  expect(await language('ja')).toBe('en-GB');
  expect(await language('*')).toBe('en-GB');
  const cookie = 'a=b; schiefer-language=it';
  expect(await spoken({ 'accept-language': 'de', cookie })).toBe('it-CH');
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, MOVING, screenshot, test } from './frame/test';
import {
  enterHand,
  expectSent,
  expectSlate,
  finishGame,
  openEntry,
  startGame,
  typePoints,
} from './table';

test.use(MOVING);

const start = { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] };

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** What the page has on <html> in the first bytes, before any script runs. */
const firstBytes = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/settings');
  return (await answer.text()).match(/<html[^>]*>/)?.[0] ?? '';
};
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(250, 247, 240)';
const DARK = 'rgb(22, 25, 27)';

test('the theme is that of the phone until one is chosen, which is kept and never flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  expect(await ground(page)).toBe(DARK);
  expect(await firstBytes(page)).not.toContain('data-theme');

  await choose(page, 'Light');
  expect(await ground(page)).toBe(LIGHT);
  await expect.poll(() => firstBytes(page)).toContain('data-theme="light"');
  await page.goto('/rules');
  expect(await ground(page)).toBe(LIGHT);

  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await choose(page, 'As the device');
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => firstBytes(page)).not.toContain('data-theme');

  await choose(page, 'Dark');
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  expect(await ground(page), 'printed').toBe('rgb(255, 255, 255)');
});

test('both themes can be read by everybody', async ({ page }) => {
  await startGame(page, start);
  const board = page.url();
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, path] of [
      ['start', '/'],
      ['board', board],
      ['record', `${board}/record`],
      ['table', '/leagues'],
      ['rules', '/rules/mittlere'],
      ['settings', '/settings'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await screenshot(page, `${name}-${colorScheme}`);
    }
    await page.goto(board);
    await openEntry(page);
    await expectAccessible(page);
    await screenshot(page, `entry-${colorScheme}`);
  }
});

test('the language is that of the browser until one is chosen, which is kept', async ({
  browser,
  faults,
}) => {
  const context = await browser.newContext({ locale: 'sv-SE' });
  faults.watch(context);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  await expect(page.getByRole('link', { name: 'Inställningar' })).toBeVisible();

  await choose(page, 'Français');
  await expect(page.getByRole('link', { name: 'Réglages' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(page).toHaveTitle(/jass/i);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  await page.getByRole('link', { name: 'Réglages' }).click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'schiefer-language');
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(kept?.value).toBe('fr');
  expect(days).toBeGreaterThan(390);
  await context.close();
});

test('left-handed, the keys stand at the other side', async ({ page }) => {
  await startGame(page, start);
  const board = page.url();
  const left = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((key) => {
      const { left: from, right: to } = key.getBoundingClientRect();
      return (from + to) / 2 < innerWidth / 2;
    });
  expect(await left('Menu')).toBe(false);
  expect(await left('Undo')).toBe(true);

  await page.goto('/settings');
  await choose(page, 'Left thumb');
  await expect.poll(() => firstBytes(page)).toContain('data-hand="left"');
  await page.goto(board);
  expect(await left('Menu')).toBe(true);
  expect(await left('Undo')).toBe(false);
  await openEntry(page);
  expect(await left('Close')).toBe(true);
  expect(await left('Next')).toBe(true);
  expect(await left('1'), 'figures stay where everybody has them').toBe(true);
  expect(await left('3')).toBe(false);
  await screenshot(page, 'left-handed');
});

test.describe('lying on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const hand of ['Right thumb', 'Left thumb'])
    test(`a hand is entered without scrolling: ${hand.toLowerCase()}`, async ({ page }) => {
      await page.goto('/settings');
      await choose(page, hand);
      await startGame(page, start);
      await openEntry(page);
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
      // The slate is to be seen beside it.
      const slate = await page.getByRole('list', { name: 'Slate' }).boundingBox();
      const sheet = await dialog.boundingBox();
      if (!slate || !sheet) throw new Error('Something is not there.');
      if (hand === 'Right thumb') expect(slate.x + slate.width).toBeLessThanOrEqual(sheet.x);
      else expect(slate.x).toBeGreaterThanOrEqual(sheet.x + sheet.width);
      await typePoints(page, [60, 57, null]);
      for (const key of ['7', 'Chalk it up', 'Close'])
        await expect(page.getByRole('button', { name: key, exact: true })).toBeInViewport({
          ratio: 1,
        });
      await screenshot(page, `flat-${hand === 'Left thumb' ? 'left' : 'right'}`);
      await page.getByRole('button', { name: 'Chalk it up' }).click();
      await expectSlate(page, ['net +1', 'net −2', 'net +1']);
      await expect(page.getByRole('button', { name: 'Enter hand' })).toBeInViewport({ ratio: 1 });
    });
});

test('the screen stays on while a game is open, unless that is turned off', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { wakeLog: log });
    const request = async () => {
      log.push('asked');
      const held = new EventTarget();
      return Object.assign(held, {
        released: false,
        async release() {
          log.push('released');
        },
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const log = () => page.evaluate(() => (window as unknown as { wakeLog: string[] }).wakeLog);
  await startGame(page, start);
  await expect.poll(log).toContain('asked');
  await page.getByRole('link', { name: 'Games' }).click();
  await page.waitForURL(/\/games$/);
  await expect.poll(log).toContain('released');

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Stays on while a game is open' }).uncheck();
  await expect.poll(() => firstBytes(page)).toContain('data-screen="off"');
  await startGame(page, start);
  await expect(page.getByRole('button', { name: 'Enter hand' })).toBeVisible();
  expect(await log()).toEqual([]);
});

test('the slate at the end is shared as a picture, with a link that unfolds with it', async ({
  page,
  stranger,
  faults,
}) => {
  faults.allow(/404/);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text, url }: ShareData) => {
        const [file] = files ?? [];
        const told = { text, url, name: file?.name, type: file?.type, size: file?.size };
        sessionStorage.setItem('shared', JSON.stringify(told));
      },
    });
  });
  await startGame(page, start);
  const { pathname } = new URL(page.url());
  await enterHand(page, { points: [60, 57, null] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await finishGame(page);
  await expectSent(page);
  const picture = `${pathname}/picture?shape=message`;
  expect((await stranger.request.get(picture)).status()).toBe(404);
  await stranger.goto(pathname);
  await expect(stranger.getByText('Game not open')).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(
    sheet.getByRole('img', { name: 'Anna and Carla win together with +1' }),
  ).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'share');
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet).toBeHidden();
  const shared = JSON.parse((await page.evaluate(() => sessionStorage.getItem('shared'))) ?? '');
  expect(shared).toMatchObject({
    text: 'Anna and Carla win together with +1',
    name: 'schiefer.png',
    type: 'image/png',
  });
  expect(shared.size).toBeGreaterThan(10_000);

  await stranger.goto(shared.url);
  const meta = (property: string) =>
    stranger.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await meta('og:title')).toBe('Anna and Carla win together with +1');
  const unfolded = await stranger.request.get((await meta('og:image')) ?? '');
  expect(unfolded.headers()['content-type']).toBe('image/png');
  const bytes = await unfolded.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await stranger.request.get(picture)).status()).toBe(404);

  // Programs ask for no language: theirs is that of whoever shared it.
  const german = shared.url.replace('in=en', 'in=de');
  const fetched = await stranger.request.get(german, { headers: { 'accept-language': '*' } });
  const told = /<html lang="[^"]*"|og:title" content="[^"]*"/g;
  expect((await fetched.text()).match(told)).toEqual([
    '<html lang="de-CH"',
    'og:title" content="Anna und Carla gewinnen gemeinsam mit +1"',
  ]);

  // From the list one comes to its page, which shares it too.
  await page.goto(`${pathname}/record`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(
    sheet.getByRole('img', { name: 'Anna and Carla win together with +1' }),
  ).toBeVisible();
  await screenshot(page, 'share-record');
  await page.evaluate(() => sessionStorage.clear());
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet).toBeHidden();
  const again = JSON.parse((await page.evaluate(() => sessionStorage.getItem('shared'))) ?? '');
  expect(again.text).toBe(shared.text);

  // The server is of a newer build, which knows the actions of this page no more.
  faults.allow(/409/);
  await page.route(`**${pathname}/record`, (route) => {
    const headers = route.request().headers();
    const id = headers['next-action'];
    return route.continue(
      id ? { headers: { ...headers, 'next-action': id.replace(/.{4}$/, 'ffff') } } : {},
    );
  });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet.getByRole('alert')).toContainText('Schiefer has a newer version');
  await screenshot(page, 'share-outdated');
  await sheet.getByRole('button', { name: 'Reload' }).click();
  await expect(sheet).toBeHidden();
  await page.unrouteAll();

  // The phone takes itself to be online, and reaches nothing.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const lost = /\/picture\?|\/api\/health/;
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  // A page that was just loaded may not hear the first tap.
  await expect(async () => {
    if (!(await sheet.isVisible()))
      await page.getByRole('button', { name: 'Share', exact: true }).click({ timeout: 5000 });
    await expect(sheet).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });
  await expect(sheet.getByRole('alert')).toHaveText('No network. Sharing needs one.');
  await expect(sheet.getByText('Drawing …')).toBeHidden();
  await screenshot(page, 'share-lost');
});

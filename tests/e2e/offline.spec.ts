import { expect, expectAccessible, screenshot } from './frame/test';
import {
  begin,
  cells,
  enterHand,
  expectSent,
  expectSlate,
  expectSums,
  freeCell,
  inSheet,
  openEntry,
  openHand,
  ownRows,
  ruleByRule,
  setUp,
  startHere,
  THREE,
  typePoints,
  waiting,
  write,
  writeCell,
  writtenCell,
} from './table';
import { getReady, goOffline, goOnline, NO_NETWORK, test } from './without-network';

const start = { variant: 'Mittlere', players: THREE };
const idIn = (url: string) => /[\w-]{21}$/.exec(url)?.[0] ?? '';

test('a whole game without network: begun, played, corrected, the tab closed; later all of it is on the server', async ({
  page,
  context,
  server,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  await goOffline(context, server);

  await page.goto(`${server.url}/`);
  await expect(page.getByText('No network. This works all the same.')).toBeVisible();
  await expect(page.getByText('No games on this phone yet.')).toBeVisible();
  await screenshot(page, 'offline-start');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await startHere(page, start);
  const id = idIn(page.url());

  // By hand: 60 most, 40 least, 57 in the middle; and so on eleven times.
  for (let hand = 1; hand <= 11; hand += 1) {
    await expect(page.getByText(`Hand ${hand} of 12`)).toBeVisible();
    await enterHand(page, { points: [70, 50, null] });
  }
  await expect(page.getByText('not sent yet, kept here')).toBeVisible();
  await screenshot(page, 'offline-board');
  await page.close();

  const again = await context.newPage();
  // The start page is about it without network, too.
  await again.goto(`${server.url}/`);
  await expectSlate(again, ['net +11', 'net −22', 'net +11']);
  await expect(again.getByRole('link', { name: 'Enter hand' })).toBeVisible();
  await again.goto(`${server.url}/games`);
  await expect(again.getByRole('region', { name: 'Running' })).toContainText('11 hands entered');
  await screenshot(again, 'offline-games');
  await expectAccessible(again);
  await again.getByRole('region', { name: 'Running' }).getByRole('link').first().click();
  await expectSlate(again, ['net +11', 'net −22', 'net +11']);
  await openHand(again, 2, 'Correct');
  await typePoints(again, [57, 60, 40]);
  await again.getByRole('button', { name: 'Correct it' }).click();
  await expectSlate(again, ['net +8', 'net −19', 'net +11']);
  await enterHand(again, { points: [70, 50, null] });
  await expect(again.getByText('Carla wins with +12')).toBeVisible();

  await again.goto(`${server.url}/games/${id}/record`);
  await expect(again.getByRole('heading', { name: 'The hands' })).toBeVisible();
  await expect(again.getByText('Carla wins with +12')).toBeVisible();
  await screenshot(again, 'offline-record');
  await again.goto(`${server.url}/rules/mittlere`);
  await expect(again.getByRole('heading', { name: 'Mittlere' }).first()).toBeVisible();
  await again.goto(`${server.url}/leagues`);
  await expect(again.getByText('This page comes with the network only.')).toBeVisible();
  await screenshot(again, 'offline-elsewhere');
  await expectAccessible(again);

  // No page that sends is needed but any.
  await goOnline(context, server);
  await again.goto(`${server.url}/rules`);
  await expect.poll(() => waiting(again), { timeout: 60_000 }).toBe(0);
  await again.goto(`${server.url}/games/${id}`);
  await expectSlate(again, ['net +9', 'net −21', 'net +12']);
  await expect(again.getByRole('button', { name: /^Hand \d+:/ })).toHaveCount(12);
  await again.goto(`${server.url}/games/${id}/changes`);
  // Twelve hands and the correction, each once.
  await expect(again.getByRole('main').getByRole('listitem')).toHaveCount(13);
});

test('a Coiffeur with rows of one’s own from the first cell to the winner without network', async ({
  page,
  context,
  server,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  await goOffline(context, server);
  await page.goto(`${server.url}/games/new`);
  await setUp(page, { variant: 'Coiffeur', players: ['Anna', 'Beat'] });
  await ruleByRule(page);
  await ownRows(page, [
    { contract: 'Clubs', factor: 2 },
    { contract: 'Slalom', factor: 3 },
  ]);
  await begin(page);
  const board = page.url();
  await writeCell(page, 'Anna', 'Clubs', { points: [100] });
  await writeCell(page, 'Beat', 'Clubs', { points: [157], yesNo: ['Yes, a match'] });
  await writtenCell(page, 'Anna', 'Clubs').click();
  await inSheet(page, 'Correct').click();
  await typePoints(page, [120]);
  await write(page, 'Correct it');
  // Half a cell is still there when the page is, and the page without network too.
  await freeCell(page, 'Anna', 'Slalom').click();
  await typePoints(page, [95]);
  await page.reload();
  await freeCell(page, 'Anna', 'Slalom').click();
  await expect(cells(page)).toHaveValue('95');
  await write(page);
  await writeCell(page, 'Beat', 'Slalom', { yesNo: ['Scratch'] });
  // 120 × 2 + 95 × 3 against 257 × 2.
  await expectSums(page, ['525', '514']);
  await expect(page.getByText('Anna wins with 525')).toBeVisible();
  await screenshot(page, 'offline-coiffeur');

  await goOnline(context, server);
  await page.goto(`${server.url}/rules`);
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0);
  await page.goto(board);
  await expectSums(page, ['525', '514']);
  await page.goto(`${board}/changes`);
  // Four cells and the correction, each once.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
});

test('what another phone wrote meanwhile and what was entered without network are both shown', async ({
  page,
  context,
  server,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|422|RSC payload|Failed to (fetch|load)/);
  // The server stays there for the other phone, and a worker’s own sending minds no emulated network.
  await context.addInitScript(() => {
    if ('ServiceWorkerRegistration' in globalThis)
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await getReady(page, server.url);
  await page.goto(`${server.url}/games/new`);
  await startHere(page, start);
  const id = idIn(page.url());
  const other = await context.newPage();
  await other.goto(page.url());
  await openEntry(other);
  await typePoints(other, [20, 30, null]);
  // The same phone, and somebody else's program beside it.
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Chalk it up' }).click();
  await expect(other.getByText('1 not sent yet, kept here')).toBeVisible();
  // A tab that is closed has its network back for a moment, in which the board could send.
  await other.goto('about:blank');
  await other.close();
  const written = await page.request.post(`${server.url}/api/v1/games/${id}/changes`, {
    data: {
      change: {
        kind: 'record',
        id: 'elsewhereelsewhereels',
        index: 0,
        entry: { points: [60, 57, 40] },
      },
    },
  });
  expect(written.status(), await written.text()).toBe(200);
  await context.setOffline(false);
  await page.goto(`${server.url}/games/${id}`);
  const notice = page.getByRole('alert').filter({ hasText: '20–30–107' });
  await expect(notice).toContainText('On the slate now:');
  await expect(notice).toContainText('Yours:');
  await expect(notice).toContainText('60–57–40');
  await screenshot(page, 'offline-conflict');
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Enter mine as hand 2' }).click();
  await expectSent(page);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Hand \d+:/ })).toHaveCount(2);
  await expect(notice).toBeHidden();
});

test('a newer version is offered where nobody plays, taken with one tap, and never over a game', async ({
  page,
  server,
  deploy,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  await page.goto(`${server.url}/games/new`);
  await startHere(page, start);
  const board = page.url();
  await enterHand(page, { points: [60, 57, null] });
  await deploy({ id: 'the-newer-build' });
  // The old page goes on over the new server.
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const isWaiting = () =>
    page
      .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
      // Asked in the moment in which the page loads anew.
      .catch(() => true);
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
  await enterHand(page, { points: [60, 57, null] });
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await page.goto(`${server.url}/games`);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  // It stands above the page and covers nothing of it.
  const [bar, top] = await Promise.all(
    [
      page.getByRole('status').filter({ hasText: 'A new version' }),
      page.locator('main, header').first(),
    ].map((one) => one.boundingBox()),
  );
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  await screenshot(page, 'offline-update');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  // The old worker may be let go on for half a minute; the page is the new one's before that.
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(false);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join(' ')))
    .toContain('schiefer-pages-2-the-newer-build');
  await page.goto(board);
  await expectSlate(page, ['net +3', 'net −6', 'net +3']);
});

test('a deployment in the middle of a game without network loses nothing', async ({
  page,
  context,
  server,
  deploy,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  await goOffline(context, server);
  await page.goto(`${server.url}/games/new`);
  await startHere(page, start);
  await enterHand(page, { points: [60, 57, null] });
  await enterHand(page, { points: [60, 57, null] });
  await deploy({ id: 'the-build-after' });
  await context.setOffline(false);
  // Still the old page, with parts that it loads only now.
  await expectSent(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await enterHand(page, { points: [60, 57, null] });
  await expectSent(page);
  await page.reload();
  await expectSlate(page, ['net +3', 'net −6', 'net +3']);
});

test('a worker that must not go on is replaced by the next deployment without being asked', async ({
  page,
  server,
  deploy,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  await deploy({ id: 'the-repaired-build', generation: 99 });
  await page.reload();
  const builds = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('schiefer-pages-')),
    );
  await expect.poll(builds, { timeout: 60_000 }).toEqual(['schiefer-pages-99-the-repaired-build']);
});

test('each address has its own game, whichever was open before', async ({
  page,
  server,
  faults,
}) => {
  // At the end the server goes while the board still listens to it.
  faults.allow(NO_NETWORK);
  await getReady(page, server.url);
  const open = async (game: Parameters<typeof startHere>[1]) => {
    await page.goto(`${server.url}/games/new`);
    await startHere(page, game);
    return page.url();
  };
  const games = [
    { name: 'Mittlere', url: await open(start) },
    { name: 'Molotow', url: await open({ variant: 'Molotow', players: [...THREE, 'Dora'] }) },
  ];
  for (const { name, url } of [...games, ...games, ...games.toReversed()]) {
    await page.goto(url);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    // What the worker has put away meanwhile is what the next address is shown with.
    await page.waitForLoadState('networkidle');
  }
});

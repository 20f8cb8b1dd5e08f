/** How an open board writes: by server actions, and to the address where those are of no use. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './frame/test';
import { enterHand, expectSent, openHand, startGame, tap } from './table';

/** Without the worker, so that every request is the page's own. */
test.use({ serviceWorkers: 'block' });

const game = { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] };
const first = { points: [60, 57, null] } as const;
const second = { points: [80, 50, null] } as const;
const isAction = (request: Request) => request.headers()['next-action'] !== undefined;

/** Which ways the page writes from now on. */
function watch(page: Page): string[] {
  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (isAction(request)) ways.push('action');
    else if (request.url().endsWith('/changes')) ways.push('address');
  });
  return ways;
}

/** What the server has of the game on the page. */
async function stored(page: Page): Promise<{ hands: unknown[]; revision: number }> {
  const id = page.url().split('/').at(-1);
  const answer = await page.request.get(`/api/v1/games/${id}`);
  return (await answer.json()).value;
}

test('what is entered, undone and removed is written by actions, which render no page', async ({
  page,
}) => {
  await startGame(page, game);
  const ways = watch(page);
  let text = '';
  await page.route(page.url(), async (route) => {
    if (!isAction(route.request())) return route.continue();
    const answer = await route.fetch();
    text = await answer.text();
    expect(answer.headers()['x-action-revalidated']).toBeUndefined();
    expect(answer.headers()['set-cookie']).toBeUndefined();
    await route.fulfill({ response: answer });
  });
  await enterHand(page, first);
  await expectSent(page);
  // The game with its one hand, and nothing of a page.
  expect(text).toContain('"revision":1');
  expect(text.length).toBeLessThan(2000);
  await enterHand(page, second);
  await tap(page, 'Undo');
  await openHand(page, 1, 'Remove');
  await expectSent(page);
  expect(await stored(page)).toMatchObject({ revision: 4, hands: [] });
  expect(ways).toEqual(['action', 'action', 'action', 'action']);
});

test('a page of another build than the server’s writes to the address, and tries no action again', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await startGame(page, game);
  await page.route(page.url(), (route) =>
    isAction(route.request())
      ? route.fulfill({
          status: 404,
          headers: { 'x-nextjs-action-not-found': '1', 'content-type': 'text/plain' },
          body: 'Server action not found.',
        })
      : route.continue(),
  );
  const ways = watch(page);
  await enterHand(page, first);
  await expectSent(page);
  await enterHand(page, second);
  await expectSent(page);
  expect(ways).toEqual(['action', 'address', 'address']);
  expect((await stored(page)).revision).toBe(2);
});

test('a hand whose action is stored and not answered is stored once', async ({ page, faults }) => {
  faults.allow(/ERR_|Failed to load resource/);
  await startGame(page, game);
  await page.route(page.url(), async (route) => {
    if (!isAction(route.request())) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const ways = watch(page);
  await enterHand(page, first);
  await expectSent(page);
  expect(ways).toEqual(['action', 'address']);
  expect(await stored(page)).toMatchObject({ revision: 1, hands: [{}] });
});

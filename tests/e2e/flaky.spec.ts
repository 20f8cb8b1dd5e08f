/** Many hands through a network and a server that both fail, as the phone's own sender sends them. */
import { nanoid } from 'nanoid';
import { expect } from './frame/test';
import { waiting } from './table';
import { test } from './without-network';

const GAMES = 10;
const HANDS = 100;
const TABLE = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
const points = (n: number) => [60 + (n % 19), 50, 40 - (n % 19), 7];

/** Asked so often because each request that is lost waits for the next time. */
const PATIENT = { timeout: 120_000, intervals: [100] };

/** Without the worker, so that every request goes through the bad network of the page. */
test.use({ serviceWorkers: 'block' });

/** A request in twenty each is lost, its answer is lost, it comes twice, or it comes late; run in the page. */
function badNetwork() {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const send = () => fetch(input, init);
    if (init?.method !== 'POST' || !String(input).startsWith('/api/v1/games')) return send();
    // Counted on, whichever page asks.
    const asked = Number(localStorage.getItem('asked')) + 1;
    localStorage.setItem('asked', String(asked));
    const turn = asked % 20;
    if (turn === 3) throw new TypeError('lost');
    if (turn === 8 || turn === 13) await send();
    if (turn === 8) throw new TypeError('its answer lost');
    if (turn === 18) await new Promise((resolve) => setTimeout(resolve, 100));
    return send();
  };
}

test('a thousand hands over ten games: requests lost, sent twice and late, the server killed; none is lost, none stored twice', async ({
  page,
  context,
  server,
  faults,
}) => {
  test.setTimeout(300_000);
  faults.allow(/Failed to load resource|ERR_|409|422/);
  await context.addInitScript(badNetwork);

  await page.goto(server.url);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).not.toHaveLength(0);
  const ids = Array.from({ length: GAMES }, () => nanoid());
  const changes = Array.from({ length: HANDS }, (_, index) =>
    ids.map((gameId) => ({ gameId, id: nanoid(), index, points: points(index) })),
  ).flat();
  await page.evaluate(
    async ({ ids, changes, table }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('schiefer');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const tx = db.transaction('outbox', 'readwrite');
      const outbox = tx.objectStore('outbox');
      let at = 1;
      for (const gameId of ids)
        outbox.put({
          id: `create/${gameId}`,
          gameId,
          at: at++,
          account: null,
          job: { kind: 'create', game: { id: gameId, table } },
        });
      for (const { gameId, id, index, points } of changes)
        outbox.put({
          id,
          gameId,
          at: at++,
          account: null,
          job: { kind: 'change', change: { kind: 'record', id, index, entry: { points } } },
        });
      await new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onerror = () => reject(tx.error);
      });
      db.close();
    },
    { ids, changes, table: TABLE },
  );
  await page.reload();

  // Killed three times while hands are on their way, and the page left once.
  for (const left of [900, 600, 300]) {
    await expect.poll(() => hopeful(page), PATIENT).toBeLessThan(left);
    await server.kill();
    if (left === 600) await page.close({ runBeforeUnload: false });
    await server.restart();
    if (page.isClosed()) {
      page = await context.newPage();
      await page.goto(server.url);
    }
  }
  await expect.poll(() => hopeful(page), PATIENT).toBe(0);

  const asked = await page.evaluate(() => Number(localStorage.getItem('asked')));
  expect(asked).toBeGreaterThan(GAMES * HANDS);
  for (const id of ids) {
    const answer = await (await page.request.get(`${server.url}/api/v1/games/${id}`)).json();
    expect(
      answer.value.hands.map((hand: { entry: { points: number[] } }) => hand.entry.points),
    ).toEqual(Array.from({ length: HANDS }, (_, n) => points(n)));
    expect(answer.value.revision).toBe(HANDS);
  }
});

/** What still waits; the phone is told that there is network, which it then tries at once. */
async function hopeful(page: Parameters<typeof waiting>[0]): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  return waiting(page);
}

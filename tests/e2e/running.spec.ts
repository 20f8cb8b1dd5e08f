/** What somebody sees who runs the server: how it stops, whether it is ready, what it measures. */
import { once } from 'node:events';
import { request as ask } from 'node:http';
import Database from 'better-sqlite3';
import { freePort } from '../../scripts/lib/network.mjs';
import { serveBuilt } from './frame/server.mjs';
import { expect, test } from './frame/test';

const METRICS_TOKEN = 'a token that only this test knows';
const ID = 'running-spec-game-001';
const changeId = (index: number) => `change-${String(index).padStart(14, '0')}`;

/** A phone that the server knows, with a game that never ends; `record` is answered once stored. */
async function newPhone(url: string) {
  const post = async (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api/v1/games${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
  const table = {
    variant: 'molotow',
    options: { hands: null },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    firstDealer: 0,
  };
  const made = await post('', { id: ID, table });
  expect(await made.json()).toMatchObject({ ok: true });
  const cookie = made.headers.get('set-cookie')?.split(';', 1).join('') ?? '';
  const record = async (index: number) => {
    const change = {
      kind: 'record',
      id: changeId(index),
      index,
      entry: { points: [60, 50, 40, 7] },
    };
    const answer = await post(`/${ID}/changes`, { change }, cookie);
    return answer.json();
  };
  return { cookie, record };
}

/** The stream of the game, as it comes in. */
async function follow(url: string, cookie: string) {
  const asked = ask(`${url}/api/v1/games/${ID}/live`, { headers: { cookie } }).end();
  const [answer] = await once(asked, 'response');
  const stream = { text: '', isOver: false };
  answer.setEncoding('utf8').on('data', (text: string) => {
    stream.text += text;
  });
  answer.once('close', () => {
    stream.isOver = true;
  });
  return stream;
}

const status = async (url: string) => (await fetch(url)).status;

test('asked to stop it says so, ends the streams, keeps all that it acknowledged, and exits with 0', async () => {
  const server = await serveBuilt({
    port: await freePort(39411, { step: 2 }),
    name: 'stopping',
    env: { STOP_DELAY_SECONDS: '1' },
  });
  try {
    const { cookie, record } = await newPhone(server.url);
    const stream = await follow(server.url, cookie);
    await expect.poll(() => stream.text).toContain('event: table');
    expect(await status(`${server.url}/api/health/ready`)).toBe(200);

    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let index = 0; ; index++) {
        const answer = await record(index).catch(() => null);
        if (answer === null) return;
        expect(answer).toMatchObject({ ok: true });
        acknowledged.push(changeId(index));
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
    const begun = performance.now();
    const ended = server.terminate();
    await expect
      .poll(() => status(`${server.url}/api/health/ready`), { intervals: [50] })
      .toBe(503);
    expect(await status(`${server.url}/api/health/live`)).toBe(200);
    expect(await status(`${server.url}/api/health`)).toBe(503);
    const before = acknowledged.length;
    expect(await ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(9000);
    await writing;

    expect(acknowledged.length, 'it wrote on until it took no more').toBeGreaterThan(before);
    await expect.poll(() => stream.isOver).toBe(true);
    expect(stream.text).toMatch(/\nretry: \d{3,4}\n\n$/);
    const db = new Database(server.database, { readonly: true });
    const stored = db.prepare('SELECT id FROM Change WHERE gameId = ? ORDER BY seq').all(ID);
    db.close();
    // One may have been stored whose answer did not come through.
    const ids = stored.map((row) => (row as { id: string }).id); // as it was asked for
    expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(ids.length - acknowledged.length).toBeLessThan(2);
  } finally {
    await server.stop();
  }
});

test('measures for Prometheus, for whoever has the token', async ({ request }) => {
  // The server of the other stories names none.
  expect((await request.get('/api/metrics')).status()).toBe(404);
  const server = await serveBuilt({
    port: await freePort(39451, { step: 2 }),
    name: 'metrics',
    env: { METRICS_TOKEN },
  });
  try {
    const { cookie, record } = await newPhone(server.url);
    await follow(server.url, cookie);
    for (const index of [0, 1, 2]) expect(await record(index)).toMatchObject({ ok: true });
    const nowhere = await fetch(`${server.url}/nowhere`);
    expect(nowhere.status).toBe(404);
    await nowhere.text();
    const read = (authorization?: string) =>
      fetch(`${server.url}/api/metrics`, { headers: authorization ? { authorization } : {} });
    expect((await read()).status).toBe(404);
    expect((await read('Bearer another token of some length')).status).toBe(404);
    const answer = await read(`Bearer ${METRICS_TOKEN}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await answer.text()).split('\n');
    const figure = (name: string) => {
      const line = lines.find((one) => one.startsWith(`${name} `));
      return line === undefined ? null : Number(line.slice(name.length + 1));
    };
    expect(figure('schiefer_requests_total{kind="hand",status="200"}')).toBe(3);
    expect(figure('schiefer_requests_total{kind="page",status="404"}')).toBe(1);
    expect(figure('schiefer_request_seconds_count{kind="hand"}')).toBe(3);
    expect(figure('schiefer_request_seconds_count{kind="live"}')).toBeNull();
    expect(figure('schiefer_transaction_seconds_count{kind="write"}')).toBeGreaterThanOrEqual(4);
    expect(figure('schiefer_transaction_wait_seconds_count{kind="read"}')).toBeGreaterThan(0);
    expect(figure('schiefer_transactions_waiting{kind="write"}')).toBe(0);
    expect(figure('schiefer_live_readers')).toBe(1);
    expect(figure('schiefer_live_games')).toBe(1);
    expect(figure('schiefer_backup_timestamp_seconds')).toBe(0);
    expect(figure('schiefer_backups_failed')).toBe(0);
    expect(figure('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(figure('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  } finally {
    await server.stop();
  }
});

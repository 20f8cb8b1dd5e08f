/**
 * Two servers of the one build side by side on one PostgreSQL, as behind a load balancer; phones are
 * played by programs, because what matters here is what goes over the network.
 */
import { expect, test } from '@playwright/test';
import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { freePort } from '../../scripts/lib/network.mjs';
import { type Postgres, startPostgres } from '../../scripts/lib/postgres';
import { serveBuilt } from './frame/server.mjs';

type Server = Awaited<ReturnType<typeof serveBuilt>>;

let postgres: Postgres;
let database: Client;
let servers: readonly [Server, Server];

const SECRET = 'the same for both of them';
const NAME = `side_by_side_${process.pid}`;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.run(`CREATE DATABASE ${NAME} ENCODING 'UTF8' TEMPLATE template0`);
  database = new Client({ connectionString: postgres.url(NAME) });
  await database.connect();
  const port = await freePort(43_117, { step: 2 });
  const other = await freePort(port + 2, { step: 2 });
  const begin = (own: number) =>
    serveBuilt({
      port: own,
      name: `instance-${own === port ? 'one' : 'two'}`,
      env: { DATABASE_URL: postgres.url(NAME), NEXTAUTH_SECRET: SECRET },
    });
  // At the same moment, on a database with nothing in it.
  servers = await Promise.all([begin(port), begin(other)]);
});
test.afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await database?.end();
  await postgres?.run(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await postgres?.stop();
});

/** A phone: what it sends carries its cookies, whichever server answers. */
function makePhone() {
  const cookies = new Map<string, string>();
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  return {
    headers,
    async send(server: Server, path: string, body?: unknown): Promise<Response> {
      const answer = await fetch(`${server.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers(), origin: server.url, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return answer;
    },
  };
}
type Phone = ReturnType<typeof makePhone>;

async function startGame(phone: Phone, server: Server): Promise<string> {
  const id = nanoid();
  const answer = await phone.send(server, '/api/v1/games', {
    id,
    table: {
      variant: 'molotow',
      options: { hands: null },
      players: ['Anna', 'Beat', 'Carla', 'Dora'],
      firstDealer: 0,
    },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return id;
}

const record = (phone: Phone, server: Server, gameId: string, index: number, id = nanoid()) =>
  phone.send(server, `/api/v1/games/${gameId}/changes`, {
    change: { id, kind: 'record', index, entry: { points: [60, 50, 40, 7] } },
  });

type Line = { readonly seq: number; readonly at: number };
type Table = { readonly present: readonly unknown[] };

/** Follows a game at a server, until it is told to stop or the server ends. */
async function follow(phone: Phone, server: Server, gameId: string, after = 0) {
  const control = new AbortController();
  const answer = await fetch(`${server.url}/api/v1/games/${gameId}/live?after=${after}`, {
    headers: phone.headers(),
    signal: control.signal,
  });
  const lines: Line[] = [];
  const tables: Table[] = [];
  const ended = (async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of answer.body ?? []) {
      const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, kind, data = ''] = /event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (kind === 'line') lines.push({ ...JSON.parse(data), at: performance.now() });
        if (kind === 'table') tables.push(JSON.parse(data));
      }
    }
  })().catch(() => undefined);
  return { lines, tables, ended, stop: () => control.abort() };
}

const places = (count: number) => Array.from({ length: count }, (_, n) => n);
const seqs = (lines: readonly Line[]) => lines.map(({ seq }) => seq);
const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
const soon = { timeout: 10_000, intervals: [10] };

test('starting at the same moment they migrate once', async () => {
  const { rows } = await database.query(
    'SELECT migration_name AS name, finished_at AS done FROM _prisma_migrations',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ done }) => done === null)).toEqual([]);
  for (const server of servers)
    await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
});

test('what is written at one is read at the other: every line once, in order, as soon as it is there', async () => {
  const [one, two] = servers;
  const phone = makePhone();
  const gameId = await startGame(phone, one);
  // The session made at one counts at the other.
  const away = await follow(phone, two, gameId);
  const home = await follow(phone, one, gameId);
  const told: number[] = [];
  const writing: number[] = [];
  for (const index of places(20)) {
    const begun = performance.now();
    // Every fifth is written at the server at which the reader is.
    const answer = await record(phone, index % 5 === 4 ? two : one, gameId, index);
    expect(answer.status).toBe(200);
    told.push(performance.now());
    writing.push(performance.now() - begun);
  }
  await expect.poll(() => away.lines.length, soon).toBe(20);
  expect(seqs(away.lines)).toEqual(places(20));
  // Sent on at once, not found by asking now and then: no longer than a few writes take.
  const waits = away.lines.map(({ at }, n) => at - (told[n] ?? 0));
  expect(median(waits) / median(writing)).toBeLessThan(10);
  expect(seqs(home.lines)).toEqual(places(20));
  // Two who write at two servers at once: one order, and everybody sees it.
  const both = await Promise.all(
    places(10).map((n) => record(phone, n % 2 ? one : two, gameId, 20)),
  );
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ status }) => status === 422)).toHaveLength(9);
  await expect.poll(() => [away.lines.length, home.lines.length], soon).toEqual([21, 21]);
  for (const each of [away, home]) each.stop();
});

test('who is there is known at both', async () => {
  const [one, two] = servers;
  const [anna, beat] = [makePhone(), makePhone()];
  const gameId = await startGame(anna, one);
  await startGame(beat, two);
  const here = await follow(anna, one, gameId);
  await expect.poll(() => here.tables.at(-1)?.present.length, soon).toBe(1);
  await database.query(
    `INSERT INTO "Companion" ("gameId", "userId", role, "createdAt")
     SELECT $1, "ownerId", 'reader', now() FROM "Game" WHERE "ownerId" <>
       (SELECT "ownerId" FROM "Game" WHERE id = $1) ORDER BY "createdAt" DESC LIMIT 1`,
    [gameId],
  );
  const there = await follow(beat, two, gameId);
  await expect.poll(() => here.tables.at(-1)?.present.length, soon).toBe(2);
  await expect.poll(() => there.tables.at(-1)?.present.length, soon).toBe(2);
  there.stop();
  await expect.poll(() => here.tables.at(-1)?.present.length, soon).toBe(1);
  here.stop();
});

test('one killed in the middle: nothing acknowledged is lost, the other goes on, and it comes back', async () => {
  const [one, two] = servers;
  const phone = makePhone();
  const gameId = await startGame(phone, one);
  const reader = await follow(phone, two, gameId);
  const cutOff = await follow(phone, one, gameId);
  // Writes on at the first server, sending again what was not answered: to the other, as a load
  // balancer would.
  let server = one;
  const writing = (async () => {
    for (const index of places(60)) {
      const id = nanoid();
      for (let tries = 1; ; tries += 1) {
        const answer = await record(phone, server, gameId, index, id).catch(() => null);
        if (answer?.status === 200) break;
        if (answer || tries > 5) throw new Error(`${answer?.status}: ${await answer?.text()}`);
        server = two;
      }
    }
  })();
  await expect.poll(() => reader.lines.length, soon).toBeGreaterThan(15);
  await one.kill();
  const killed = performance.now();
  await writing;
  expect(server).toBe(two);
  await cutOff.ended;
  await expect.poll(() => reader.lines.length, soon).toBe(60);
  expect(seqs(reader.lines)).toEqual(places(60));
  // Whoever was at the one that is gone goes on at the other, behind what they have.
  const again = await follow(phone, two, gameId, cutOff.lines.length);
  await expect.poll(() => cutOff.lines.length + again.lines.length, soon).toBe(60);
  expect(seqs([...cutOff.lines, ...again.lines])).toEqual(places(60));

  await one.restart();
  expect(performance.now() - killed).toBeLessThan(60_000);
  const back = await follow(phone, one, gameId, 60);
  expect((await record(phone, two, gameId, 60)).status).toBe(200);
  await expect.poll(() => seqs(back.lines), soon).toEqual([60]);
  expect((await record(phone, one, gameId, 61)).status).toBe(200);
  await expect.poll(() => reader.lines.length, soon).toBe(62);
  for (const each of [reader, again, back]) each.stop();
});

test('limits are shared', async () => {
  const [one, two] = servers;
  let address = 0;
  const ask = (server: Server) =>
    fetch(`${server.url}/api/v1/games`, { headers: { 'x-forwarded-for': `192.0.2.${address}` } });
  const allowed = async (server: Server, count: number) => {
    let sum = 0;
    for (let n = 0; n < count; n += 20) {
      const answers = await Promise.all(places(20).map(() => ask(server)));
      sum += answers.filter(({ status }) => status !== 429).length;
    }
    return sum;
  };
  // On a machine that is so slow that the minute ends meanwhile, once more with another address.
  await expect(async () => {
    address += 1;
    // Six hundred a minute; a tenth of it may be had at the other before it asks.
    expect(await allowed(one, 640)).toBe(600);
    expect(await allowed(two, 100)).toBeLessThanOrEqual(60);
    const denied = await ask(two);
    expect(denied.status).toBe(429);
    expect(Number(denied.headers.get('retry-after'))).toBeGreaterThan(0);
  }).toPass({ timeout: 180_000 });
});

test('tries at a password are counted at both together', async () => {
  const phone = makePhone();
  const email = `${nanoid(8)}@example.org`.toLowerCase();
  const ask = async (server: Server) => {
    const { csrfToken } = await (await phone.send(server, '/api/auth/csrf')).json();
    const answer = await fetch(`${server.url}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...phone.headers(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, email, password: 'not this one', json: 'true' }),
    });
    return answer.text();
  };
  for (const n of places(20))
    expect(await ask(servers[n % 2 ? 0 : 1])).not.toContain('TooManyTries');
  for (const server of servers) expect(await ask(server)).toContain('TooManyTries');
});

test('one without the secret says so and does not start', async () => {
  const port = await freePort(43_917, { step: 2 });
  const begin = serveBuilt({
    port,
    name: 'instance-without',
    env: { DATABASE_URL: postgres.url(NAME), NEXTAUTH_SECRET: '' },
  });
  await expect(begin).rejects.toThrow(/NEXTAUTH_SECRET: expected with PostgreSQL/);
});

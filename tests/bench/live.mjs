import { setTimeout as wait } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import { foundClub } from './lib/fill.ts';
import { kB, ms, quantile, whole } from './lib/markdown.mjs';
import { memoryOf, openReaders } from './lib/readers.mjs';
import { newGame } from './lib/tables.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const MOLOTOW = { variant: 'molotow', options: { hands: null }, firstDealer: 0 };
const POINTS = [60, 50, 30, 17];
const PATIENCE_MS = 20_000;
/** A table that plays on must not wait for the one before. */
const PAUSE_MS = 100;
const AT_ONCE = 50;

/** Asks as JSON; throws where that is refused. */
async function post(url, path, { headers, body }) {
  const asked = { method: 'POST', headers: { ...JSON_TYPE, ...headers } };
  const answer = await fetch(url + path, { ...asked, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A game without end, of a league's evening or of a new guest: with it come the headers that write in it. */
async function openGame(url, club) {
  const id = nanoid();
  const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const evening = club?.eveningIds.at(-1);
  const headers = club ? { authorization: `Bearer ${club.token}` } : {};
  const answer = await post(url, '/api/v1/games', {
    headers,
    body: { id, table: { ...MOLOTOW, players }, ...(evening && { evening }) },
  });
  if (club) return { id, headers, hands: 0 };
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { id, headers: { cookie: given.join('; ') }, hands: 0 };
}

/** Who is told of a line, and when the last of them was. */
function watchLines() {
  const waiting = new Map();
  const key = (gameId, revision) => `${gameId} ${revision}`;
  return {
    arrived(gameId, revision) {
      const line = waiting.get(key(gameId, revision));
      if (!line) return;
      line.left -= 1;
      line.times.push(performance.now());
      if (line.left === 0) line.all();
    },
    /** Resolves with the moments of all who were told in time. */
    async expect(gameId, revision, readers) {
      const line = { left: readers, times: [] };
      const all = new Promise((resolve) => {
        line.all = resolve;
      });
      waiting.set(key(gameId, revision), line);
      const late = new AbortController();
      await Promise.race([all, wait(PATIENCE_MS, undefined, late).catch(() => undefined)]);
      late.abort();
      waiting.delete(key(gameId, revision));
      return line.times;
    },
  };
}

async function writeHand(url, game) {
  const index = game.hands;
  game.hands += 1;
  const change = { kind: 'record', id: nanoid(), index, entry: { points: POINTS } };
  await post(url, `/api/v1/games/${game.id}/changes`, { headers: game.headers, body: { change } });
}

/** Opens the readers, writes hands in the games in turn, and says how long after the answer each was read. */
async function measure({ server, games, readersOf, hands }) {
  const lines = watchLines();
  const readers = games.flatMap((game) => readersOf(game));
  const each = readers.length / games.length;
  const before = await memoryOf(server);
  const close = await openReaders(server.url, readers, lines.arrived);
  // Until all have been told of one another.
  await wait(3000);
  const after = await memoryOf(server);
  const [lasts, all, answers] = [[], [], []];
  let missed = 0;
  for (let hand = -5; hand < hands; hand += 1) {
    const game = games[(hand + games.length * 5) % games.length];
    const told = lines.expect(game.id, game.hands + 1, each);
    const sent = performance.now();
    await writeHand(server.url, game);
    const answered = performance.now();
    const times = await told;
    await wait(PAUSE_MS);
    if (hand < 0) continue;
    missed += each - times.length;
    answers.push(answered - sent);
    lasts.push(Math.max(...times) - answered);
    all.push(...times.map((time) => time - answered));
  }
  close();
  await wait(1000);
  const per = (what) => kB((after[what] - before[what]) / readers.length);
  return [
    whole(readers.length),
    ms(quantile(answers, 0.5)),
    ms(quantile(all, 0.5)),
    ms(quantile(lasts, 0.5)),
    ms(quantile(lasts, 0.99)),
    missed,
    `${per('rss')}, ${per('used')}`,
  ];
}

/** So many of them, a few at once. */
async function times(count, job) {
  const all = [];
  while (all.length < count) {
    const some = Math.min(AT_ONCE, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: some }, job))));
  }
  return all;
}

/** Who follows what: the games, and who reads each of them. */
const KINDS = {
  'one game, read by strangers': async (server, readers) => {
    const game = await openGame(server.url, server.filled);
    return { games: [game], readersOf: ({ id }) => Array(readers).fill({ gameId: id }) };
  },
  'one game, each reader with an account': async (server, readers) => {
    const game = await openGame(server.url, server.filled);
    const guests = await times(readers, () => newGame(server.url));
    const readersOf = ({ id }) => guests.map(({ cookie }) => ({ gameId: id, headers: { cookie } }));
    return { games: [game], readersOf };
  },
  'games with two readers each': async (server, readers) => {
    const games = await times(readers, () => openGame(server.url));
    const readersOf = ({ id, headers }) => Array(2).fill({ gameId: id, headers });
    return { games, readersOf };
  },
};

/** How soon after its answer a hand is seen by all who follow, and what a reader costs the server. */
export async function live({ databases, readers = 1000, hands = 100, only = Object.keys(KINDS) }) {
  const rows = [];
  for (const what of only) {
    const small = { players: 4, evenings: 1, gamesPerEvening: 1 };
    const server = await databases.serve({ name: 'live', fill: () => foundClub(small) });
    try {
      rows.push([
        what,
        ...(await measure({ server, hands, ...(await KINDS[what](server, readers)) })),
      ]);
      console.error(`live: ${rows.at(-1).join(', ')}`);
    } finally {
      await server.stop();
    }
  }
  const head = ['streams', 'how many', 'sent to answered', 'answered to a reader, p50'];
  head.push('to the last one, p50', 'p99', 'never told', 'memory of a reader: RSS, in use');
  return [{ title: `Live (${databases.kind})`, head, rows }];
}

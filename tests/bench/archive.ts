/**
 * What leagues and the archive cost as the database grows: the table of a season, a search and a
 * player's page of one club with 600 games, among ever more games of other clubs; and the same for a
 * single season that holds all of them. Prints medians and how they grew from the first to the last:
 * `node --conditions=react-server --import tsx tests/bench/archive.ts [GAMES …]`, 1000 10000 100000 if
 * not said.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { searchGames } from '../../lib/server/archive/history';
import { playerPage } from '../../lib/server/archive/player-page';
import { closeDatabase, read, write } from '../../lib/server/db';
import { forgetResults } from '../../lib/server/games/caches';
import { standingsOf } from '../../lib/server/leagues/standings';
import { migrate } from '../../lib/server/migrate';
import { type Seeded, type Size, seedLeague } from './seed';

const TIMES = 15;
const LONG_MS = 500;
const CLUB: Size = { players: 24, evenings: 50, gamesPerEvening: 12 };
/** A filler is 1000 games; the federation's season is all of them in one. */
const FILLER: Size = { players: 40, evenings: 20, gamesPerEvening: 50 };
const federation = (games: number): Size => ({
  players: Math.max(24, games / 100),
  evenings: 250,
  gamesPerEvening: games / 250,
});

const sizes = process.argv.slice(2).map(Number);
const GAMES = sizes.length > 0 ? sizes : [1000, 10_000, 100_000];

/** Of fifteen runs after five to warm up; of three after one where a run takes long. */
async function median(job: () => Promise<unknown>): Promise<number> {
  const run = async () => {
    const start = performance.now();
    await job();
    return performance.now() - start;
  };
  const isLong = (await run()) > LONG_MS;
  for (let i = 1; i < (isLong ? 1 : 5); i++) await run();
  const times = isLong ? 3 : TIMES;
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push(await run());
  return taken.sort((a, b) => a - b)[times >> 1] ?? Number.NaN;
}

type Viewer = { readonly userId: string };
const makeUser = async (): Promise<Viewer> => {
  const id = nanoid();
  await write((tx) => tx.user.create({ data: { id, guest: false, createdAt: new Date() } }));
  return { userId: id };
};

const jobs = (viewer: Viewer, { seasonId, eveningIds, playerIds, leagueId }: Seeded) => {
  const [player = ''] = playerIds;
  const [one = '', two = ''] = playerIds;
  const [first = ''] = eveningIds;
  return {
    'the table of a season': () => standingsOf(viewer, { seasonId }),
    'the same after a correction to the first evening': async () => {
      await write((tx) => forgetResults(tx, first));
      return standingsOf(viewer, { seasonId });
    },
    'the newest 20 games': () => searchGames(viewer, { leagueId }),
    'all that one may see, newest': () => searchGames(viewer, {}),
    'games of a player that were won': () =>
      searchGames(viewer, { leagueId, who: [{ id: player }], result: 'won' }),
    'games of two players': () =>
      searchGames(viewer, { leagueId, who: [{ id: one }, { id: two }] }),
    'words in the notes': () => searchGames(viewer, { leagueId, words: 'cold linde' }),
    'a word that is nowhere': () => searchGames(viewer, { leagueId, words: 'zzz' }),
    'one variant within a month': () =>
      searchGames(viewer, {
        leagueId,
        variant: 'molotow',
        from: '2024-01-10',
        to: '2024-01-20',
        order: 'oldest',
      }),
    "a player's page": () => playerPage(viewer, player),
  };
};

const table: Record<string, number[]> = {};
const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-bench-'));

async function measure(about: string, viewer: Viewer, seeded: Seeded): Promise<void> {
  // The caches are made by whoever comes first.
  await standingsOf(viewer, { seasonId: seeded.seasonId });
  for (const [what, job] of Object.entries(jobs(viewer, seeded))) {
    const line = `${about}: ${what}`;
    const ms = await median(job);
    console.error(`${line}: ${ms.toFixed(1)} ms`);
    table[line] = [...(table[line] ?? []), ms];
  }
}

async function run(): Promise<void> {
  for (const [i, games] of GAMES.entries()) {
    process.env.DATABASE_URL = `file:${path.join(folder, `${games}.db`)}`;
    await migrate(process.env.DATABASE_URL);
    const [viewer, other] = [await makeUser(), await makeUser()];
    const club = await seedLeague(viewer.userId, CLUB);
    for (let made = 600, n = 2; made < games; made += 1000, n++)
      await seedLeague(other.userId, FILLER, n);
    const there = await read((tx) => tx.game.count());
    console.log(`${games}: ${there} games in the database`);
    await measure('a club', viewer, club);
    await closeDatabase();
    process.env.DATABASE_URL = `file:${path.join(folder, `${games}-one.db`)}`;
    await migrate(process.env.DATABASE_URL);
    const everybody = await makeUser();
    const season = await seedLeague(everybody.userId, federation(games));
    await measure('one season', everybody, season);
    await closeDatabase();
    if (i === GAMES.length - 1) print();
  }
}

function print(): void {
  console.log(['', ...GAMES.map((games) => `${games} games`), 'grew'].join(' | '));
  for (const [what, times] of Object.entries(table)) {
    const grew = (times.at(-1) ?? 0) / (times[0] ?? 1);
    console.log(
      [what, ...times.map((ms) => `${ms.toFixed(1)} ms`), `${grew.toFixed(1)} times`].join(' | '),
    );
  }
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

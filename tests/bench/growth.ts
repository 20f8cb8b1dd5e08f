/**
 * What the server's own functions take as the database grows: of one club with 600 games among ever
 * more games of other clubs (`growth`), and of one season that holds all of them (`season`).
 */

import { nanoid } from 'nanoid';
import type { Viewer } from '../../lib/server/access/access';
import { searchGames } from '../../lib/server/archive/history';
import { playerPage } from '../../lib/server/archive/player-page';
import { findTable } from '../../lib/server/games/at-table';
import { forgetResults } from '../../lib/server/games/caches';
import { changeGame } from '../../lib/server/games/change-batch';
import { createGame, findGame } from '../../lib/server/games/games';
import { eveningOfGame } from '../../lib/server/leagues/room';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read, write } from '../../lib/server/store/db';
import { inEnglish } from '../helpers/english';
import { copyLeague } from './lib/copies';
import { CLUB, fillAt, makeAccount } from './lib/fill';
import { ms, quantile, whole } from './lib/markdown.mjs';
import { type Seeded, type Size, seedLeague } from './seed';

/** Another club's league of a thousand games, of which as many copies are made as are wanted. */
const OTHERS: Size = { players: 40, evenings: 20, gamesPerEvening: 50 };
const federation = (games: number): Size => ({
  players: Math.max(24, games / 100),
  evenings: 250,
  gamesPerEvening: Math.ceil(games / 250),
});
/** What one season is measured up to: no more is played in one. */
const MOST_IN_A_SEASON = 100_000;

type Asked = {
  readonly databases: { readonly fresh: () => Promise<string>; readonly kind: string };
  readonly sizes: readonly number[];
  readonly club?: Size;
  readonly others?: Size;
  /** How often all of it is done; the shortest time of each size counts. */
  readonly rounds?: number;
  /** The most runs of one job in a round. */
  readonly runs?: number;
};
type Jobs = Readonly<Record<string, () => Promise<unknown>>>;
type Table = { readonly title: string; readonly head: string[]; readonly rows: string[][] };

const SHORT_MS = 20;
const LONG_MS = 500;
const MOST_RUNS = 101;

/** The median of as many runs as its length allows, after some to warm up. */
async function median(job: () => Promise<unknown>, most: number): Promise<number> {
  const run = async () => {
    const start = performance.now();
    await job();
    return performance.now() - start;
  };
  const first = await run();
  const second = first > LONG_MS ? first : await run();
  const [warm, times] = second > LONG_MS ? [0, 3] : second > SHORT_MS ? [4, 15] : [20, MOST_RUNS];
  for (let i = 0; i < Math.min(warm, most); i++) await run();
  const taken: number[] = [];
  for (let i = 0; i < Math.min(times, most); i++) taken.push(await run());
  return quantile(taken, 0.5);
}

const TABLE = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
} as const;
const HANDS = 12;

/** Starts a game of one's own; answers how to write its next hand. */
async function sitDown(viewer: Viewer) {
  const id = nanoid();
  const made = await createGame(viewer, { id, table: TABLE });
  if (!made.ok) throw new Error(inEnglish(made.error));
  let index = 0;
  const next = async () => {
    const entry = { points: [60, 50, 30, 17] };
    const change = { kind: 'record', id: nanoid(), index, entry } as const;
    const answer = await changeGame(viewer, { gameId: id, change });
    if (!answer.ok) throw new Error(inEnglish(answer.error));
    index += 1;
  };
  return { id, next, hands: () => index };
}

async function atTheTable(viewer: Viewer): Promise<Jobs> {
  const played = await sitDown(viewer);
  while (played.hands() < HANDS) await played.next();
  let open = await sitDown(viewer);
  return {
    'a hand stored (a game of 12 begun anew at the 13th)': async () => {
      if (open.hands() === HANDS) open = await sitDown(viewer);
      await open.next();
    },
    'a board read, 12 hands played': () =>
      Promise.all([
        findGame(viewer, played.id),
        findTable(viewer, played.id),
        eveningOfGame(viewer, played.id),
      ]),
  };
}

function inTheLeague(viewer: Viewer, { seasonId, eveningIds, playerIds, leagueId }: Seeded): Jobs {
  const [player = '', other = ''] = playerIds;
  const [first = ''] = eveningIds;
  const days = { from: '2024-01-10', to: '2024-01-20', order: 'oldest' } as const;
  return {
    'the standings of a season': () => standingsOf(viewer, { seasonId }),
    'the same after a correction to the first evening': async () => {
      await write((tx) => forgetResults(tx, first));
      return standingsOf(viewer, { seasonId });
    },
    'the newest 20 games': () => searchGames(viewer, { leagueId }),
    'the newest 20 of all that one may see': () => searchGames(viewer, {}),
    'games that a player won': () =>
      searchGames(viewer, { leagueId, who: [{ id: player }], result: 'won' }),
    'games of two players': () =>
      searchGames(viewer, { leagueId, who: [{ id: player }, { id: other }] }),
    'words in the notes': () => searchGames(viewer, { leagueId, words: 'cold linde' }),
    'a word that is nowhere': () => searchGames(viewer, { leagueId, words: 'zzz' }),
    'one variant within ten days': () =>
      searchGames(viewer, { leagueId, variant: 'molotow', ...days }),
    'a player’s page': () => playerPage(viewer, player),
  };
}

type Measured = { readonly label: string; readonly times: ReadonlyMap<string, number> };

async function measure(label: string, jobs: Jobs, runs = MOST_RUNS): Promise<Measured> {
  const times = new Map<string, number>();
  for (const [what, job] of Object.entries(jobs)) {
    times.set(what, await median(job, runs));
    console.error(`${label}: ${what}: ${ms(times.get(what) ?? 0)}`);
  }
  return { label, times };
}

function asTable(title: string, columns: readonly Measured[]): Table {
  const [first, last] = [columns[0], columns.at(-1)];
  const rows = [...(first?.times.keys() ?? [])].map((what) => {
    const times = columns.map(({ times }) => times.get(what) ?? Number.NaN);
    const grew = (last?.times.get(what) ?? Number.NaN) / (times[0] ?? Number.NaN);
    return [what, ...times.map(ms), `${grew.toFixed(1)} times`];
  });
  return { title, head: ['', ...columns.map(({ label }) => label), 'last to first'], rows };
}

/** Measures all sizes in turn, in rounds, and keeps the shortest: what else the machine did is no growth. */
async function inRounds(
  rounds: number,
  sizes: readonly (() => Promise<Measured>)[],
): Promise<Measured[]> {
  const found: Measured[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [i, size] of sizes.entries()) {
      const { label, times } = await size();
      const before = found[i]?.times;
      const shortest = [...times].map(
        ([what, time]) => [what, Math.min(time, before?.get(what) ?? time)] as const,
      );
      found[i] = { label: found[i]?.label ?? label, times: new Map(shortest) };
    }
  return found;
}

const countGames = () => read((tx) => tx.game.count());

/** A club, and a game of its owner's own, among ever more games of others. */
export async function growth({
  databases,
  sizes,
  club: size = CLUB,
  others = OTHERS,
  rounds = 3,
  runs,
}: Asked): Promise<Table[]> {
  if (databases.kind !== 'sqlite') throw new Error('growth fills SQLite files.');
  const own = size.evenings * size.gamesPerEvening;
  const each = others.evenings * others.gamesPerEvening;
  const filled: (() => Promise<Measured>)[] = [];
  for (const games of sizes) {
    const url = await databases.fresh();
    const { viewer, club, other } = await fillAt(url, async () => {
      const [viewer, stranger] = [await makeAccount(), await makeAccount()];
      const club = await seedLeague(viewer.userId, size);
      return { viewer, club, other: await seedLeague(stranger.userId, others, 2) };
    });
    const start = performance.now();
    const copies = Math.ceil((games - own) / each) - 1;
    copyLeague(url, other.leagueId, Math.max(0, copies));
    console.error(`${whole(games)} games: filled in ${ms(performance.now() - start)}`);
    filled.push(() =>
      fillAt(url, async () => {
        const label = `among ${whole(await countGames())} games`;
        return measure(
          label,
          { ...(await atTheTable(viewer)), ...inTheLeague(viewer, club) },
          runs,
        );
      }),
    );
  }
  return [asTable('Growth: a club of 600 games (sqlite)', await inRounds(rounds, filled))];
}

/** One season that holds all the games, in 250 evenings. */
export async function season({ databases, sizes, runs }: Asked): Promise<Table[]> {
  const columns: Measured[] = [];
  for (const games of sizes.filter((size) => size <= MOST_IN_A_SEASON)) {
    const column = await fillAt(await databases.fresh(), async () => {
      const viewer = await makeAccount();
      const seeded = await seedLeague(viewer.userId, federation(games));
      return measure(`of ${whole(await countGames())} games`, inTheLeague(viewer, seeded), runs);
    });
    columns.push(column);
  }
  return [asTable(`One season of all games (${databases.kind})`, columns)];
}

/** A whole club's year, worked out a second time from the files that the club can take away. */
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeOf } from '../../lib/files/lines';
import { filesIn } from '../../lib/files/zip';
import type { Viewer } from '../../lib/server/access/access';
import { backupFile } from '../../lib/server/files/backup';
import type { Download } from '../../lib/server/files/download';
import { gamesFile } from '../../lib/server/files/export';
import { startRestore } from '../../lib/server/files/restore';
import { standingsFile } from '../../lib/server/files/standings-file';
import { findGame } from '../../lib/server/games/games';
import { keptRatings } from '../../lib/server/leagues/ratings';
import { closeDatabase, read } from '../../lib/server/store/db';
import { onPostgres, useDatabase, useMoreDatabases } from '../helpers/database';
import { EN, inEnglish } from '../helpers/english';
import {
  type CountedClub,
  countedClub,
  type FileOfGames,
  type FileOfLeague,
  recount,
} from '../helpers/recount/index';
import { newAccount } from './club';
import { bytes, bytesOfDownload, finished, textOf } from './files';
import {
  foundLargeClub,
  gamesOfLargeClub,
  importGames,
  type LargeClub,
  mergeNames,
  noteLargeClub,
  SEASON_NAMES,
  type SeasonName,
  writePaper,
} from './large-club';
import { rateAll } from './season';
import { handAt, move, value } from './table';

/**
 * All games of the club are counted again. A league of a tenth of them is restored and imported, as each
 * stores all of it once more; on PostgreSQL that one is counted as well, where games take longer to store.
 */
const FEW = 200;
const GAMES = onPostgres ? FEW : 2000;
/** What stores all games anew, beside other work. */
const SLOW = 300_000;
const READER = { words: EN, decimal: '.' } as const;

useDatabase();
const anotherDatabase = useMoreDatabases();
afterAll(closeDatabase);

/** A club with what it can take away, before the last test changes it. */
type Kept = {
  readonly club: LargeClub;
  readonly backup: Uint8Array<ArrayBuffer>;
  readonly league: FileOfLeague;
  readonly all: Awaited<ReturnType<typeof everything>>;
  readonly tables: Tables;
};
type Tables = Readonly<Record<SeasonName, Awaited<ReturnType<typeof tableOf>>>>;

async function makeClub(games: number): Promise<Kept> {
  const club = await foundLargeClub('Jassclub Linde');
  const report = await importGames(club, gamesOfLargeClub(games));
  expect(report).toMatchObject({ imported: games, there: 0, refused: 0, ended: 0 });
  await writePaper(club);
  await noteLargeClub(club, games);
  await mergeNames(club);
  await correctHand(club, (await everything(club)).games, 20);
  const backup = await backupOf(club);
  const tables = await tablesOf(club, club.owner);
  return { club, backup, league: await leagueIn(backup), all: await everything(club), tables };
}

let kept: Kept;
beforeAll(async () => {
  kept = await makeClub(GAMES);
}, SLOW);

const textIn = async (made: Download | { readonly error: unknown } | null): Promise<string> => {
  if (!made || !('body' in made)) throw new Error('no file');
  return textOf(made);
};

/** *Everything (JSON)*, its bytes and what they say. */
async function everything({ owner, leagueId }: LargeClub) {
  const text = await textIn(await gamesFile(owner, { leagueId, format: 'json' }, READER));
  const games: FileOfGames = JSON.parse(text);
  return { text, games };
}

/** A season's table as JSON, as far as it is looked at. */
type Table = {
  readonly season: Parameters<typeof recount>[1] & { readonly endsOn: string };
  readonly standings: {
    readonly evenings: readonly { readonly id: string; readonly date: string }[];
    readonly rows: readonly ({
      readonly id: string;
      readonly cells: readonly { readonly evening: string }[];
    } & Readonly<Record<string, unknown>>)[];
  };
  readonly pairs: object | null;
  readonly ratings: readonly {
    readonly variant: string;
    readonly lines: readonly {
      readonly id: string;
      readonly name: string;
      readonly points: number;
      readonly games: number;
    }[];
  }[];
};

async function tableOf({ leagueId, seasons }: LargeClub, viewer: Viewer, name: SeasonName) {
  const seasonId = seasons.get(name) ?? '';
  const asked = { leagueId, seasonId, format: 'json', pairs: false, look: false } as const;
  const text = await textIn(await standingsFile(viewer, asked, READER));
  const table: Table = JSON.parse(text);
  return { text, table };
}

async function tablesOf(of: LargeClub, viewer: Viewer): Promise<Tables> {
  const made: [SeasonName, Tables[SeasonName]][] = [];
  for (const name of SEASON_NAMES) made.push([name, await tableOf(of, viewer, name)]);
  return Object.fromEntries(made) as Tables; // Of every name.
}

async function backupOf({ owner, leagueId }: LargeClub): Promise<Uint8Array<ArrayBuffer>> {
  const made = await backupFile(owner, leagueId, EN);
  if (!('body' in made)) throw new Error(inEnglish(made.error));
  return bytesOfDownload(made);
}

/** What a backup says of the league itself. */
async function leagueIn(backup: Uint8Array<ArrayBuffer>): Promise<FileOfLeague> {
  for await (const { name, content } of filesIn(backup, { files: 10, bytes: 1e9 })) {
    const all = await wholeOf(content(), 1e9);
    if (name === 'league.json' && all) return JSON.parse(new TextDecoder().decode(all));
  }
  throw new Error('no league.json');
}

/**
 * Corrects the first hand of the first Differenzler of an evening: the first two had each other’s points.
 */
async function correctHand(
  club: LargeClub,
  { games }: FileOfGames,
  evening: number,
): Promise<void> {
  const days = [...new Set(games.map(({ day }) => day))];
  const game = games.find(
    ({ day, record, isOver }) =>
      day === days[evening] && record.variant === 'differenzler' && isOver,
  );
  const state = game && (await findGame(club.owner, game.id));
  if (!state) throw new Error('no such game');
  const { id: handId, by, entry } = handAt(state, 0);
  const [one, two, ...others] = entry.points as number[]; // As a Differenzler has them.
  const corrected = { ...entry, points: [two, one, ...others] };
  const change = { kind: 'correct', handId, by, entry: corrected } as const;
  value(await move(club.owner, state.id, change));
}

/** Rows as a table has them, without the ids of people, evenings by their day. */
const rowsIn = ({ standings: { evenings, rows } }: Table) => {
  const days = new Map(evenings.map(({ id, date }) => [id, date]));
  return rows.map(({ id: _, cells, ...row }) => ({
    ...row,
    cells: cells.map((cell) => ({ ...cell, evening: days.get(cell.evening) })),
  }));
};

/** The table of a season is what comes of its files. */
function expectRecounted(counted: CountedClub, { table }: { table: Table }): void {
  const rows: readonly Readonly<Record<string, unknown>>[] = rowsIn(table);
  const expected: typeof rows = recount(counted, table.season);
  expect(rows.length).toBeGreaterThan(80);
  // What says most first: of all of it a difference would fill pages.
  const heads = (of: typeof rows) =>
    of.map(({ name, rank, total, exact, evenings, games, wins, tieBreak }) => ({
      ...{ name, rank, total, exact, evenings, games, wins, tieBreak },
    }));
  expect(heads(rows)).toEqual(heads(expected));
  for (const [at, row] of rows.entries()) expect(row).toEqual(expected[at]);
}

describe('the tables, worked out from files alone', () => {
  let counted: CountedClub;
  beforeAll(() => {
    counted = countedClub(kept.all.games, kept.league);
  });

  test.each(SEASON_NAMES)('%s', (name) => expectRecounted(counted, kept.tables[name]));

  test('have all that makes tables differ', () => {
    const text = SEASON_NAMES.map((name) => kept.tables[name].text).join('');
    const parts = [
      ...['best-evening', 'head-to-head', 'later-result', 'wins', 'shared'].map(
        (reason) => `"tieBreak": "${reason}"`,
      ),
      ...['not-among-best', 'dropped-worst', 'games', 'evenings'].map((why) => `"why": "${why}"`),
      ...['own-mean', 'lowest', 'score'].map((one) => `"substitute": "${one}"`),
      ...[2, 1.25, 0.5].map((factor) => `"factor": ${factor},`),
      '"paper": [',
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(/"total": "-?\d+\/\d+"/.test(text)).toBe(true);
    const { games } = kept.all.games;
    expect(games).toHaveLength(GAMES);
    expect(games.filter(({ isOver }) => !isOver)).toHaveLength(1);
  });
});

type Rating = { readonly mu: number; readonly sigma: number; readonly games: number };

/** Everybody's strength by variant and name, after the games up to this day. */
function openskillUntil({ counting }: CountedClub, last: string): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { variant, day, paper, seats } of counting) {
    // What somebody brought home of a whole evening is no game.
    if (day > last || (paper && paper.of !== 'game')) continue;
    const keyOf = ({ player }: { player: string }) => `${variant} ${player}`;
    const sides = [...new Set(seats.map(({ side }) => side))].sort();
    const teams = sides.map((side) => seats.filter((seat) => seat.side === side));
    const before = teams.map((team) =>
      team.map((seat) => ratings.get(keyOf(seat)) ?? { mu: 25, sigma: 25 / 3, games: 0 }),
    );
    const places = teams.map(([seat]) => seat?.place ?? 0);
    const after = rate(
      before.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))),
      { model: bradleyTerryFull, rank: places },
    );
    for (const [side, team] of teams.entries())
      for (const [member, seat] of team.entries()) {
        const rated = after[side]?.[member];
        const games = (before[side]?.[member]?.games ?? 0) + 1;
        if (rated) ratings.set(keyOf(seat), { ...rated, games });
      }
  }
  return ratings;
}

describe('the ratings', () => {
  let counted: CountedClub;
  beforeAll(() => {
    counted = countedClub(kept.all.games, kept.league);
  });

  test('are those of openskill after every game in the order of play', async () => {
    const { club, league } = kept;
    await rateAll(club.leagueId);
    const last = league.evenings.at(-1)?.id ?? '';
    const names = new Map(league.players.map(({ id, name }) => [id, name]));
    const ratings = (await read((tx) => keptRatings(tx, [last]))).get(last) ?? {};
    const expected = openskillUntil(counted, '2025-12-31');
    const found = Object.entries(ratings).flatMap(([variant, own]) =>
      Object.entries(own).map(([id, rating]) => ({ who: `${variant} ${names.get(id)}`, rating })),
    );
    expect(found.map(({ who }) => who).sort()).toEqual([...expected.keys()].sort());
    for (const { who, rating } of found) {
      const own = expected.get(who);
      expect(rating.games, who).toBe(own?.games);
      expect(rating.mu, who).toBeCloseTo(own?.mu ?? 0, 9);
      expect(rating.sigma, who).toBeCloseTo(own?.sigma ?? 0, 9);
    }
  });

  test.each(SEASON_NAMES)('stand so beside the table of %s', (name) => {
    const { table } = kept.tables[name];
    const { id, variants } = table.season;
    const days = [...counted.days].filter(([, seasons]) => seasons.has(id)).map(([day]) => day);
    const rated = openskillUntil(counted, days.sort().at(-1) ?? '');
    const expected = variants.map((variant) => {
      const played = counted.counting.filter(
        (game) => game.variant === variant && days.includes(game.day),
      );
      const names = new Set(played.flatMap(({ seats }) => seats.map(({ player }) => player)));
      return { variant, lines: [...names].flatMap((player) => lineOf(player, variant)) };
    });
    function lineOf(player: string, variant: string) {
      const own = rated.get(`${variant} ${player}`);
      if (!own) return [];
      const points = Math.round(1000 + 20 * (own.mu - 25));
      return [{ name: player, games: own.games, points, isProvisional: own.games < 15 }];
    }
    const inOrder = table.ratings.map(({ variant, lines }) => ({
      variant,
      lines: lines.map(({ id: _, ...line }) => line).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    }));
    expect(inOrder).toEqual(
      expected.map(({ variant, lines }) => ({
        variant,
        lines: lines.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      })),
    );
    for (const { lines } of table.ratings)
      expect(lines).toEqual(lines.toSorted((a, b) => b.points - a.points));
  });
});

describe('the same league elsewhere', () => {
  let small: Kept;
  beforeAll(async () => {
    small = GAMES === FEW ? kept : await makeClub(FEW);
  }, SLOW);

  test(
    'from its backup, to the letter',
    async () => {
      const { club, backup, tables } = small;
      const here = process.env.DATABASE_URL;
      await closeDatabase();
      process.env.DATABASE_URL = await anotherDatabase();
      try {
        const restorer = await newAccount('Rosa');
        const report = await finished(startRestore(restorer, backup));
        expect(report).toMatchObject({ kind: 'restore', games: FEW });
        const restored = await tablesOf(club, restorer);
        for (const name of SEASON_NAMES) expect(restored[name].text, name).toBe(tables[name].text);
      } finally {
        await closeDatabase();
        process.env.DATABASE_URL = here;
      }
    },
    SLOW,
  );

  test(
    'from everything as JSON, where its people and its calendar are the same',
    async () => {
      const { club, all, league, tables } = small;
      const copy = await foundLargeClub('Jassclub Linde');
      const report = await importGames(copy, bytes(all.text));
      const imported = FEW + (all.games.paper?.length ?? 0);
      expect(report).toMatchObject({ imported, there: 0, refused: 0 });
      await noteLargeClub(copy, FEW);
      const ours = withoutIds(club, all.games, league);
      const copied = await leagueIn(await backupOf(copy));
      const theirs = withoutIds(copy, (await everything(copy)).games, copied);
      const again = await tablesOf(copy, copy.owner);
      for (const name of SEASON_NAMES)
        expect(theirs(again[name].text), name).toEqual(ours(tables[name].text));
    },
    SLOW,
  );
});

/** What reads a document with names, days and numbers in the place of ids. */
function withoutIds(
  { seasons }: LargeClub,
  { games, paper = [] }: FileOfGames,
  { players, evenings }: FileOfLeague,
): (text: string) => unknown {
  const labels = new Map<string, string>([
    ...players.map(({ id, name }) => [id, name] as const),
    ...evenings.map(({ id, date }) => [id, date] as const),
    ...[...seasons].map(([name, id]) => [id, name] as const),
    ...games.map(({ id }, i) => [id, `game ${i}`] as const),
    ...paper.map(({ id }, i) => [id, `paper ${i}`] as const),
  ]);
  // The id of a pair is that of both, in the order of ids.
  const label = (text: string) =>
    text
      .split('+')
      .map((part) => labels.get(part) ?? part)
      .sort()
      .join('+');
  return (text) =>
    JSON.parse(text, (_, given: unknown) => (typeof given === 'string' ? label(given) : given));
}

// The last one: it changes the league.
test(
  'a hand of the first evening is corrected, and every table is made anew',
  async () => {
    const { club, league, all, tables } = kept;
    await correctHand(club, all.games, 0);
    const counted = countedClub((await everything(club)).games, league);
    const anew = await tablesOf(club, club.owner);
    for (const name of SEASON_NAMES) expectRecounted(counted, anew[name]);
    const standingsIn = ({ table }: { table: Table }) => JSON.stringify(table.standings);
    const changed = SEASON_NAMES.filter(
      (name) => standingsIn(tables[name]) !== standingsIn(anew[name]),
    );
    expect(changed).toEqual(['Championship', 'Means', 'Places', 'Sum of differences']);
  },
  SLOW,
);

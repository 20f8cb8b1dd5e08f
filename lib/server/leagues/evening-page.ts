import 'server-only';
import type { Tally, VariantId } from '../../jass';
import { isThere, type Status } from '../../league/attendance';
import { type Made, madeOf } from '../../league/evening-made';
import { inPublic } from '../../league/public-names';
import { belongsOn } from '../../league/result';
import { eveningAlone } from '../../league/standings';
import type { Standings } from '../../league/table';
import { seatedAt, sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import { leaguesOf, publicNamesFor, type Viewer } from '../access';
import { closedFor, eveningAfter, houseRulesOf } from '../games';
import { CachedTally, parseTable, read, type Tx, tableColumns } from '../store';
import { isAtLeast, type League, leagueAs } from './as-role';
import { parseSheet, type SheetTable } from './evening-tables';
import { type EveningLine, eveningColumns } from './evenings';
import { numbersIn } from './held';
import { inSeason } from './in-season';
import { foundIn, keptByRevision } from './kept';
import { type LeagueNames, leagueNames } from './league-names';
import { type PaperLine, paperLines } from './paper';
import { attended, inOrder, resultsOf } from './results';
import { eveningRevision } from './revisions';
import { parseSeason, type Season, seasonColumns } from './seasons';
import { type SheetLine, sheetLines, usualVariants } from './sheet-lines';

/** Somebody who can be at the evening. */
type Guest = {
  readonly id: string;
  readonly name: string;
  /** As noted; null where nothing is. */
  readonly status: Status | null;
  /** Has a result of this evening, and so is there. */
  readonly plays: boolean;
  /** Sits in a game that goes on. */
  readonly isPlaying: boolean;
};

/** A game of the evening. */
type EveningGame = {
  readonly id: string;
  readonly variant: VariantId;
  readonly sides: readonly string[];
  readonly tally: Tally;
  readonly over: boolean;
  /** An ISO moment. */
  readonly playedAt: string;
  /** The table of the sheet at which it is played. */
  readonly at: Pick<SheetTable, 'name' | 'round'> | null;
};

type Ranking = Standings & { readonly made: ReadonlyMap<string, Made> };

/** All that an evening's page shows. */
export type EveningPage = {
  readonly league: League;
  /** The one in which it was planned. */
  readonly season: Season;
  /** The others that count it as well, each with its number there and its ranking as that of `season`. */
  readonly also: readonly {
    readonly season: Season;
    readonly number: number | null;
    readonly ranking: Ranking | null;
  }[];
  /** What counts in one of them, of that what can still be played, and the rules by which it is. */
  readonly counting: readonly VariantId[];
  readonly open: readonly VariantId[];
  readonly houseRules: Season['houseRules'];
  readonly evening: Omit<EveningLine, 'games' | 'running' | 'paper' | 'waiting' | 'seasons'>;
  readonly roster: readonly Guest[];
  /** The sheet as it is stored, to be changed. */
  readonly sheet: readonly SheetTable[];
  readonly tables: readonly SheetLine[];
  /** What is drawn for unless something else is chosen. */
  readonly usual: readonly VariantId[];
  readonly games: readonly EveningGame[];
  /** Results without hands. */
  readonly paper: readonly PaperLine[];
  /** The evening alone, counted as the season counts; null where the season hides it. */
  readonly ranking: Ranking | null;
  /** May the viewer note who is there, and start games? */
  readonly mayWrite: boolean;
  readonly mayPlay: boolean;
  /** What all of it was made of. */
  readonly revision: string;
};

/** The evening, or null where this viewer sees none of that id in the league. */
export function findEvening(
  viewer: Viewer | null,
  { leagueId, eveningId, look = false }: { leagueId: string; eveningId: string; look?: boolean },
): Promise<EveningPage | null> {
  return read(async (tx) => {
    const row = await tx.evening.findFirst({
      where: { id: eveningId, leagueId, league: leaguesOf(viewer, 'reader') },
      select: {
        ...eveningColumns,
        tables: true,
        season: { select: seasonColumns },
        shared: { orderBy: { seasonId: 'asc' }, select: { season: { select: seasonColumns } } },
        attendance: { select: { playerId: true, status: true } },
      },
    });
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!row || !found.ok) return null;
    const { tables, season: seasonRow, shared, attendance, ...evening } = row;
    const season = parseSeason(seasonRow);
    const others = shared.map((one) => parseSeason(one.season));
    const seasons = [season, ...others];
    const counting = [...new Set(seasons.flatMap(({ variants }) => variants))];
    const open = counting.filter((id) => !closedFor(seasons, id));
    const names = await leagueNames(tx, leagueId);
    const rows = await gamesOf(tx, eveningId);
    const sheet = parseSheet(tables, names);
    const mayLook = look && isAtLeast(found.league.role, 'owner');
    const asked = { leagueId, evening, names, mayLook };
    const { number, ranking } = await standingIn(tx, season, asked);
    const also: EveningPage['also'][number][] = [];
    for (const one of others) also.push({ season: one, ...(await standingIn(tx, one, asked)) });
    const isHidden = [ranking, ...also.map((one) => one.ranking)].includes(null);
    const noted = attended(attendance, names.rootOf);
    const mayWrite = isAtLeast(found.league.role, 'scorer');
    const paper = await paperLines(tx, {
      eveningId,
      seasons,
      nameOf: names.nameOf,
      isMember: isAtLeast(found.league.role, 'member'),
    });
    const { lines, tableOf } = sheetLines(
      sheet,
      {
        games: rows,
        paper: paper
          .filter((one) => one.of === 'game')
          .map(({ variant, seats }) => ({
            variant,
            players: seats.map(({ player }) => player),
            totals: seats.map(({ total }) => total),
          })),
      },
      names,
    );
    const playing = new Set([
      ...rows.flatMap(({ players }) => players),
      ...paper.flatMap(({ seats }) => seats.map(({ player }) => player)),
    ]);
    const playingNow = new Set(rows.flatMap(({ over, players }) => (over ? [] : players)));
    const page: EveningPage = {
      league: found.league,
      season,
      also,
      counting,
      open,
      houseRules: houseRulesOf(seasons),
      evening: { ...evening, number },
      roster: names.players
        .filter((one) => belongsOn(one, evening.date) || one.id in noted || playing.has(one.id))
        .map(({ id, name }) => ({
          id,
          name,
          status: noted[id] ?? null,
          plays: playing.has(id),
          isPlaying: playingNow.has(id),
        })),
      sheet,
      tables: lines,
      usual: await usualVariants(tx, {
        leagueId,
        date: evening.date,
        sheet,
        counting: open,
      }),
      games: rows.map(({ id, table, tally, over, playedAt }, game) => ({
        id,
        variant: table.variant,
        sides: sideNames(seatedAt(table, tally.hands.length)),
        tally,
        over,
        playedAt,
        at: tableOf[game] ?? null,
      })),
      // An evening's totals are its ranking: whoever writes needs them all the same.
      paper: isHidden && !mayWrite ? paper.filter(({ of }) => of === 'game') : paper,
      ranking,
      mayWrite,
      mayPlay: mayWrite && open.length > 0,
      revision: await eveningRevision(tx, eveningId),
    };
    return inPublic(
      page,
      await publicNamesFor(tx, viewer, { leagueId, hasRole: found.league.hasRole }),
    );
  });
}

/** The evening as it stands: the same object until something in it changes, for all of one role. */
export const eveningNow = (
  viewer: Viewer | null,
  { eveningId, look }: { eveningId: string; look: boolean },
): Promise<EveningPage | null> => evenings({ viewer, id: eveningId, look });

/** As many games of evenings are kept, at some 5 kB; an evening by itself counts as ten. */
const KEPT_GAMES = 8000;

const evenings = keptByRevision<EveningPage>({
  name: 'evening',
  find: foundIn('Evening'),
  revisionOf: (tx, { id }) => eveningRevision(tx, id),
  make: (viewer, { thing: { id, leagueId }, look }) =>
    findEvening(viewer, { leagueId: leagueId ?? '', eveningId: id, look }),
  most: KEPT_GAMES,
  sizeOf: ({ games }) => 10 + games.length,
});

/** Which evening of a season it is, and its ranking as that season counts; null where the season hides it. */
async function standingIn(
  tx: Tx,
  season: Season,
  {
    leagueId,
    evening,
    names,
    mayLook,
  }: {
    leagueId: string;
    evening: { id: string; date: string; isFinal: boolean };
    names: LeagueNames;
    mayLook: boolean;
  },
): Promise<{ number: number | null; ranking: Ranking | null }> {
  const { id: seasonId, variants, scheme, closed } = season;
  const evenings = await tx.evening.findMany({
    where: inSeason({ seasonId, leagueId }),
    orderBy: inOrder,
    select: { id: true, date: true },
  });
  const numbers = await numbersIn(tx, {
    ...{ seasonId, leagueId, variants, scheme, closed, evenings },
  });
  const { number = null, held = 1 } = numbers.get(evening.id) ?? {};
  const { hideFrom } = scheme;
  const isHidden = hideFrom !== null && held >= hideFrom && !season.isOver && !mayLook;
  return { number, ranking: isHidden ? null : await rankingOf(tx, { season, evening, names }) };
}

type Row = Pick<EveningGame, 'id' | 'tally' | 'over' | 'playedAt'> & {
  readonly table: Table;
  /** Ids by seat. */
  readonly players: readonly string[];
};

/** More than an evening ever has; of more, the latest. */
const MOST_GAMES = 500;

async function gamesOf(tx: Tx, eveningId: string): Promise<Row[]> {
  const { seats } = tableColumns;
  const rows = await tx.game.findMany({
    where: { eveningId },
    orderBy: [{ playedAt: 'desc' }, { id: 'desc' }],
    take: MOST_GAMES,
    select: {
      ...tableColumns,
      id: true,
      over: true,
      playedAt: true,
      tally: true,
      seats: { ...seats, select: { ...seats.select, playerId: true } },
    },
  });
  return rows.toReversed().map((row) => ({
    id: row.id,
    over: row.over,
    playedAt: row.playedAt.toISOString(),
    tally: CachedTally.parse(row.tally),
    table: parseTable(row),
    players: row.seats.map(({ playerId }) => playerId),
  }));
}

async function rankingOf(
  tx: Tx,
  {
    season: { scheme, variants },
    evening: { id, date, isFinal },
    names,
  }: {
    season: Season;
    evening: { id: string; date: string; isFinal: boolean };
    names: LeagueNames;
  },
): Promise<Ranking> {
  const games = (await resultsOf(tx, [id])).get(id) ?? [];
  const evening = { id, date, isFinal, games, attendance: {} };
  const table = eveningAlone(evening, { entrants: names.players, scheme, variants });
  return { ...table, made: madeOf(evening, { scheme, variants }) };
}

/** A table that a new game can begin with. */
export type PlannedTable = { readonly variant: VariantId; readonly players: readonly string[] };
/** What a new game at an evening needs to know. */
export type EveningForm = {
  readonly leagueId: string;
  readonly eveningId: string;
  readonly date: string;
  readonly name: string;
  readonly leagueName: string;
  /** The variants that count. */
  readonly variants: readonly VariantId[];
  readonly houseRules: Season['houseRules'];
  /** The league's names, those who are there first, those who are away last. */
  readonly names: readonly string[];
  /** The table of the sheet that was asked for. */
  readonly table: (PlannedTable & { readonly firstDealer: number }) | null;
};

/** For a new game at an evening, or null where the viewer may not write there. */
export async function eveningForm(
  viewer: Viewer | null,
  { eveningId, table }: { eveningId: string; table?: number | undefined },
): Promise<EveningForm | null> {
  const row = await read((tx) =>
    tx.evening.findFirst({
      where: { id: eveningId, league: leaguesOf(viewer, 'scorer') },
      select: { leagueId: true },
    }),
  );
  const page = row && (await findEvening(viewer, { leagueId: row.leagueId, eveningId }));
  if (!page) return null;
  const { league, open, houseRules, evening, roster, tables } = page;
  // Those who are there or come, then those of whom nothing is known, then those who said no.
  const order = (guest: Guest) =>
    isThere(guest) || guest.status === 'coming' ? 0 : guest.status === null ? 1 : 2;
  const planned = table === undefined ? undefined : tables[table];
  return {
    leagueId: league.id,
    eveningId,
    date: evening.date,
    name: evening.name,
    leagueName: league.name,
    variants: open,
    houseRules,
    names: roster.toSorted((a, b) => order(a) - order(b)).map(({ name }) => name),
    table: planned
      ? { variant: planned.variant, players: planned.names, firstDealer: planned.firstDealer }
      : null,
  };
}

/** The evening at which the game after this one is played; null where it belongs to none. */
export async function eveningOf(viewer: Viewer | null, gameId: string): Promise<string | null> {
  if (!viewer) return null;
  return (await read((tx) => eveningAfter(tx, viewer, { gameId }))) ?? null;
}

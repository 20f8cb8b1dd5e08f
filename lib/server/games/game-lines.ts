import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { ownName } from '../../i18n/variants';
import { type Tally, VARIANT_IDS, type VariantId } from '../../jass';
import { countedHands, seatedAt, sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import { type Tourney, tourneyStandings } from '../../sync/tourney';
import { leaguesWrittenIn, ownedBy, type Viewer, visibleTo } from '../access';
import { CachedTally, latestOf, parseTable, read, type Tx, tableColumns } from '../store';
import { playedOn } from './played-on';
import { tourneysWith } from './tourneys';
import { isUnnamed } from './unnamed';

/** A game in a list. */
export type GameLine = {
  readonly id: string;
  readonly variant: VariantId;
  /** Its own name: as somebody named it, or as a list names itself. */
  readonly name?: string;
  readonly players: readonly string[];
  /** The names of the sides, as totals and winners count them. */
  readonly sides: readonly string[];
  /** How many hands are played; one that is only announced is not yet. */
  readonly hands: number;
  /** Is it over, by the rules or by hand? */
  readonly over: boolean;
  readonly tally: Tally;
  /** When it was played, and last changed; ISO 8601, UTC. */
  readonly playedAt: string;
  /** The day alone: that of its evening, or all that is known; null where `playedAt` tells more. */
  readonly playedOn: string | null;
  readonly updatedAt: string;
  /** The league and the evening it belongs to; null for one's own. */
  readonly league: { readonly id: string; readonly name: string } | null;
  readonly evening: { readonly id: string; readonly date: string } | null;
  readonly tourneyId: string | null;
  /** How many games its tourney has, null where it goes on at will, and the points of all of them. */
  readonly tourney: {
    readonly length: number | null;
    /** By side, or by seat where sides change from game to game. */
    readonly totals: readonly number[];
  } | null;
};

const lineColumns = {
  id: true,
  ...tableColumns,
  over: true,
  tally: true,
  createdAt: true,
  playedAt: true,
  updatedAt: true,
  tourneyId: true,
  league: { select: { id: true, name: true } },
  evening: { select: { id: true, date: true } },
} satisfies Prisma.GameSelect;
type LineRow = Prisma.GameGetPayload<{ select: typeof lineColumns }>;

function toLine(row: LineRow, tourneys: ReadonlyMap<string, Tourney>): GameLine {
  const tally = CachedTally.parse(row.tally);
  // Whoever sits there now, as the board says.
  const table = seatedAt(parseTable(row), tally.hands.length);
  const { id, over, league, evening, tourneyId } = row;
  const name = ownName(table);
  const tourney = tourneyId === null ? undefined : tourneys.get(tourneyId);
  return {
    id,
    variant: table.variant,
    ...(name !== undefined && { name }),
    players: table.players,
    sides: sideNames(table),
    hands: countedHands(tally),
    over,
    tally,
    playedAt: row.playedAt.toISOString(),
    playedOn: evening?.date ?? playedOn(row),
    updatedAt: row.updatedAt.toISOString(),
    league,
    evening,
    tourneyId,
    tourney: tourney ? { length: tourney.length, totals: tourneyStandings(tourney).totals } : null,
  };
}

/** Rows as lines, each with how its tourney stands. */
async function toLines(tx: Tx, rows: readonly LineRow[]): Promise<GameLine[]> {
  const tourneys = await tourneysWith(
    tx,
    rows.flatMap(({ tourneyId }) => tourneyId ?? []),
  );
  return rows.map((row) => toLine(row, tourneys));
}

/** The games of these ids as lines, in the order of the ids; those that are gone are left out. */
export async function linesOf(tx: Tx, ids: readonly string[]): Promise<GameLine[]> {
  if (ids.length === 0) return [];
  const rows = await tx.game.findMany({ where: { id: { in: [...ids] } }, select: lineColumns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return toLines(
    tx,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** Those of these games that the viewer may see, as lines, in the order of the ids. */
export const seenLines = (viewer: Viewer | null, ids: readonly string[]): Promise<GameLine[]> =>
  read(async (tx) => {
    if (ids.length === 0) return [];
    const seen = await tx.game.findMany({
      where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer)] },
      select: { id: true },
    });
    const may = new Set(seen.map(({ id }) => id));
    return linesOf(
      tx,
      ids.filter((id) => may.has(id)),
    );
  });

const byChange = [
  { updatedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.GameOrderByWithRelationInput[];

/** Running games. */
export type Running = { readonly games: readonly GameLine[]; readonly more: boolean };

/**
 * The running games that the viewer may write in, their own and those of leagues, and those that
 * they joined from a phone of their own, latest change first; `more` where there are more than `limit`.
 */
export async function runningIn(
  tx: Tx,
  viewer: Viewer | null,
  { limit = 20 }: { limit?: number } = {},
): Promise<Running> {
  if (!viewer) return { games: [], more: false };
  // From the participants: asked of the games, the database would look through all that go on.
  const joined = await tx.$queryRaw<{ gameId: string }[]>`
    SELECT "gameId" FROM "Companion" JOIN "Game" ON "Game"."id" = "gameId"
    WHERE "userId" = ${viewer.userId} AND "role" IS NOT NULL AND "over" = ${false}`;
  const places = [
    ownedBy(viewer),
    ...(await leaguesWrittenIn(tx, viewer)).map((leagueId) => ({ leagueId })),
    ...(joined.length > 0 ? [{ id: { in: joined.map(({ gameId }) => gameId) } }] : []),
  ];
  const rows = await latestOf(places, {
    most: limit + 1,
    at: ({ updatedAt }: LineRow) => updatedAt,
    ask: (place, take) =>
      tx.game.findMany({
        where: { ...place, over: false },
        orderBy: byChange,
        take,
        select: lineColumns,
      }),
  });
  return { games: await toLines(tx, rows.slice(0, limit)), more: rows.length > limit };
}

/** A game with its table, to play on at. */
export type LastGame = {
  readonly id: string;
  readonly table: Table;
  readonly tally: Tally;
  readonly over: boolean;
};

/** The game that the viewer played last among their own ones, with its table; null without any. */
export async function lastOwnIn(tx: Tx, viewer: Viewer | null): Promise<LastGame | null> {
  const row = await tx.game.findFirst({
    // A table of a tournament is drawn anew for every round.
    where: { ...ownedBy(viewer), tournament: null },
    orderBy: [{ playedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, ...tableColumns, over: true, tally: true },
  });
  return (
    row && {
      id: row.id,
      table: parseTable(row),
      tally: CachedTally.parse(row.tally),
      over: row.over,
    }
  );
}

const RECENT_GAMES = 50;
const RECENT_PLAYERS = 24;

/** What the viewer has played outside of leagues, latest first, each once. */
export async function recentVariants(viewer: Viewer | null): Promise<VariantId[]> {
  const games = await read((tx) =>
    tx.game.findMany({
      where: ownedBy(viewer),
      orderBy: [{ playedAt: 'desc' }, { id: 'desc' }],
      take: RECENT_GAMES,
      select: { variant: true },
    }),
  );
  const played = new Set(games.map(({ variant }) => variant));
  return [...played].flatMap((own) => VARIANT_IDS.find((id) => id === own) ?? []);
}

/** Names that the viewer has played with outside of leagues, latest first, each once. */
export const recentPlayers = (viewer: Viewer | null): Promise<string[]> =>
  read((tx) => recentIn(tx, viewer));

/** As `recentPlayers`, within a transaction. */
export async function recentIn(tx: Tx, viewer: Viewer | null): Promise<string[]> {
  if (!viewer) return [];
  // By hand: asked with every list of games, and `findMany` costs more than the database does.
  const seats = await tx.$queryRaw<{ name: string }[]>`
    SELECT "Player"."name"
    FROM (
      SELECT "id", "playedAt" FROM "Game"
      WHERE "ownerId" = ${viewer.userId} AND "leagueId" IS NULL
      ORDER BY "playedAt" DESC, "id" DESC LIMIT ${RECENT_GAMES}
    ) AS "sub"
    JOIN "Seat" ON "Seat"."gameId" = "sub"."id"
    JOIN "Player" ON "Player"."id" = "Seat"."playerId"
    ORDER BY "sub"."playedAt" DESC, "sub"."id" DESC, "Seat"."seat"`;
  const names = new Set(seats.map(({ name }) => name));
  return [...names].filter((name) => !isUnnamed(name)).slice(0, RECENT_PLAYERS);
}

/**
 * What is kept beside the hands so that lists, standings and players' pages need not score games:
 * all of it is made from the hands, here and nowhere else, and can be made again at any time.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { Prisma } from '../../../generated/prisma/client';
import { type Tally, variant } from '../../jass';
import { seatFigures } from '../../league/figures';
import type { Figures } from '../../league/result';
import { type GameState, isOver, recordOf } from '../../sync/game';
import { json, jsonSql, type Tx } from '../store';

/** The caches of a game's own row, and of its seats; those have figures once the game is over. */
type Caches = {
  readonly game: {
    readonly over: boolean;
    readonly tally: Prisma.InputJsonObject;
    readonly fingerprint: string | null;
  };
  readonly seats: readonly { readonly side: number; readonly figures: Figures | null }[];
};

/** The caches of a game in this state, scored like this. */
export function cachesOf(
  state: Pick<GameState, 'table' | 'hands' | 'override'>,
  tally: Tally,
): Caches {
  const over = isOver(state.override, tally);
  const record = recordOf(state);
  const figures = over ? seatFigures(record, tally) : null;
  const sides = variant(state.table.variant).sidesOf(
    state.table.players.length,
    state.table.options,
  );
  return {
    game: {
      over,
      tally: json(tally),
      fingerprint: state.hands.length > 0 ? fingerprintOf(record) : null,
    },
    seats: state.table.players.map((_, seat) => {
      const { side, ...own } = figures?.[seat] ?? {};
      return {
        side: side ?? sides.findIndex((seats) => seats.includes(seat)),
        figures: 'place' in own ? own : null,
      };
    }),
  };
}

/**
 * The same for two records that say the same, in whatever order their keys stand. Names, those of
 * substitutes too, are no part of it, because they can be put right: whoever looks for a game compares
 * the players.
 */
const fingerprintOf = ({
  players: _players,
  substitutes: _substitutes,
  ...record
}: ReturnType<typeof recordOf>): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(record)))
    .digest('base64url');

/** The same value with the keys of all its objects in order. */
export const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** Writes what games came to for their seats. */
export async function saveSeats(
  tx: Tx,
  games: readonly { readonly gameId: string; readonly seats: Caches['seats'] }[],
): Promise<void> {
  const rows = games.flatMap(({ gameId, seats }) =>
    seats.map(({ figures }, seat) => {
      const won = figures?.won ?? null;
      return Prisma.sql`(${gameId}, CAST(${seat} AS INTEGER), CAST(${won} AS BOOLEAN), ${jsonSql(figures)})`;
    }),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    WITH now (id, seat, won, figures) AS (VALUES ${Prisma.join(rows)})
    UPDATE "Seat" SET "won" = now.won, "figures" = now.figures
    FROM now WHERE "Seat"."gameId" = now.id AND "Seat"."seat" = now.seat`;
}

/**
 * The evening's results are to be made again, and so are the ratings after it and after all later
 * evenings of the league, because each begins where the one before ended. Answers the league.
 */
export async function forgetResults(tx: Tx, eveningId: string): Promise<string> {
  const { leagueId, date } = await tx.evening.update({
    where: { id: eveningId },
    data: { results: Prisma.DbNull },
    select: { leagueId: true, date: true },
  });
  await tx.evening.updateMany({
    where: { leagueId, date: { gte: date }, ratings: { not: Prisma.DbNull } },
    data: { ratings: Prisma.DbNull },
  });
  return leagueId;
}

/**
 * The same for every evening at which one of these names (players as entered) has a result: who they
 * are has changed.
 */
export async function forgetResultsOf(
  tx: Tx,
  { leagueId, enteredIds }: { leagueId: string; enteredIds: readonly string[] },
): Promise<void> {
  const some = { some: { enteredId: { in: [...enteredIds] } } };
  const evenings = await tx.evening.findMany({
    where: {
      leagueId,
      OR: [
        { games: { some: { OR: [{ seats: some }, { standIns: some }] } } },
        { paper: { some: { seats: some } } },
      ],
    },
    orderBy: { date: 'asc' },
    select: { id: true, date: true },
  });
  const [first] = evenings;
  if (!first) return;
  await tx.evening.updateMany({
    where: { id: { in: evenings.map(({ id }) => id) } },
    data: { results: Prisma.DbNull },
  });
  await tx.evening.updateMany({
    where: { leagueId, date: { gte: first.date } },
    data: { ratings: Prisma.DbNull },
  });
}

import 'server-only';
import { compareNames, rootsIn } from '../../league/names';
import type { Entrant } from '../../league/result';
import type { Tx } from '../store';

/** The names of a league: who plays under them, and who a merged one turned out to be. */
export type LeagueNames = {
  /** In the order of the league's names; merged names are left out. */
  readonly players: readonly Entrant[];
  readonly rootOf: (playerId: string) => string;
  /** The name of whoever this turned out to be. */
  readonly nameOf: (playerId: string) => string;
};

type Row = Entrant & {
  readonly mergedIntoId: string | null;
  /** SQLite says it in numbers. */
  readonly byFamily: boolean | number;
};

/** Where somebody stands in the order of the league's names; nobody, which is the till, behind all. */
export function placeIn({ players }: LeagueNames): (playerId: string | null) => number {
  const order = new Map(players.map(({ id }, at) => [id, at]));
  return (id) => (id === null ? order.size : (order.get(id) ?? 0));
}

/** Reads the names of a league in one query. */
export async function leagueNames(tx: Tx, leagueId: string): Promise<LeagueNames> {
  // By hand, as `findMany` reads the league by itself.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT "Player"."id", "Player"."name", "mergedIntoId", "joinedOn", "leftOn", "byFamily"
    FROM "Player" JOIN "League" ON "League"."id" = "leagueId"
    WHERE "leagueId" = ${leagueId} ORDER BY "key"`;
  const compare = compareNames(Boolean(rows[0]?.byFamily));
  const known = new Map(rows.map((row) => [row.id, row]));
  const rootOf = rootsIn(rows);
  return {
    players: rows
      .filter(({ mergedIntoId }) => mergedIntoId === null)
      .map(({ id, name, joinedOn, leftOn }) => ({ id, name, joinedOn, leftOn }))
      .sort((a, b) => compare(a.name, b.name)),
    rootOf,
    nameOf: (id) => known.get(rootOf(id))?.name ?? '',
  };
}

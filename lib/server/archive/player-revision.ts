import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { firstHidden, revisionIn, rowsOf, type Thing } from '../leagues';
import { inParts, type Tx } from '../store';

/** The players of these ids, by the id asked for; a merged name is who it turned out to be. */
export async function rootsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Thing>> {
  const roots = new Map<string, Thing>();
  for (let asked = new Map(ids.map((id) => [id, [id]])); asked.size > 0; ) {
    const rows: Row[] = await tx.$queryRaw`
      SELECT "Player"."id", "leagueId", "ownerId", "userId", "mergedIntoId", "isPublic"
      FROM "Player" LEFT JOIN "League" ON "League"."id" = "leagueId"
      WHERE "Player"."id" IN (${Prisma.join([...asked.keys()])})`;
    const next = new Map<string, string[]>();
    for (const { mergedIntoId, ...player } of rows) {
      const by = asked.get(player.id) ?? [];
      if (mergedIntoId === null) for (const id of by) roots.set(id, player);
      else next.set(mergedIntoId, [...(next.get(mergedIntoId) ?? []), ...by]);
    }
    asked = next;
  }
  return roots;
}

type Row = Thing & { readonly mergedIntoId: string | null };

/** As many of the latest games as the page lists, and some that it may pass over. */
const LATEST = 16;

/**
 * Says what a player's page is made of, in few letters. In a league the mark of an evening stands for all
 * that was played there, so that a look costs the same however much somebody has played; one's own games are
 * counted by the database.
 */
export async function playerRevisionOf(
  tx: Tx,
  { id, leagueId }: Pick<Thing, 'id' | 'leagueId'>,
): Promise<string> {
  const circle = Prisma.sql`
    SELECT "id", "name", "userId", "mergedIntoId", "joinedOn", "leftOn", "publicName" FROM "Player"
    WHERE ${
      leagueId === null
        ? Prisma.sql`"ownerId" = (SELECT "ownerId" FROM "Player" WHERE "id" = ${id})`
        : Prisma.sql`"leagueId" = ${leagueId}`
    } ORDER BY "id"`;
  if (leagueId === null) {
    // Every change makes a game's revision and time later: what is left the same by all three is the same.
    const games = Prisma.sql`
      SELECT CAST(COUNT(*) AS TEXT) AS "games", CAST(SUM("revision") AS TEXT) AS "changes",
        CAST(MAX("updatedAt") AS TEXT) AS "latest"
      FROM "Game" WHERE "Game"."id" IN (
        SELECT "gameId" FROM "Seat" WHERE "playerId" = ${id}
        UNION SELECT "gameId" FROM "StandIn" WHERE "playerId" = ${id})`;
    return revisionIn(tx, [games, circle]);
  }
  const evenings = await tx.$queryRaw<{ id: string; none: boolean | number }[]>(
    rowsOf.evenings(leagueId),
  );
  const ofPlayer = (which: Prisma.Sql) => Prisma.sql`
    ${SEATS} FROM "Game" CROSS JOIN "Seat"
    WHERE "Seat"."gameId" = "Game"."id" AND ${which} AND ("Seat"."playerId" = ${id}
      OR "Game"."id" IN (SELECT "gameId" FROM "StandIn" WHERE "playerId" = ${id})) ${IN_ORDER}`;
  const latest = (seats: Prisma.Sql) => Prisma.sql`
    SELECT "sub"."gameId", "revision", "updatedAt", "over", "name", "tourneyId"
    FROM (SELECT "gameId" FROM ${seats} WHERE "playerId" = ${id}
      ORDER BY "playedAt" DESC, "gameId" DESC LIMIT ${LATEST}) AS "sub"
    JOIN "Game" ON "Game"."id" = "sub"."gameId" ORDER BY "sub"."gameId"`;
  // Until its results are made again, an evening has the mark of what was there before.
  const stale = new Set(evenings.flatMap((evening) => (evening.none ? [evening.id] : [])));
  const questions = [
    circle,
    rowsOf.league(leagueId),
    rowsOf.seasons(leagueId),
    latest(Prisma.sql`"Seat"`),
    latest(Prisma.sql`"StandIn"`),
    ofPlayer(Prisma.sql`"Game"."leagueId" = ${leagueId} AND "Game"."over" = ${false}`),
    ...inParts([...stale]).map((some) =>
      ofPlayer(Prisma.sql`"Game"."eveningId" IN (${Prisma.join(some)})`),
    ),
  ];
  return revisionIn(tx, questions, [evenings, await firstHidden(tx, leagueId)]);
}

// CROSS JOIN is SQLite’s word for "in this order": it would begin with all seats of the player.
const SEATS = Prisma.sql`
  SELECT "Seat"."gameId", "Seat"."side", "Seat"."playedAt", "Seat"."figures",
    "revision", "over", "variant", "eveningId", "tourneyId"`;
const IN_ORDER = Prisma.sql`ORDER BY "Seat"."playedAt", "Seat"."gameId"`;

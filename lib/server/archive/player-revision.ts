import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { today } from '../../league/days';
import { firstHidden, type Thing } from '../leagues';
import { revisionFrom, type Tx } from '../store';

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

/** Says what a player's page is made of, in few letters. */
export async function playerRevisionOf(
  tx: Tx,
  { id, leagueId }: Pick<Thing, 'id' | 'leagueId'>,
): Promise<string> {
  const seats = await tx.$queryRaw`
    SELECT "Seat"."gameId", "Seat"."side", "Seat"."playedAt", "Seat"."figures",
      "revision", "over", "variant", "eveningId", "tourneyId"
    FROM "Seat" JOIN "Game" ON "Game"."id" = "Seat"."gameId"
    WHERE "Seat"."playerId" = ${id} ORDER BY "Seat"."playedAt", "Seat"."gameId"`;
  const circle = await tx.$queryRaw`
    SELECT "id", "name", "userId", "mergedIntoId", "joinedOn", "leftOn" FROM "Player"
    WHERE ${
      leagueId === null
        ? Prisma.sql`"ownerId" = (SELECT "ownerId" FROM "Player" WHERE "id" = ${id})`
        : Prisma.sql`"leagueId" = ${leagueId}`
    } ORDER BY "id"`;
  const league = leagueId === null ? null : await leagueOf(tx, leagueId);
  return revisionFrom([today(), seats, circle, league]);
}

async function leagueOf(tx: Tx, id: string): Promise<readonly unknown[]> {
  const league = await tx.$queryRaw`SELECT "name" FROM "League" WHERE "id" = ${id}`;
  const seasons = await tx.$queryRaw`
    SELECT "id", "name", "startsOn" FROM "Season" WHERE "leagueId" = ${id} ORDER BY "id"`;
  const evenings = await tx.$queryRaw`
    SELECT "id", "seasonId", "date", "createdAt", "mark", "ratings" IS NULL AS "unrated"
    FROM "Evening" WHERE "leagueId" = ${id} ORDER BY "id"`;
  return [league, seasons, evenings, await firstHidden(tx, id)];
}

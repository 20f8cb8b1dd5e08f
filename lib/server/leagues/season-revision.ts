import 'server-only';
import { today } from '../../league/days';
import { revisionFrom, type Tx } from '../store';
import { inSeasonSql } from './in-season';

/**
 * Says what a season's table is made of, in few letters: two tables with the same are the same. Results
 * are not read for it, the mark of their evening stands for them; ratings come from all evenings up to the
 * season's last.
 */
export async function revisionOf(
  tx: Tx,
  { id, leagueId }: { readonly id: string; readonly leagueId: string },
): Promise<string> {
  const league = await tx.$queryRaw`
    SELECT "name", "isPublic", "publicNames", "byFamily" FROM "League" WHERE "id" = ${leagueId}`;
  const seasons = await tx.$queryRaw`
    SELECT "id", "name", "startsOn", "endsOn", "variants", "scheme", "closed", "createdAt"
    FROM "Season" WHERE "leagueId" = ${leagueId} ORDER BY "id"`;
  // Who changed it: the name may be another one, or gone.
  const changes = await tx.$queryRaw`
    SELECT "SeasonChange"."id", "author", "User"."name"
    FROM "SeasonChange" LEFT JOIN "User" ON "User"."id" = "userId"
    WHERE "seasonId" = ${id} ORDER BY "SeasonChange"."id"`;
  const evenings = await tx.$queryRaw`
    SELECT "id", "Evening"."seasonId", "date", "createdAt", "isFinal", "mark",
      "results" IS NULL AS "none", "SharedEvening"."seasonId" AS "also"
    FROM "Evening" LEFT JOIN "SharedEvening" ON "SharedEvening"."eveningId" = "id"
    WHERE "leagueId" = ${leagueId}
      AND "date" <= (SELECT MAX("date") FROM "Evening" WHERE ${inSeasonSql(id)}) ORDER BY "id", "also"`;
  const players = await tx.$queryRaw`
    SELECT "id", "name", "mergedIntoId", "joinedOn", "leftOn", "publicName"
    FROM "Player" WHERE "leagueId" = ${leagueId} ORDER BY "id"`;
  const open = await tx.$queryRaw`
    SELECT "Game"."id", "Game"."variant", "Seat"."seat", "Seat"."playerId"
    FROM "Game"
    JOIN "Evening" ON "Evening"."id" = "Game"."eveningId" AND ${inSeasonSql(id)}
    JOIN "Seat" ON "Seat"."gameId" = "Game"."id"
    WHERE "Game"."leagueId" = ${leagueId} AND "Game"."over" = ${false}
      AND EXISTS (SELECT 1 FROM "Hand" WHERE "Hand"."gameId" = "Game"."id")
    ORDER BY "Game"."id", "Seat"."seat"`;
  return revisionFrom([today(), league, seasons, changes, evenings, players, open]);
}

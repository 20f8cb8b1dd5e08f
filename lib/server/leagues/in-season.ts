/** Which evenings count in a season: those planned in it, and those that it shares with the season of others. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';

/**
 * As a condition; it takes the place of any `OR` beside it. The league leads to its evenings along their index: by
 * the season alone those of all leagues would be looked through.
 */
export const inSeason = ({ seasonId, leagueId }: { seasonId: string; leagueId: string }) =>
  ({
    leagueId,
    OR: [{ seasonId }, { shared: { some: { seasonId } } }],
  }) satisfies Prisma.EveningWhereInput;

/** The same of the rows of "Evening" in a question written by hand. */
export const inSeasonSql = (seasonId: string): Prisma.Sql => Prisma.sql`(
  "Evening"."seasonId" = ${seasonId} OR "Evening"."id" IN (
    SELECT "eveningId" FROM "SharedEvening" WHERE "seasonId" = ${seasonId}))`;

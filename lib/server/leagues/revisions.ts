/** What the pages of a league are made of, in few letters: two with the same revision are the same. */
import 'server-only';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { isLongOver, today } from '../../league/days';
import { revisionFrom, type Tx } from '../store';
import { inSeasonSql } from './in-season';
import type { Thing } from './kept';

type LeagueId = string | null;

/** What most pages are made of, as questions about a league. */
export const rowsOf = {
  league: (id: LeagueId) => Prisma.sql`
    SELECT "name", "isPublic", "publicNames", "byFamily" FROM "League" WHERE "id" = ${id}`,
  seasons: (leagueId: LeagueId) => Prisma.sql`
    SELECT "id", "name", "startsOn", "endsOn", "variants", "scheme", "closed", "createdAt"
    FROM "Season" WHERE "leagueId" = ${leagueId} ORDER BY "id"`,
  players: (leagueId: LeagueId) => Prisma.sql`
    SELECT "id", "name", "mergedIntoId", "joinedOn", "leftOn", "publicName"
    FROM "Player" WHERE "leagueId" = ${leagueId} ORDER BY "id"`,
  /** Results are not read: the mark of their evening stands for them. */
  evenings: (leagueId: LeagueId, which = Prisma.empty) => Prisma.sql`
    SELECT "id", "Evening"."seasonId", "date", "createdAt", "isFinal", "mark",
      "results" IS NULL AS "none", "SharedEvening"."seasonId" AS "also"
    FROM "Evening" LEFT JOIN "SharedEvening" ON "SharedEvening"."eveningId" = "id"
    WHERE "leagueId" = ${leagueId} ${which} ORDER BY "id", "also"`,
};

/** Says what the answers to these questions are, today, beside what is known already. */
export async function revisionIn(
  tx: Tx,
  questions: readonly Prisma.Sql[],
  known: readonly unknown[] = [],
): Promise<string> {
  const rows: unknown[] = [today(), ...known];
  for (const question of questions) rows.push(await tx.$queryRaw(question));
  return revisionFrom(rows);
}

/** Of a season's table. Ratings come from all evenings up to the season's last. */
export const seasonRevision = (tx: Tx, { id, leagueId }: Pick<Thing, 'id' | 'leagueId'>) =>
  revisionIn(tx, [
    rowsOf.league(leagueId),
    rowsOf.seasons(leagueId),
    // Who changed it: the name may be another one, or gone.
    Prisma.sql`
      SELECT "SeasonChange"."id", "author", "User"."name"
      FROM "SeasonChange" LEFT JOIN "User" ON "User"."id" = "userId"
      WHERE "seasonId" = ${id} ORDER BY "SeasonChange"."id"`,
    rowsOf.evenings(
      leagueId,
      Prisma.sql`AND "date" <= (SELECT MAX("date") FROM "Evening" WHERE ${inSeasonSql(id)})`,
    ),
    rowsOf.players(leagueId),
    Prisma.sql`
      SELECT "Game"."id", "Game"."variant", "Seat"."seat", "Seat"."playerId"
      FROM "Game"
      JOIN "Evening" ON "Evening"."id" = "Game"."eveningId" AND ${inSeasonSql(id)}
      JOIN "Seat" ON "Seat"."gameId" = "Game"."id"
      WHERE "Game"."leagueId" = ${leagueId} AND "Game"."over" = ${false}
        AND EXISTS (SELECT 1 FROM "Hand" WHERE "Hand"."gameId" = "Game"."id")
      ORDER BY "Game"."id", "Seat"."seat"`,
  ]);

/** Of an evening's page: every hand of its games makes another one. */
export async function eveningRevision(tx: Tx, id: string): Promise<string> {
  const [evening] = await tx.$queryRaw<{ leagueId: string; seasonId: string; date: string }[]>`
    SELECT "id", "leagueId", "seasonId", "date", "name", "isFinal", "time", "place", "tables", "createdAt", "mark",
      "results" IS NULL AS "none"
    FROM "Evening" WHERE "id" = ${id}`;
  if (!evening) return '';
  const { leagueId, seasonId, date } = evening;
  const seasons = await tx.$queryRaw<{ id: string; variants: unknown }[]>`
    SELECT "id", "name", "startsOn", "endsOn", "variants", "houseRules", "scheme", "closed"
    FROM "Season" WHERE "id" = ${seasonId} OR "id" IN (
      SELECT "seasonId" FROM "SharedEvening" WHERE "eveningId" = ${id}) ORDER BY "id"`;
  const questions = [
    rowsOf.league(leagueId),
    rowsOf.players(leagueId),
    Prisma.sql`
      SELECT "playerId", "status" FROM "Attendance" WHERE "eveningId" = ${id} ORDER BY "playerId"`,
    Prisma.sql`
      SELECT "id", "revision", "over", "playedAt", "variant", "options", "firstDealer", "substitutes", "tally"
      FROM "Game" WHERE "eveningId" = ${id} ORDER BY "playedAt", "id"`,
    Prisma.sql`
      SELECT "Seat"."gameId", "Seat"."seat", "Seat"."playerId", "Seat"."side", "Seat"."figures"
      FROM "Game" JOIN "Seat" ON "Seat"."gameId" = "Game"."id"
      WHERE "Game"."eveningId" = ${id} ORDER BY "Seat"."gameId", "Seat"."seat"`,
    // Which evening of its season it is, and as the table counts: by those with a game that counts.
    ...seasons.map(
      (season) => Prisma.sql`
        SELECT "id", "date", "createdAt", EXISTS (
          SELECT 1 FROM "Game" WHERE "eveningId" = "Evening"."id" AND "over" = ${true}
            AND "variant" IN (${Prisma.join(['', ...parseVariants(season.variants)])})
            AND NOT EXISTS (SELECT 1 FROM "Seat" WHERE "gameId" = "Game"."id" AND "figures" IS NULL)
        ) AS "counts"
        FROM "Evening" WHERE ${inSeasonSql(season.id)} AND "date" <= ${date} ORDER BY "id"`,
    ),
    Prisma.sql`
      SELECT "Paper"."id", "Paper"."variant", "of", "hands" IS NULL AS "none"
      FROM "Paper" JOIN "Evening" ON "Evening"."id" = "eveningId"
      WHERE "leagueId" = ${leagueId} AND "date" <= ${date} ORDER BY "Paper"."id"`,
    // What is played unless something else is chosen is what was played the last time.
    Prisma.sql`
      SELECT DISTINCT "variant" FROM "Game" WHERE "eveningId" = (
        SELECT "id" FROM "Evening" WHERE "leagueId" = ${leagueId} AND "date" < ${date}
          AND EXISTS (SELECT 1 FROM "Game" WHERE "eveningId" = "Evening"."id")
        ORDER BY "date" DESC, "createdAt" DESC, "id" DESC LIMIT 1)
      ORDER BY "variant"`,
  ];
  return revisionIn(tx, questions, [isLongOver(date), evening, seasons]);
}

/** Of rows read by hand: parsed by one database, as it is stored by the other. */
const parseVariants = (stored: unknown): string[] =>
  z.array(z.string()).parse(typeof stored === 'string' ? JSON.parse(stored) : stored);

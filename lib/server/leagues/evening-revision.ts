import 'server-only';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { isLongOver, today } from '../../league/days';
import { revisionFrom, type Tx } from '../store';
import { inSeasonSql } from './in-season';

/** Says what an evening's page is made of, in few letters: every hand of its games makes another one. */
export async function eveningRevisionOf(tx: Tx, eveningId: string): Promise<string> {
  const [evening] = await tx.$queryRaw<Row[]>`
    SELECT "id", "leagueId", "seasonId", "date", "name", "isFinal", "time", "place", "tables", "createdAt", "mark",
      "results" IS NULL AS "none"
    FROM "Evening" WHERE "id" = ${eveningId}`;
  if (!evening) return '';
  const { leagueId, seasonId, date } = evening;
  const league = await tx.$queryRaw`
    SELECT "name", "isPublic", "publicNames", "byFamily" FROM "League" WHERE "id" = ${leagueId}`;
  const seasons = await tx.$queryRaw<{ id: string; variants: unknown }[]>`
    SELECT "id", "name", "startsOn", "endsOn", "variants", "houseRules", "scheme", "closed"
    FROM "Season" WHERE "id" = ${seasonId} OR "id" IN (
      SELECT "seasonId" FROM "SharedEvening" WHERE "eveningId" = ${eveningId}) ORDER BY "id"`;
  const players = await tx.$queryRaw`
    SELECT "id", "name", "mergedIntoId", "joinedOn", "leftOn", "publicName"
    FROM "Player" WHERE "leagueId" = ${leagueId} ORDER BY "id"`;
  const noted = await tx.$queryRaw`
    SELECT "playerId", "status" FROM "Attendance" WHERE "eveningId" = ${eveningId} ORDER BY "playerId"`;
  const games = await tx.$queryRaw`
    SELECT "id", "revision", "over", "playedAt", "variant", "options", "firstDealer", "substitutes", "tally"
    FROM "Game" WHERE "eveningId" = ${eveningId} ORDER BY "playedAt", "id"`;
  const seats = await tx.$queryRaw`
    SELECT "Seat"."gameId", "Seat"."seat", "Seat"."playerId", "Seat"."side", "Seat"."figures"
    FROM "Game" JOIN "Seat" ON "Seat"."gameId" = "Game"."id"
    WHERE "Game"."eveningId" = ${eveningId} ORDER BY "Seat"."gameId", "Seat"."seat"`;
  // Which evening of its season it is, and as the table counts: by those with a game that counts.
  const before: unknown[] = [];
  for (const { id, variants } of seasons)
    before.push(
      await tx.$queryRaw`
    SELECT "id", "createdAt", EXISTS (
      SELECT 1 FROM "Game" WHERE "eveningId" = "Evening"."id" AND "over" = ${true}
        AND "variant" IN (${Prisma.join(['', ...parseVariants(variants)])})
        AND NOT EXISTS (SELECT 1 FROM "Seat" WHERE "gameId" = "Game"."id" AND "figures" IS NULL)
    ) AS "counts"
    FROM "Evening" WHERE ${inSeasonSql(id)} AND "date" <= ${date} ORDER BY "id"`,
    );
  const paper = await tx.$queryRaw`
    SELECT "Paper"."id", "Paper"."variant", "of", "hands" IS NULL AS "none"
    FROM "Paper" JOIN "Evening" ON "Evening"."id" = "eveningId"
    WHERE "leagueId" = ${leagueId} AND "date" <= ${date} ORDER BY "Paper"."id"`;
  // What is played unless something else is chosen is what was played the last time.
  const usual = await tx.$queryRaw`
    SELECT DISTINCT "variant" FROM "Game" WHERE "eveningId" = (
      SELECT "id" FROM "Evening" WHERE "leagueId" = ${leagueId} AND "date" < ${date}
        AND EXISTS (SELECT 1 FROM "Game" WHERE "eveningId" = "Evening"."id")
      ORDER BY "date" DESC, "createdAt" DESC, "id" DESC LIMIT 1)
    ORDER BY "variant"`;
  const days = [today(), isLongOver(date)];
  return revisionFrom([
    [days, evening, league, seasons, players, noted],
    [games, seats, before, paper, usual],
  ]);
}

/** Of rows read by hand: parsed by one database, as it is stored by the other. */
const parseVariants = (stored: unknown): string[] =>
  z.array(z.string()).parse(typeof stored === 'string' ? JSON.parse(stored) : stored);

type Row = { readonly leagueId: string; readonly seasonId: string; readonly date: string };

/**
 * The ratings after every evening of a league: each begins where the one before ended, so what is
 * kept is good up to the first evening that was made to forget.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { type Ratings, rate } from '../../league/ratings';
import { jsonSql, type Tx, write } from '../store';
import { gamesAt } from './games-at';
import {
  BATCH_EVENINGS,
  freshenResults,
  inOrder,
  type Moment,
  momentColumns,
  resultsOf,
} from './results';

/** As written from `Ratings`, here alone. */
export const CachedRatings = z.custom<Ratings>(
  (value) => z.record(z.string(), z.record(z.string(), z.unknown())).safeParse(value).success,
);

const latestFirst = [
  { date: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.EveningOrderByWithRelationInput[];

/** Evenings up to this one, itself included. */
const upTo = ({ date, createdAt, id }: Moment) => ({
  OR: [
    { date: { lt: date } },
    { date, createdAt: { lt: createdAt } },
    { date, createdAt, id: { lte: id } },
  ],
});
/** Evenings after this one. */
const after = ({ date, createdAt, id }: Moment) => ({
  OR: [
    { date: { gt: date } },
    { date, createdAt: { gt: createdAt } },
    { date, createdAt, id: { gt: id } },
  ],
});

const noRatings = { ratings: { equals: Prisma.DbNull } };

/** Makes and keeps the ratings after every evening of the league up to this one, as far as missing. */
export async function freshenRatings(leagueId: string, moment: Moment): Promise<void> {
  await freshenResults({ leagueId, ...upTo(moment), ...noRatings });
  while (await write((tx) => keepRatings(tx, leagueId, moment)));
}

/** The games of so many are rated in one transaction at most, or those of one evening: some tenths of a second. */
const BATCH_RATED = 4000;

/** The next part of the way to this evening; answers whether there is more of it to go. */
async function keepRatings(tx: Tx, leagueId: string, moment: Moment): Promise<boolean> {
  const start = await ratingsBefore(tx, leagueId, moment);
  const next = await eveningsBetween(tx, {
    leagueId,
    start: start.moment,
    moment,
    take: BATCH_EVENINGS,
  });
  const at = await gamesAt(tx, next);
  let games = 0;
  const tooMany = next.findIndex((id, i) => {
    games += at(id).games;
    return i > 0 && games > BATCH_RATED;
  });
  const ids = tooMany < 0 ? next : next.slice(0, tooMany);
  const results = await resultsOf(tx, ids);
  let { ratings } = start;
  for (const id of ids) {
    ratings = rate(results.get(id) ?? [], ratings);
    await tx.$executeRaw`
      UPDATE "Evening" SET "ratings" = ${jsonSql(ratings)}, "mark" = ${nanoid()} WHERE "id" = ${id}`;
  }
  return ids.length < next.length || next.length === BATCH_EVENINGS;
}

/** The latest ratings that are kept up to this evening, and after which one they are. */
async function ratingsBefore(
  tx: Tx,
  leagueId: string,
  moment: Moment,
): Promise<{ readonly ratings: Ratings; readonly moment: Moment | null }> {
  const found = await tx.evening.findFirst({
    where: { leagueId, ...upTo(moment), ratings: { not: Prisma.DbNull } },
    orderBy: latestFirst,
    select: momentColumns,
  });
  if (!found) return { ratings: {}, moment: null };
  // As text, as results are read.
  const [row] = await tx.$queryRaw<{ ratings: string }[]>`
    SELECT CAST("ratings" AS TEXT) AS "ratings" FROM "Evening" WHERE "id" = ${found.id}`;
  return { ratings: CachedRatings.parse(JSON.parse(row?.ratings ?? '{}')), moment: found };
}

/**
 * Everybody's ratings after this evening of the league; `isKept` tells whether they were there. Missing
 * ones are made only for a `complete` answer, else they are those of the latest evening before.
 */
export async function ratingsAfter(
  tx: Tx,
  { leagueId, moment, complete = true }: { leagueId: string; moment: Moment; complete?: boolean },
): Promise<{ readonly ratings: Ratings; readonly isKept: boolean }> {
  const start = await ratingsBefore(tx, leagueId, moment);
  if (start.moment?.id === moment.id) return { ratings: start.ratings, isKept: true };
  if (!complete) return { ratings: start.ratings, isKept: false };
  const ids = await eveningsBetween(tx, { leagueId, start: start.moment, moment });
  const results = await resultsOf(tx, ids);
  const games = ids.flatMap((id) => results.get(id) ?? []);
  return { ratings: rate(games, start.ratings), isKept: false };
}

/** The evenings of the league after `start` up to `moment`, in order; as many as `take`. */
async function eveningsBetween(
  tx: Tx,
  {
    leagueId,
    start,
    moment,
    take,
  }: { leagueId: string; start: Moment | null; moment: Moment; take?: number },
): Promise<string[]> {
  const rows = await tx.evening.findMany({
    where: { AND: [{ leagueId }, upTo(moment), ...(start ? [after(start)] : [])] },
    orderBy: inOrder,
    ...(take !== undefined && { take }),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

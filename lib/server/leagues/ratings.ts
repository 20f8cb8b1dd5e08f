/**
 * The ratings after an evening of a league: each begins where the one before ended, so what is kept is
 * good up to the first evening that was made to forget. They are kept after every evening once somebody
 * looks at a player's way through them; a table goes on from the latest that are kept.
 */
import 'server-only';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { type Ratings, rate } from '../../league/ratings';
import type { GameResult } from '../../league/result';
import { jsonSql, read, type Tx, write } from '../store';
import { gamesAt } from './games-at';
import {
  BATCH_EVENINGS,
  freshenResults,
  inOrder,
  type Moment,
  momentColumns,
  noResults,
  resultsOf,
} from './results';

/** As written from `Ratings`, here alone. */
const CachedRatings = z.custom<Ratings>(
  (value) => z.record(z.string(), z.record(z.string(), z.unknown())).safeParse(value).success,
);

const latestFirst = [
  { date: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.EveningOrderByWithRelationInput[];

/** Evenings up to this one, itself included. */
export const upTo = ({ date, createdAt, id }: Moment) => ({
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

/** After which evenings up to one ratings are to be kept: after each, or after this one and some on the way. */
type Which = 'each' | 'last';

/** Makes and keeps the ratings after the evenings of the league up to this one, as far as missing. */
export async function freshenRatings(
  leagueId: string,
  moment: Moment,
  which: Which,
): Promise<void> {
  await freshenResults({ leagueId, ...upTo(moment), ...noRatings });
  while (await write((tx) => keepRatings(tx, { leagueId, moment, which })));
}

/** The same after the last evening before this one: where the ratings of a season begin. */
export async function freshenRatingsBefore(leagueId: string, moment: Moment): Promise<void> {
  const last = await read((tx) =>
    tx.evening.findFirst({
      where: { leagueId, ...upTo(moment), id: { not: moment.id } },
      orderBy: latestFirst,
      select: momentColumns,
    }),
  );
  if (last) await freshenRatings(leagueId, last, 'last');
}

/** The games of so many are rated in one transaction at most, or those of one evening: some tenths of a second. */
const BATCH_RATED = 4000;

/** The next part of the way to this evening; answers whether there is more of it to go. */
async function keepRatings(
  tx: Tx,
  { leagueId, moment, which }: { leagueId: string; moment: Moment; which: Which },
): Promise<boolean> {
  const to = which === 'each' ? await firstUnrated(tx, leagueId, moment) : moment;
  if (!to) return false;
  const start = await ratingsBefore(tx, leagueId, to);
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
    if (which === 'last' && id !== ids.at(-1)) continue;
    await tx.$executeRaw`
      UPDATE "Evening" SET "ratings" = ${jsonSql(ratings)} WHERE "id" = ${id}`;
  }
  return ids.length < next.length || next.length === BATCH_EVENINGS;
}

/** The first evening of the league up to this one after which no ratings are kept. */
const firstUnrated = (tx: Tx, leagueId: string, moment: Moment): Promise<Moment | null> =>
  tx.evening.findFirst({
    where: { leagueId, ...upTo(moment), ...noRatings },
    orderBy: inOrder,
    select: momentColumns,
  });

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
  return { ratings: (await keptRatings(tx, [found.id])).get(found.id) ?? {}, moment: found };
}

/** The ratings that are kept after these evenings, a page of them at most. As text, as results are read. */
export async function keptRatings(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ratings>> {
  const rows = await tx.$queryRaw<{ id: string; ratings: string }[]>`
    SELECT "id", CAST("ratings" AS TEXT) AS "ratings" FROM "Evening"
    WHERE "id" IN (${Prisma.join([...ids])}) AND "ratings" IS NOT NULL`;
  return new Map(
    rows.map(({ id, ratings }) => [id, CachedRatings.parse(JSON.parse(ratings))] as const),
  );
}

/**
 * Everybody's ratings after this evening of the league, from the latest that are kept and the games since;
 * `known` are those that were read before, by evening. `isKept` tells whether the results of all others are
 * there. Missing ones are made only for a `complete` answer, else it has no ratings.
 */
export async function ratingsAfter(
  tx: Tx,
  {
    leagueId,
    moment,
    known = new Map(),
    complete = true,
  }: {
    leagueId: string;
    moment: Moment;
    known?: ReadonlyMap<string, readonly GameResult[]>;
    complete?: boolean;
  },
): Promise<{ readonly ratings: Ratings; readonly isKept: boolean }> {
  const start = await ratingsBefore(tx, leagueId, moment);
  const way = { leagueId, start: start.moment, moment };
  const ids = await eveningsBetween(tx, way);
  const others = ids.filter((id) => !known.has(id));
  const missing =
    others.length > 0 &&
    (await tx.evening.findFirst({
      where: { AND: [between(way), noResults] },
      select: { id: true },
    }));
  const isKept = !missing;
  if (!isKept && !complete) return { ratings: {}, isKept };
  const results = await resultsOf(tx, others);
  const games = ids.flatMap((id) => known.get(id) ?? results.get(id) ?? []);
  return { ratings: rate(games, start.ratings), isKept };
}

type Way = { readonly leagueId: string; readonly start: Moment | null; readonly moment: Moment };
const between = ({ leagueId, start, moment }: Way): Prisma.EveningWhereInput => ({
  AND: [{ leagueId }, upTo(moment), ...(start ? [after(start)] : [])],
});

/** The evenings of the league after `start` up to `moment`, in order; as many as `take`. */
async function eveningsBetween(
  tx: Tx,
  { take, ...way }: Way & { readonly take?: number },
): Promise<string[]> {
  const rows = await tx.evening.findMany({
    where: between(way),
    orderBy: inOrder,
    ...(take !== undefined && { take }),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * The results of evenings: kept with the evening, made again from the seats' figures where a change
 * made them forget. Whoever reads gets what the games say, kept or not.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { VARIANT_IDS } from '../../jass';
import { STATUSES, type Status } from '../../league/attendance';
import type { EveningResults, Figures, GameResult } from '../../league/result';
import { inParts, jsonSql, read, type Tx, write } from '../store';
import { gamesAt } from './games-at';
import { inSeason } from './in-season';
import { paperResults } from './paper';

/** As written from `Figures`, in caches.ts alone: only their head is looked at. */
export const CachedFigures = z.custom<Figures>(
  (value) => z.object({ place: z.int(), won: z.boolean() }).safeParse(value).success,
);
/** As written from results, here alone. */
const CachedResults = z.custom<readonly GameResult[]>(
  (value) => z.array(z.unknown()).safeParse(value).success,
);
const NotedStatus = z.enum(STATUSES);
const Variant = z.enum(VARIANT_IDS);

/** Where an evening stands among those of its league. */
export type Moment = { readonly date: string; readonly createdAt: Date; readonly id: string };
/** The columns that say where an evening stands. */
export const momentColumns = { date: true, createdAt: true, id: true } as const;
/** The order of evenings. */
export const inOrder = [
  { date: 'asc' },
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.EveningOrderByWithRelationInput[];
export const noResults = { results: { equals: Prisma.DbNull } };

/** The results of these evenings by evening, made from the figures of their games' seats and from paper. */
export async function makeResults(
  tx: Tx,
  eveningIds: readonly string[],
): Promise<ReadonlyMap<string, readonly GameResult[]>> {
  const made = new Map<string, readonly GameResult[]>();
  for (const id of eveningIds) made.set(id, await resultsAt(tx, id));
  return made;
}

/** Fewer than the rows whose seats can be asked for at once. */
const PAGE = 500;

async function resultsAt(tx: Tx, eveningId: string): Promise<GameResult[]> {
  const results: GameResult[] = [];
  for (let from: ReadGame | undefined; ; ) {
    const games: ReadGame[] = await tx.game.findMany({
      where: { eveningId, over: true, ...(from && later(from)) },
      orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
      take: PAGE,
      select: resultColumns,
    });
    for (const game of games) {
      const result = resultFrom(game);
      if (result) results.push(result);
    }
    const last = games.at(-1);
    if (!last || games.length < PAGE) return [...results, ...(await paperResults(tx, eveningId))];
    from = last;
  }
}

/** The columns of a game's result. */
export const resultColumns = {
  id: true,
  variant: true,
  playedAt: true,
  seats: { orderBy: { seat: 'asc' }, select: { playerId: true, side: true, figures: true } },
  standIns: { orderBy: { index: 'asc' }, select: { playerId: true, seat: true } },
} satisfies Prisma.GameSelect;
type ReadGame = Prisma.GameGetPayload<{ select: typeof resultColumns }>;

/** What a game came to; null of one that goes on, or that ended before a hand counted. */
export function resultFrom({
  id,
  variant,
  playedAt,
  seats,
  standIns,
}: ReadGame): GameResult | null {
  if (seats.some(({ figures }) => figures === null)) return null;
  return {
    id,
    variant: Variant.parse(variant),
    at: playedAt.toISOString(),
    seats: seats.map(({ playerId, side, figures }, seat) => {
      const stoodIn = standIns.flatMap((one) => (one.seat === seat ? [one.playerId] : []));
      return {
        player: playerId,
        side,
        ...(stoodIn.length > 0 && { stoodIn }),
        ...CachedFigures.parse(figures),
      };
    }),
  };
}

/** The games after this one, in the order in which they were played. */
export const later = ({ playedAt, id }: { playedAt: Date; id: string }) => ({
  OR: [{ playedAt: { gt: playedAt } }, { playedAt, id: { gt: id } }],
});

/**
 * Makes the results of those evenings that have none and keeps them. All of it happens inside the one
 * transaction, so that no change can fall between reading the games and keeping what they came to.
 */
export async function keepResults(tx: Tx, eveningIds: readonly string[]): Promise<void> {
  const missing = await tx.evening.findMany({
    where: { id: { in: [...eveningIds] }, ...noResults },
    select: { id: true },
  });
  const made = await makeResults(
    tx,
    missing.map(({ id }) => id),
  );
  for (const [id, results] of made)
    await tx.$executeRaw`
      UPDATE "Evening" SET "results" = ${jsonSql(results)}, "mark" = ${nanoid()} WHERE "id" = ${id}`;
}

/**
 * The results that are kept with these evenings; null where there are none. Read as text: of a JSON column
 * Prisma visits every value, which takes ten times as long as reading it.
 */
async function keptResults(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly GameResult[] | null>> {
  const rows = await tx.$queryRaw<{ id: string; results: string | null }[]>`
    SELECT "id", CAST("results" AS TEXT) AS "results" FROM "Evening" WHERE "id" IN (${Prisma.join([...ids])})`;
  return new Map(
    rows.map(({ id, results }) => [
      id,
      results === null ? null : CachedResults.parse(JSON.parse(results)),
    ]),
  );
}

/** So many games are read in one transaction at most, or the games of one evening. */
const BATCH_GAMES = 1000;
export const BATCH_EVENINGS = 50;

/** Makes and keeps the results of those evenings that have none, some at a time. */
export async function freshenResults(where: Prisma.EveningWhereInput): Promise<void> {
  const missing = await read(async (tx) => {
    const rows = await tx.evening.findMany({
      where: { AND: [where, noResults] },
      orderBy: inOrder,
      select: { id: true },
    });
    const at = await gamesAt(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id }) => ({ id, played: at(id).games }));
  });
  let batch: string[] = [];
  let games = 0;
  const keep = async () => {
    const ids = batch;
    if (ids.length > 0) await write((tx) => keepResults(tx, ids));
    batch = [];
    games = 0;
  };
  for (const { id, played } of missing) {
    if (games + played > BATCH_GAMES || batch.length === BATCH_EVENINGS) await keep();
    batch.push(id);
    games += played;
  }
  await keep();
}

/** The results of these evenings, kept or made now. */
export async function resultsOf(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly GameResult[]>> {
  const kept = new Map<string, readonly GameResult[] | null>();
  for (const some of inParts(ids))
    for (const [id, results] of await keptResults(tx, some)) kept.set(id, results);
  const made = await makeResults(
    tx,
    ids.filter((id) => kept.get(id) === null),
  );
  return new Map([...kept].map(([id, results]) => [id, results ?? made.get(id) ?? []]));
}

/**
 * The evenings of a season with their results, in order; `isKept` tells whether all were there. Where
 * some are missing they are made for a `complete` answer, else none is read. `rootOf` says who
 * somebody whose attendance is noted turned out to be.
 */
export async function eveningResults(
  tx: Tx,
  {
    seasonId,
    leagueId,
    rootOf,
    complete = true,
  }: {
    seasonId: string;
    leagueId: string;
    rootOf: (playerId: string) => string;
    complete?: boolean;
  },
): Promise<{
  readonly evenings: readonly (EveningResults & { readonly moment: Moment })[];
  readonly isKept: boolean;
}> {
  const within = inSeason({ seasonId, leagueId });
  const rows = await tx.evening.findMany({
    where: within,
    orderBy: inOrder,
    select: { ...momentColumns, isFinal: true },
  });
  const missing = await tx.evening.findMany({
    where: { AND: [within, noResults] },
    select: { id: true },
  });
  const isKept = missing.length === 0;
  const marks = await tx.attendance.findMany({
    where: { evening: within },
    select: { eveningId: true, playerId: true, status: true },
  });
  const marksAt = new Map<string, typeof marks>();
  for (const mark of marks)
    marksAt.set(mark.eveningId, [...(marksAt.get(mark.eveningId) ?? []), mark]);
  const results =
    isKept || complete
      ? await resultsOf(
          tx,
          rows.map(({ id }) => id),
        )
      : null;
  const evenings = rows.map(({ id, date, createdAt, isFinal }) => ({
    id,
    date,
    isFinal,
    moment: { id, date, createdAt },
    games: results?.get(id) ?? [],
    attendance: attended(marksAt.get(id) ?? [], rootOf),
  }));
  return { evenings, isKept };
}

/** Who was there; of two names that are one person the one that says more. */
export function attended(
  rows: readonly { playerId: string; status: string }[],
  rootOf: (playerId: string) => string,
): Record<string, Status> {
  const known: Record<string, Status> = {};
  for (const { playerId, status } of rows) {
    const id = rootOf(playerId);
    const [own, other] = [STATUSES.indexOf(NotedStatus.parse(status)), known[id]];
    if (other === undefined || own < STATUSES.indexOf(other)) known[id] = NotedStatus.parse(status);
  }
  return known;
}

/**
 * The cache of games: what changing one needs to know, kept in memory between its changes. What is kept
 * says nothing by itself: it counts only where the database has the game at the same revision, so
 * that other servers and a deleted game are no exception.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { Prisma } from '../../../generated/prisma/client';
import { type Tally, tally } from '../../jass';
import { recordOf } from '../../sync/game';
import { parseTable, type Tx } from '../store';
import { loadGames, type StoredGame } from './game-store';

/** Games kept in memory; one takes about 20 kB. */
const KEPT = 1000;

/** A stored game with its score, null where its record cannot be scored. */
type Kept = Omit<StoredGame, 'eveningId' | 'wasOver'> & {
  readonly tally: Tally | null;
  /** When the row was made: a deleted game may come back under its id. */
  readonly madeAt: number;
};

/** A game as it stands in the database now. */
export type CachedGame = StoredGame & Kept & { readonly head: Head };
type Head = Awaited<ReturnType<typeof loadHeads>>[number];

// Route handlers may have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferGameCache?: LRUCache<string, Kept> };
shared.schieferGameCache ??= new LRUCache({ max: KEPT });
const kept = shared.schieferGameCache;

/** Reads games that are to be changed. */
export async function cachedGames(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, CachedGame>> {
  const heads = await loadHeads(tx, ids);
  const known = new Map(
    heads.flatMap((head) => {
      const here = kept.get(head.id);
      const counts =
        here?.state.revision === head.revision && here.madeAt === head.createdAt.getTime();
      return here && counts ? [[head.id, here] as const] : [];
    }),
  );
  const unknown = heads.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const madeAt = new Map(heads.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  for (const { state, changeIds } of await loadGames(tx, unknown)) {
    const scored = tally(recordOf(state));
    known.set(state.id, {
      state,
      changeIds,
      tally: scored.ok ? scored.value : null,
      madeAt: madeAt.get(state.id) ?? 0,
    });
  }
  return new Map(
    heads.flatMap((head) => {
      const here = known.get(head.id);
      if (!here) return [];
      // A name that was put right changes no revision.
      const state = { ...here.state, table: parseTable(head) };
      return [[head.id, { ...here, state, head, eveningId: head.eveningId, wasOver: head.over }]];
    }),
  );
}

type HeadRow = {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly ownerId: string | null;
  readonly leagueId: string | null;
  readonly eveningId: string | null;
  readonly over: boolean;
  readonly chalkId: string | null;
  readonly manyWriters: boolean;
  readonly announceSeparately: boolean;
  readonly variant: string;
  readonly options: unknown;
  readonly firstDealer: number;
  readonly substitutes: unknown;
  readonly name: string | null;
};

// Read before every hand: by hand, because `findMany` costs more than the database does.
async function loadHeads(tx: Tx, ids: readonly string[]) {
  const among = Prisma.join(ids);
  const rows = await tx.$queryRaw<HeadRow[]>`
    SELECT "id", "revision", "createdAt", "ownerId", "leagueId", "eveningId", "over", "chalkId",
      "manyWriters", "apart" AS "announceSeparately", "variant", "options", "firstDealer", "substitutes", "name"
    FROM "Game" WHERE "id" IN (${among})`;
  const seats = await tx.$queryRaw<{ gameId: string; name: string }[]>`
    SELECT "Seat"."gameId", "Player"."name"
    FROM "Seat" JOIN "Player" ON "Player"."id" = "Seat"."playerId"
    WHERE "Seat"."gameId" IN (${among}) ORDER BY "Seat"."gameId", "Seat"."seat"`;
  const seatsOf = new Map(rows.map(({ id }) => [id, [] as { player: { name: string } }[]]));
  for (const { gameId, name } of seats) seatsOf.get(gameId)?.push({ player: { name } });
  return rows.map((row) => ({
    ...row,
    seats: seatsOf.get(row.id) ?? [],
  }));
}

/** Keeps a game as it was just committed. */
export function cacheGame({ state, changeIds, tally: scored, madeAt }: Kept): void {
  kept.set(state.id, { state, changeIds, tally: scored, madeAt });
}

/** Writing what changes did to games: those of several games together, each table in one go. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { Tally } from '../../jass';
import type { GameState, Hand, LogLine } from '../../sync/game';
import { jsonSql, type Tx } from '../store';
import { cachesOf, forgetResults, saveSeats } from './caches';
import { finishedKind, noteFinished } from './finished';
import type { StoredGame } from './game-store';
import { saveTable } from './table-rows';

/** Thrown where another writer changed a game between reading and writing it. */
export class Raced extends Error {}

/** What changes made of a game: as it was, as it is now, and what is written in its log. */
export type Changed = {
  readonly stored: Pick<StoredGame, 'state' | 'eveningId' | 'wasOver'>;
  readonly state: GameState;
  readonly tally: Tally;
  readonly lines: readonly { readonly line: LogLine; readonly by: string }[];
};

/**
 * Writes changed games: the hands that differ, the tables, the lines of the log, the
 * caches.
 *
 * @throws Raced where one is not as it was
 */
export async function saveChanged(tx: Tx, games: readonly Changed[]): Promise<void> {
  if (games.length === 0) return;
  const at = new Date();
  const all = games.map((game) => ({ ...game, caches: cachesOf(game.state, game.tally) }));
  const rows = all.map(
    ({ stored, state, caches: { game } }) => Prisma.sql`(
      ${state.id}, CAST(${stored.state.revision} AS INTEGER), CAST(${state.revision} AS INTEGER),
      ${state.override}, CAST(${at} AS TIMESTAMP), CAST(${game.over} AS BOOLEAN),
      ${jsonSql(game.tally)}, ${game.fingerprint})`,
  );
  const count = await tx.$executeRaw`
    WITH now (id, seen, revision, lid, at, is_over, tally, fingerprint) AS (VALUES ${Prisma.join(rows)})
    UPDATE "Game" SET
      "revision" = now.revision, "lid" = now.lid, "updatedAt" = now.at, "over" = now.is_over,
      "tally" = now.tally, "fingerprint" = now.fingerprint
    FROM now WHERE "Game"."id" = now.id AND "Game"."revision" = now.seen`;
  if (count !== games.length) throw new Raced();
  for (const { stored, state } of games)
    if (state.table !== stored.state.table)
      await saveTable(tx, { gameId: state.id, before: stored.state.table, table: state.table });
  // Only a game that is over has results.
  const ended = all.filter(({ stored, caches }) => stored.wasOver || caches.game.over);
  await saveSeats(
    tx,
    ended.map(({ state, caches }) => ({ gameId: state.id, seats: caches.seats })),
  );
  const leagues = new Map<string | null, string>();
  for (const eveningId of new Set(ended.flatMap(({ stored }) => stored.eveningId ?? [])))
    leagues.set(eveningId, await forgetResults(tx, eveningId));
  await noteFinished(
    tx,
    ended.flatMap(({ stored, state: { id: gameId, revision }, caches }) => {
      const leagueId = leagues.get(stored.eveningId);
      const kind = finishedKind(stored.wasOver, caches.game.over);
      return leagueId !== undefined && kind ? [{ leagueId, gameId, kind, revision }] : [];
    }),
  );
  // Hands that a change leaves alone stay the same objects. All that moved go before any comes
  // back, so that no two of them ever have the same index.
  const stale = games.flatMap(({ stored, state }) => {
    const index = { in: differing(stored.state.hands, state.hands) };
    return index.in.length > 0 ? [{ gameId: state.id, index }] : [];
  });
  if (stale.length > 0) await tx.hand.deleteMany({ where: { OR: stale } });
  const fresh = games.flatMap(({ stored, state }) =>
    differing(state.hands, stored.state.hands).flatMap((index) => {
      const hand = state.hands[index];
      if (!hand) return [];
      return [{ ...hand, gameId: state.id, index }];
    }),
  );
  await insertHands(tx, fresh);
  await insertLines(tx, games, at);
}

// Written by hand: what `createMany` does with as many rows costs more than SQLite does with them.
async function insertHands(tx: Tx, hands: readonly (Hand & { gameId: string; index: number })[]) {
  if (hands.length === 0) return;
  const rows = hands.map(
    ({ gameId, index, id, by, entry }) =>
      Prisma.sql`(${gameId}, ${index}, ${id}, ${by}, ${jsonSql(entry)})`,
  );
  await tx.$executeRaw`
    INSERT INTO "Hand" ("gameId", "index", "id", "by", "entry") VALUES ${Prisma.join(rows)}`;
}

async function insertLines(tx: Tx, games: readonly Changed[], at: Date): Promise<void> {
  const rows = games.flatMap(({ stored, state, lines }) =>
    lines.map(({ line: { id, kind, step }, by }, i) => {
      const seq = stored.state.revision + i;
      return Prisma.sql`(${state.id}, ${id}, ${seq}, ${kind}, ${jsonSql(step)}, ${by}, ${at})`;
    }),
  );
  await tx.$executeRaw`
    INSERT INTO "Change" ("gameId", "id", "seq", "kind", "step", "userId", "at")
    VALUES ${Prisma.join(rows)}`;
}

/** The indices at which the one has other hands than the other, or hands that the other lacks. */
const differing = (hands: GameState['hands'], other: GameState['hands']): number[] =>
  hands.flatMap((hand, index) => (other[index] === hand ? [] : [index]));

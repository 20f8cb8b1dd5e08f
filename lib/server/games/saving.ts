/** Writing what changes did to games: those of several games together, each table in one go. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { Tally } from '../../jass';
import type { GameState, LogLine } from '../../sync/game';
import { openDatabase, type Tx } from '../db';
import { json } from '../json';
import { cachesOf, forgetResults, saveSeats } from './caches';
import type { StoredGame } from './game-store';

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
 * Writes changed games: the hands that differ, the lines of the log, the caches.
 *
 * @throws Raced where one is not as it was
 */
export async function saveChanged(tx: Tx, games: readonly Changed[]): Promise<void> {
  if (games.length === 0) return;
  const at = new Date();
  const all = games.map((game) => ({ ...game, caches: cachesOf(game.state, game.tally) }));
  const jsonType = Prisma.raw(openDatabase().jsonType);
  const rows = all.map(
    ({ stored, state, caches: { game } }) => Prisma.sql`(
      ${state.id}, CAST(${stored.state.revision} AS INTEGER), CAST(${state.revision} AS INTEGER),
      ${state.lid}, CAST(${at} AS TIMESTAMP), CAST(${game.over} AS BOOLEAN),
      CAST(${JSON.stringify(game.tally)} AS ${jsonType}), ${game.fingerprint})`,
  );
  const count = await tx.$executeRaw`
    WITH now (id, seen, revision, lid, at, is_over, tally, fingerprint) AS (VALUES ${Prisma.join(rows)})
    UPDATE "Game" SET
      "revision" = now.revision, "lid" = now.lid, "updatedAt" = now.at, "over" = now.is_over,
      "tally" = now.tally, "fingerprint" = now.fingerprint
    FROM now WHERE "Game"."id" = now.id AND "Game"."revision" = now.seen`;
  if (count !== games.length) throw new Raced();
  for (const { state, stored, caches } of all) {
    // Only a game that is over has results.
    if (!stored.wasOver && !caches.game.over) continue;
    await saveSeats(tx, state.id, caches.seats);
    if (stored.eveningId !== null) await forgetResults(tx, stored.eveningId);
  }
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
      return [{ gameId: state.id, index, id: hand.id, by: hand.by, entry: json(hand.entry) }];
    }),
  );
  if (fresh.length > 0) await tx.hand.createMany({ data: fresh });
  await tx.change.createMany({
    data: games.flatMap(({ stored, state, lines }) =>
      lines.map(({ line: { id, kind, step }, by }, i) => ({
        gameId: state.id,
        id,
        seq: stored.state.revision + i,
        kind,
        step: json(step),
        userId: by,
        at,
      })),
    ),
  });
}

/** The indices at which the one has other hands than the other, or hands that the other lacks. */
const differing = (hands: GameState['hands'], other: GameState['hands']): number[] =>
  hands.flatMap((hand, index) => (other[index] === hand ? [] : [index]));

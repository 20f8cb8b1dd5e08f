import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { type GameState, stacksOf } from '../../sync/game';
import { LogRow, logColumns, Override, parseRecord, recordColumns, type Tx } from '../store';

const gameColumns = {
  id: true,
  ...recordColumns,
  eveningId: true,
  over: true,
  override: true,
  revision: true,
  changes: { orderBy: { seq: 'asc' }, select: logColumns },
} satisfies Prisma.GameSelect;

/** A game as it is stored, with the ids of all the changes ever made to it. */
export type StoredGame = {
  readonly state: GameState;
  readonly changeIds: ReadonlySet<string>;
  /** The evening it belongs to; null outside of leagues. */
  readonly eveningId: string | null;
  readonly wasOver: boolean;
};

/** Reads a game; null where there is none of that id among those that `among` fits. */
export async function loadGame(
  tx: Tx,
  among: Prisma.GameWhereInput,
  id: string,
): Promise<StoredGame | null> {
  const row = await tx.game.findFirst({ where: { AND: [{ id }, among] }, select: gameColumns });
  return row && parseGame(row);
}

/** Reads games, whoever asks. */
export async function loadGames(tx: Tx, ids: readonly string[]): Promise<StoredGame[]> {
  if (ids.length === 0) return [];
  const rows = await tx.game.findMany({ where: { id: { in: [...ids] } }, select: gameColumns });
  return rows.map(parseGame);
}

function parseGame(row: Prisma.GameGetPayload<{ select: typeof gameColumns }>): StoredGame {
  const log = z.array(LogRow).parse(row.changes);
  const state: GameState = {
    id: row.id,
    ...parseRecord(row),
    override: Override.parse(row.override),
    ...stacksOf(log),
    revision: row.revision,
  };
  const { eveningId, over: wasOver } = row;
  return { state, changeIds: new Set(log.map((line) => line.id)), eveningId, wasOver };
}

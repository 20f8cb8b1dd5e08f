/** The log of a game as those read it who follow the game. */
import 'server-only';
import { z } from 'zod';
import type { LogLine } from '../../sync/game';
import { batched, LogRow, logColumns, read } from '../store';

const Row = LogRow.extend({ seq: z.int() });

/** The lines of a game from this place in its log on, in their order. */
export async function linesFrom(
  gameId: string,
  seq: number,
): Promise<{ readonly seq: number; readonly line: LogLine }[]> {
  const rows = await read((tx) =>
    tx.change.findMany({
      where: { gameId, seq: { gte: seq } },
      orderBy: { seq: 'asc' },
      select: { ...logColumns, seq: true },
    }),
  );
  return rows.map((row) => {
    const { seq: place, ...line } = Row.parse(row);
    return { seq: place, line };
  });
}

/** How many changes of a game were made by now; 0 where there is no such game. Many ask as one. */
export const revisionNow = batched((gameIds: readonly string[]) =>
  read(async (tx) => {
    const games = await tx.game.findMany({
      where: { id: { in: [...gameIds] } },
      select: { id: true, revision: true },
    });
    const byId = new Map(games.map(({ id, revision }) => [id, revision]));
    return gameIds.map((id) => byId.get(id) ?? 0);
  }),
);

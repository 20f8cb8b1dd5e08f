import 'server-only';
import { sideNames } from '../sync/deal';
import type { Tourney } from '../sync/tourney';
import { type Viewer, visibleTo } from './access';
import { read, type Tx } from './db';
import { CachedTally, parseTable } from './game-store';

/** A tourney as a new game names it: its id and how many games it has; null for an open end. */
export type TourneyRef = { readonly id: string; readonly length: number | null };

/** Makes the tourney with its first game; false where the id is somebody else's. */
export async function joinTourney(
  tx: Tx,
  viewer: Viewer,
  { id, length }: TourneyRef,
): Promise<boolean> {
  const found = await tx.tourney.findUnique({ where: { id }, select: { ownerId: true } });
  if (found) return found.ownerId === viewer.userId;
  await tx.tourney.create({
    data: { id, ownerId: viewer.userId, length, createdAt: new Date() },
  });
  return true;
}

/** The tourney that a game belongs to; null where it belongs to none, or is not this viewer's. */
export function findTourney(viewer: Viewer | null, gameId: string): Promise<Tourney | null> {
  return read(async (tx) => {
    const game = await tx.game.findFirst({
      where: { id: gameId, ...visibleTo(viewer) },
      select: {
        tourney: {
          select: {
            id: true,
            length: true,
            games: {
              where: visibleTo(viewer),
              orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
              select: {
                id: true,
                variant: true,
                options: true,
                players: true,
                firstDealer: true,
                tally: true,
              },
            },
          },
        },
      },
    });
    if (!game?.tourney) return null;
    const { id, length, games } = game.tourney;
    return {
      id,
      length,
      games: games.map((row) => {
        const table = parseTable(row);
        const tally = CachedTally.parse(row.tally);
        return { id: row.id, players: table.players, sides: sideNames(table), tally };
      }),
    };
  });
}

import 'server-only';
import { inParts, type Tx } from '../store';

/** How many games an evening has, how many of them go on, and how many results without hands. */
export type GamesAt = { readonly games: number; readonly running: number; readonly paper: number };

const NONE: GamesAt = { games: 0, running: 0, paper: 0 };

/** How many games there are at evenings: ask it for one of these. */
export async function gamesAt(
  tx: Tx,
  eveningIds: readonly string[],
): Promise<(eveningId: string) => GamesAt> {
  const known = new Map<string, GamesAt>();
  const of = (id: string) => known.get(id) ?? NONE;
  for (const some of inParts(eveningIds)) {
    const where = { eveningId: { in: some } };
    // Counted with the evenings, Prisma would have those of all leagues counted first.
    for (const { eveningId: id, over, _count } of await tx.game.groupBy({
      by: ['eveningId', 'over'],
      where,
      _count: true,
    })) {
      if (id === null) continue;
      const { games, running, paper } = of(id);
      known.set(id, { games: games + _count, running: running + (over ? 0 : _count), paper });
    }
    for (const { eveningId: id, _count: paper } of await tx.paper.groupBy({
      by: ['eveningId'],
      where,
      _count: true,
    }))
      known.set(id, { ...of(id), paper });
  }
  return of;
}

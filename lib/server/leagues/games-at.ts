import 'server-only';
import type { Tx } from '../store';

/** How many games an evening has, and how many of them go on. */
export type GamesAt = { readonly games: number; readonly running: number };

/** Fewer than can be named in one question. */
const PAGE = 500;

/** How many games there are at evenings: ask it for one of these. */
export async function gamesAt(
  tx: Tx,
  eveningIds: readonly string[],
): Promise<(eveningId: string) => GamesAt> {
  const known = new Map<string | null, GamesAt>();
  const of = (id: string | null) => known.get(id) ?? { games: 0, running: 0 };
  for (let from = 0; from < eveningIds.length; from += PAGE)
    // Counted with the evenings, Prisma would have the games of all leagues counted first.
    for (const { eveningId, over, _count } of await tx.game.groupBy({
      by: ['eveningId', 'over'],
      where: { eveningId: { in: eveningIds.slice(from, from + PAGE) } },
      _count: true,
    })) {
      const { games, running } = of(eveningId);
      known.set(eveningId, { games: games + _count, running: running + (over ? 0 : _count) });
    }
  return of;
}

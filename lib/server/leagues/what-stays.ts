/** What keeps an evening or a season from being deleted. */
import 'server-only';
import { leaguesOf, type Viewer } from '../access';
import { read, type Tx } from '../store';

type At = { readonly eveningId: string } | { readonly seasonId: string };
/** Games, results without hands among them, and payments. */
type Held = { readonly games: number; readonly payments: number };

/** How many of them an evening or a season has. */
export async function heldAt(tx: Tx, at: At): Promise<Held> {
  const where = 'eveningId' in at ? at : { evening: at };
  return {
    games: (await tx.game.count({ where })) + (await tx.paper.count({ where })),
    payments: await tx.payment.count({ where: at }),
  };
}

/** The same for a page; nothing where this viewer sees no such league. */
export const findHeld = (viewer: Viewer | null, leagueId: string, at: At): Promise<Held> =>
  read(async (tx) => {
    const where = { id: leagueId, ...leaguesOf(viewer, 'reader') };
    const league = await tx.league.findFirst({ where, select: { id: true } });
    return league ? heldAt(tx, at) : { games: 0, payments: 0 };
  });

/** What keeps an evening or a season from being deleted. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { leaguesOf, type Viewer } from '../access';
import { CountedVariants } from '../games';
import { read, type Tx } from '../store';

type At = { readonly eveningId: string } | { readonly seasonId: string };
/** Games, results without hands among them, and payments. */
type Held = { readonly games: number; readonly payments: number };

/** How many of them an evening or a season has: what was planned there, and what counts there. */
export async function heldAt(tx: Tx, at: At): Promise<Held> {
  const where = 'eveningId' in at ? at : await lyingIn(tx, at.seasonId);
  return {
    games: (await tx.game.count({ where })) + (await tx.paper.count({ where })),
    payments: await tx.payment.count({ where: at }),
  };
}

/** What lies at the evenings planned in a season, and of what lies at those it shares all that it counts. */
async function lyingIn(tx: Tx, seasonId: string) {
  const season = await tx.season.findUnique({
    where: { id: seasonId },
    select: { leagueId: true, variants: true },
  });
  const { leagueId = '', variants = [] } = season ?? {};
  const counted = { in: CountedVariants.parse(variants) };
  return {
    OR: [
      { evening: { leagueId, seasonId } },
      { variant: counted, evening: { leagueId, shared: { some: { seasonId } } } },
    ],
  } satisfies Prisma.GameWhereInput & Prisma.PaperWhereInput;
}

/** The same for a page; nothing where this viewer sees no such league. */
export const findHeld = (viewer: Viewer | null, leagueId: string, at: At): Promise<Held> =>
  read(async (tx) => {
    const where = { id: leagueId, ...leaguesOf(viewer, 'reader') };
    const league = await tx.league.findFirst({ where, select: { id: true } });
    return league ? heldAt(tx, at) : { games: 0, payments: 0 };
  });

/**
 * The one place that says who reads a league's names in full: whoever has a role in it, and at a single
 * game whoever came to its table by a link. All others read a public league as `inPublic` tells it.
 */
import 'server-only';
import { type PublicNames, publicNames } from '../../league/public-names';
import type { Tx } from '../store';
import type { Viewer } from './access';

/**
 * The names of a league as this viewer reads them; null where in full, as in no league.
 *
 * @param hasRole whether the viewer has a role there, where that is known already
 */
export async function publicNamesFor(
  tx: Tx,
  viewer: Viewer | null,
  { leagueId, gameId, hasRole }: { leagueId: string | null; gameId?: string; hasRole?: boolean },
): Promise<PublicNames | null> {
  if (leagueId === null || hasRole) return null;
  const userId = viewer?.userId;
  if (userId !== undefined) {
    const leagueId_userId = { leagueId, userId };
    const isMember =
      hasRole === undefined &&
      (await tx.membership.findUnique({ where: { leagueId_userId }, select: { role: true } }));
    if (isMember) return null;
    if (gameId !== undefined) {
      const gameId_userId = { gameId, userId };
      if (await tx.participant.findUnique({ where: { gameId_userId }, select: { role: true } }))
        return null;
    }
  }
  return publicNamesOf(tx, leagueId);
}

/** The names of a league as everybody reads them; null where in full, and where nobody reads it. */
export async function publicNamesOf(tx: Tx, leagueId: string | null): Promise<PublicNames | null> {
  const league =
    leagueId === null
      ? null
      : await tx.league.findUnique({
          where: { id: leagueId, isPublic: true },
          select: { publicNames: true },
        });
  if (!league) return null;
  const all = await tx.player.findMany({
    where: { leagueId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, mergedIntoId: true, publicName: true },
  });
  return publicNames(league.publicNames, all);
}

/** The names of a tournament as everybody reads it who has no link to it; null where in full. */
export const publicNamesOfTournament = (
  said: string | null,
  entrants: readonly { readonly id: string; readonly name: string }[],
): PublicNames | null =>
  publicNames(
    said,
    entrants.map(({ id, name }) => ({ id, name, mergedIntoId: null, publicName: null })),
  );

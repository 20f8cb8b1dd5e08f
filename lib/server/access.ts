import 'server-only';
import type { Prisma } from '../../generated/prisma/client';
import type { Tx } from './db/store';

/** Who asks. Nobody is null: a phone that has never written anything. */
export type Viewer = { readonly userId: string };

/** What an account may do in a league, each all that those before it may: see, take part, write, run. */
export const ROLES = ['reader', 'member', 'scorer', 'owner'] as const;
export type Role = (typeof ROLES)[number];

const from = (role: Role): Role[] => ROLES.slice(ROLES.indexOf(role));

/** The condition for leagues in which the viewer may do at least what the role may. */
export const leaguesOf = (viewer: Viewer | null, role: Role) =>
  ({
    OR: [
      { memberships: { some: { userId: { in: users(viewer) }, role: { in: from(role) } } } },
      ...(role === 'reader' ? [{ isPublic: true }] : []),
    ],
  }) satisfies Prisma.LeagueWhereInput;

/** The leagues that the viewer writes in. */
export async function leaguesWrittenIn(tx: Tx, viewer: Viewer | null): Promise<string[]> {
  const rows = await tx.membership.findMany({
    where: { userId: { in: users(viewer) }, role: { in: from('scorer') } },
    select: { leagueId: true },
  });
  return rows.map(({ leagueId }) => leagueId);
}

/** The condition for games that belong to no league but to the viewer; for nobody it fits none. */
export const ownedBy = (viewer: Viewer | null) => ({
  ownerId: { in: users(viewer) },
  leagueId: null,
});

/** The condition for games that the viewer joined from a phone of their own, as one of these roles. */
const joinedBy = (viewer: Viewer | null, roles: readonly ('writer' | 'reader')[]) => ({
  companions: { some: { userId: { in: users(viewer) }, role: { in: [...roles] } } },
});

/** The condition for games that the viewer may see. */
export const visibleTo = (viewer: Viewer | null) => ({
  OR: [
    ownedBy(viewer),
    { league: leaguesOf(viewer, 'reader') },
    joinedBy(viewer, ['writer', 'reader']),
  ],
});

/** The condition for games that the viewer may change. */
export const changeableBy = (viewer: Viewer | null) => ({
  OR: [ownedBy(viewer), { league: leaguesOf(viewer, 'scorer') }, joinedBy(viewer, ['writer'])],
});

/** Somebody who wants to change a game. */
type Changer = {
  readonly userId: string;
  readonly game: {
    readonly id: string;
    readonly ownerId: string | null;
    readonly leagueId: string | null;
  };
};

/** Who of them may change the game: the same as `changeableBy`, of many at once. */
export async function thoseWhoMayChange<Asked extends Changer>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<Set<Asked>> {
  const isOwner = ({ userId, game }: Changer) => game.leagueId === null && game.ownerId === userId;
  const others = asked.filter((one) => !isOwner(one));
  const may = new Set(asked.filter(isOwner));
  if (others.length === 0) return may;
  const userId = { in: others.map((one) => one.userId) };
  const leagueId = { in: others.flatMap(({ game }) => game.leagueId ?? []) };
  const members = await tx.membership.findMany({
    where: { leagueId, userId, role: { in: from('scorer') } },
    select: { leagueId: true, userId: true },
  });
  const writers = await tx.companion.findMany({
    where: { gameId: { in: others.map(({ game }) => game.id) }, userId, role: 'writer' },
    select: { gameId: true, userId: true },
  });
  const found = new Set([
    ...members.map((one) => `${one.leagueId} ${one.userId}`),
    ...writers.map((one) => `${one.gameId} ${one.userId}`),
  ]);
  for (const one of others)
    if ([one.game.leagueId, one.game.id].some((id) => found.has(`${id} ${one.userId}`)))
      may.add(one);
  return may;
}

/**
 * The condition for games that the viewer runs: who decides on the phones at the table, and may
 * delete the game. Whoever came by a link does not.
 */
export const runBy = (viewer: Viewer | null) => ({
  OR: [ownedBy(viewer), { league: leaguesOf(viewer, 'scorer') }],
});

// An empty list fits nobody; a condition left out would fit everybody.
const users = (viewer: Viewer | null): string[] => (viewer ? [viewer.userId] : []);

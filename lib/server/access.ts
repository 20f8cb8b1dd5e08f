import 'server-only';
import type { Prisma } from '../../generated/prisma/client';

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

/** What `mayChange` must know of a game, as regards these people. */
export const changerColumns = (people: readonly string[]) => {
  const userId = { in: [...people] };
  return {
    ownerId: true,
    leagueId: true,
    league: {
      select: {
        memberships: { where: { userId, role: { in: from('scorer') } }, select: { userId: true } },
      },
    },
    companions: { where: { userId, role: 'writer' }, select: { userId: true } },
  } satisfies Prisma.GameSelect;
};

/** The same as `changeableBy`, of games that were read for several people at once. */
export const mayChange = (
  viewer: Viewer,
  game: Prisma.GameGetPayload<{ select: ReturnType<typeof changerColumns> }>,
): boolean =>
  (game.leagueId === null && game.ownerId === viewer.userId) ||
  [...(game.league?.memberships ?? []), ...game.companions].some(
    ({ userId }) => userId === viewer.userId,
  );

/**
 * The condition for games that the viewer runs: who decides on the phones at the table, and may
 * delete the game. Whoever came by a link does not.
 */
export const runBy = (viewer: Viewer | null) => ({
  OR: [ownedBy(viewer), { league: leaguesOf(viewer, 'scorer') }],
});

// An empty list fits nobody; a condition left out would fit everybody.
const users = (viewer: Viewer | null): string[] => (viewer ? [viewer.userId] : []);

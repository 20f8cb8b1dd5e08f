import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { Tx } from '../store';

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

/** Somebody who asks for a game; nobody is null. */
type Looker = Omit<Changer, 'userId'> & { readonly userId: string | null };

/**
 * What each of them is to the game: who runs it, who may change it, who may see it, as `runBy`,
 * `changeableBy` and `visibleTo` have it, of many at once; and whether they belong to its table or its
 * league. Who may not see it is left out.
 */
export async function standingsOf<Asked extends Looker>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<Map<Asked, { readonly role: 'host' | 'writer' | 'reader'; readonly belongs: boolean }>> {
  const isOwner = ({ userId, game }: Looker) =>
    userId !== null && game.leagueId === null && game.ownerId === userId;
  const others = asked.filter((one) => !isOwner(one));
  const found = new Map<Asked, { role: 'host' | 'writer' | 'reader'; belongs: boolean }>();
  for (const one of asked) if (isOwner(one)) found.set(one, { role: 'host', belongs: true });
  if (others.length === 0) return found;
  const userId = { in: others.flatMap((one) => one.userId ?? []) };
  const leagueId = { in: others.flatMap(({ game }) => game.leagueId ?? []) };
  const leagues = await tx.league.findMany({
    where: { id: leagueId, isPublic: true },
    select: { id: true },
  });
  const members = await tx.membership.findMany({
    where: { leagueId, userId },
    select: { leagueId: true, userId: true, role: true },
  });
  const companions = await tx.companion.findMany({
    where: { gameId: { in: others.map(({ game }) => game.id) }, userId },
    select: { gameId: true, userId: true, role: true },
  });
  const publics = new Set(leagues.map(({ id }) => id));
  const roles = new Map(members.map((one) => [`${one.leagueId} ${one.userId}`, one.role]));
  const joined = new Map(companions.map((one) => [`${one.gameId} ${one.userId}`, one.role]));
  const scorers: readonly string[] = from('scorer');
  for (const one of others) {
    const inLeague = roles.get(`${one.game.leagueId} ${one.userId}`);
    const atTable = joined.get(`${one.game.id} ${one.userId}`);
    const belongs = inLeague !== undefined || atTable !== undefined;
    if (inLeague !== undefined && scorers.includes(inLeague))
      found.set(one, { role: 'host', belongs });
    else if (atTable === 'writer') found.set(one, { role: 'writer', belongs });
    else if (inLeague !== undefined || atTable === 'reader' || publics.has(one.game.leagueId ?? ''))
      found.set(one, { role: 'reader', belongs });
  }
  return found;
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

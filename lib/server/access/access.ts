import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
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

/** The leagues that the viewer writes in, save those that are only being tried. */
export async function leaguesWrittenIn(tx: Tx, viewer: Viewer | null): Promise<string[]> {
  if (!viewer) return [];
  // By hand: asked with every list of games, and `findMany` costs more than the database does.
  const rows = await tx.$queryRaw<{ leagueId: string }[]>`
    SELECT "leagueId" FROM "Membership" JOIN "League" ON "League"."id" = "leagueId"
    WHERE "userId" = ${viewer.userId} AND "role" IN (${Prisma.join(from('scorer'))})
      AND "isTrial" = ${false}`;
  return rows.map(({ leagueId }) => leagueId);
}

/** The condition for games that belong to no league but to the viewer; for nobody it fits none. */
export const ownedBy = (viewer: Viewer | null) => ({
  ownerId: { in: users(viewer) },
  leagueId: null,
});

/** What somebody can be to a game, each all that those behind it are: run it, write in it, see it. */
const STANDINGS = ['host', 'writer', 'reader'] as const;
type Standing = (typeof STANDINGS)[number];

/**
 * What makes somebody what to a game, beside owning one that belongs to no league: a role in its
 * league, or one at its table, which a link to it gave. A public league is seen by everybody.
 */
const BY = {
  host: { league: 'scorer', table: [] },
  writer: { league: 'scorer', table: ['writer'] },
  reader: { league: 'reader', table: ['writer', 'reader'] },
} as const satisfies Record<
  Standing,
  { readonly league: Role; readonly table: readonly ('writer' | 'reader')[] }
>;

/** The condition for games to which the viewer is at least this. */
const gamesAs = (viewer: Viewer | null, standing: Standing) => ({
  OR: [
    ownedBy(viewer),
    { league: leaguesOf(viewer, BY[standing].league) },
    ...(BY[standing].table.length > 0
      ? [
          {
            participants: {
              some: { userId: { in: users(viewer) }, role: { in: [...BY[standing].table] } },
            },
          },
        ]
      : []),
  ],
});

/** The condition for games that the viewer may see. */
export const visibleTo = (viewer: Viewer | null) => gamesAs(viewer, 'reader');

/** The condition for games that the viewer may change. */
export const changeableBy = (viewer: Viewer | null) => gamesAs(viewer, 'writer');

/**
 * The condition for games that the viewer runs: who decides on the phones at the table, and may
 * delete the game. Whoever came by a link does not.
 */
export const runBy = (viewer: Viewer | null) => gamesAs(viewer, 'host');

/** Somebody who asks for a game; nobody is null. */
type Looker = {
  readonly userId: string | null;
  readonly game: {
    readonly id: string;
    readonly ownerId: string | null;
    readonly leagueId: string | null;
  };
};

/**
 * What each of them is to the game, as the conditions above have it, of many at once; and whether they
 * belong to its table or its league. Who may not see it is left out.
 */
export async function standingsOf<Asked extends Looker>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<Map<Asked, { readonly role: Standing; readonly belongs: boolean }>> {
  const isOwner = ({ userId, game }: Looker) =>
    userId !== null && game.leagueId === null && game.ownerId === userId;
  const found = new Map<Asked, { role: Standing; belongs: boolean }>();
  for (const one of asked) if (isOwner(one)) found.set(one, { role: 'host', belongs: true });
  const others = asked.filter((one) => !isOwner(one));
  if (others.length === 0) return found;
  const userId = { in: others.flatMap((one) => one.userId ?? []) };
  const members = await tx.membership.findMany({
    where: { leagueId: { in: others.flatMap(({ game }) => game.leagueId ?? []) }, userId },
    select: { leagueId: true, userId: true, role: true },
  });
  const participants = await tx.participant.findMany({
    where: { gameId: { in: others.map(({ game }) => game.id) }, userId },
    select: { gameId: true, userId: true, role: true },
  });
  const roles = new Map(members.map((one) => [`${one.leagueId} ${one.userId}`, one.role]));
  const joined = new Map(participants.map((one) => [`${one.gameId} ${one.userId}`, one.role]));
  const strangers: Asked[] = [];
  for (const one of others) {
    const inLeague = roles.get(`${one.game.leagueId} ${one.userId}`);
    const atTable = joined.get(`${one.game.id} ${one.userId}`);
    const role = STANDINGS.find(
      (standing) => has(from(BY[standing].league), inLeague) || has(BY[standing].table, atTable),
    );
    if (role) found.set(one, { role, belongs: true });
    else strangers.push(one);
  }
  const publics = await publicLeagues(tx, strangers);
  for (const one of strangers)
    if (has(publics, one.game.leagueId)) {
      const belongs = joined.has(`${one.game.id} ${one.userId}`);
      found.set(one, { role: 'reader', belongs });
    }
  return found;
}

const has = (list: readonly string[], one: string | null | undefined): boolean =>
  one != null && list.includes(one);

/** Those of their leagues that everybody may see. */
async function publicLeagues(tx: Tx, lookers: readonly Looker[]): Promise<string[]> {
  const ids = lookers.flatMap(({ game }) => game.leagueId ?? []);
  if (ids.length === 0) return [];
  const where = { id: { in: ids }, isPublic: true };
  return (await tx.league.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

// An empty list fits nobody; a condition left out would fit everybody.
const users = (viewer: Viewer | null): string[] => (viewer ? [viewer.userId] : []);

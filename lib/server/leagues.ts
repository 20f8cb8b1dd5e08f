import 'server-only';
import { leaguesOf, ROLES, type Role, type Viewer } from './access';
import { type Denied, deny, forbidden } from './answer';
import { read, type Tx } from './db';

/** A league as its pages head it. `role` is what the viewer may do there. */
export type League = {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly role: Role;
};

const WHO: Record<Role, string> = {
  reader: 'those who may see the league',
  member: 'members of the league',
  scorer: 'those who write for the league',
  owner: 'an owner of the league',
};

/** The league, or null where this viewer sees none of that id. */
export const findLeague = (viewer: Viewer | null, id: string): Promise<League | null> =>
  read((tx) => loadLeague(tx, viewer, id));

/** Where somebody may do at least what `role` may: the league; else why not. */
export async function leagueAs(
  tx: Tx,
  viewer: Viewer | null,
  { id, role }: { id: string; role: Role },
): Promise<{ readonly ok: true; readonly league: League } | Denied> {
  const league = await loadLeague(tx, viewer, id);
  if (!league) return deny('not-found', 'There is no such league.');
  if (!isAtLeast(league.role, role)) return forbidden(WHO[role]);
  return { ok: true, league };
}

/** May a `role` do what `needed` may? */
export const isAtLeast = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

async function loadLeague(tx: Tx, viewer: Viewer | null, id: string): Promise<League | null> {
  const row = await tx.league.findFirst({
    where: { AND: [{ id }, leaguesOf(viewer, 'reader')] },
    select: {
      id: true,
      name: true,
      isPublic: true,
      memberships: {
        where: { userId: { in: viewer ? [viewer.userId] : [] } },
        select: { role: true },
      },
    },
  });
  if (!row) return null;
  const { memberships, ...league } = row;
  const role = ROLES.find((known) => known === memberships[0]?.role) ?? 'reader';
  return { ...league, role };
}

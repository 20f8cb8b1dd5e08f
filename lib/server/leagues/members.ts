import 'server-only';
import { sentence } from '../../i18n/sentence';
import { collator } from '../../league/collator';
import { type Answer, deny, invalid, noSuch, ROLES, type Role, type Viewer } from '../access';
import { accessEnded, type Tx } from '../store';
import { inLeague, knownRole, readIn } from './as-role';
import type { Asked } from './input';
import { loadMerges } from './merges';

/** An account with a role in a league. */
export type Member = {
  readonly userId: string;
  /** Null for an account without a name. */
  readonly name: string | null;
  readonly role: Role;
  /** Who they are at the table; null where they are nobody there. */
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly isYou: boolean;
};

/** Who has a role in a league, highest first; null for those who are not members themselves. */
export const listMembers = readIn('member', async (tx, leagueId, { viewer }): Promise<Member[]> => {
  const rows = await tx.membership.findMany({
    where: { leagueId },
    select: { userId: true, role: true, user: { select: { name: true } } },
  });
  const { rootOf } = await loadMerges(tx, leagueId);
  const players = await tx.player.findMany({
    where: { leagueId, OR: [{ mergedIntoId: null }, { userId: { not: null } }] },
    select: { id: true, name: true, userId: true },
  });
  return rows
    .map(({ userId, role, user }) => {
      const claim = players.find((player) => player.userId === userId);
      const root = claim && rootOf(claim.id);
      const player = players.find(({ id }) => id === root);
      return {
        userId,
        name: user.name,
        role: knownRole(role),
        player: player ? { id: player.id, name: player.name } : null,
        isYou: userId === viewer?.userId,
      };
    })
    .toSorted(
      (a, b) =>
        ROLES.indexOf(b.role) - ROLES.indexOf(a.role) ||
        collator.compare(a.name ?? '', b.name ?? ''),
    );
});

/** Gives a member another role. For owners; the last one stays. */
export const changeRole = ofMember(async (tx, asked: Asked<'changeRole'>) => {
  const { leagueId, userId, role } = asked;
  if (role !== 'owner' && (await isLastOwner(tx, leagueId, userId))) return lastOwner();
  await setRole(tx, asked);
  return { ok: true, value: null };
});

/** Takes a member's role and name at the table from them. For owners. */
export const takeOut = ofMember((tx, { leagueId, userId }: Asked<'takeOut'>) =>
  remove(tx, leagueId, userId),
);

/** Leaves a league: the role goes, and the name at the table is free again. */
export const leaveLeague = changingRoles(
  inLeague('reader', async (tx, { leagueId }: Asked<'leaveLeague'>, { viewer }) =>
    viewer ? remove(tx, leagueId, viewer.userId) : notMember(),
  ),
);

/** Makes a member an owner in the viewer's place, who stays as scorer. For owners. */
export const handOver = ofMember(async (tx, asked: Asked<'handOver'>, { viewer }) => {
  const { leagueId, userId } = asked;
  if (!viewer || viewer.userId === userId)
    return invalid(sentence('server-leagues.yoursAlready'), 'userId');
  await setRole(tx, { leagueId, userId, role: 'owner' });
  await setRole(tx, { leagueId, userId: viewer.userId, role: 'scorer' });
  return { ok: true, value: null };
});

/** What owners change of a member. */
function ofMember<Given extends { readonly leagueId: string; readonly userId: string }>(
  job: (tx: Tx, asked: Given, as: { readonly viewer: Viewer | null }) => Promise<Answer<null>>,
) {
  return changingRoles(
    inLeague('owner', async (tx, asked: Given, as) => {
      const { leagueId, userId } = asked;
      const member = await tx.membership.findUnique({
        where: { leagueId_userId: { leagueId, userId } },
        select: { role: true },
      });
      return member ? job(tx, asked, as) : noSuch('member', 'userId');
    }),
  );
}

/** What those concerned have open in the league is looked at again. */
function changingRoles<Given extends { readonly leagueId: string; readonly userId?: string }>(
  change: (viewer: Viewer | null, asked: Given) => Promise<Answer<null>>,
): typeof change {
  return async (viewer, asked) => {
    const answer = await change(viewer, asked);
    if (answer.ok)
      for (const userId of [asked.userId, viewer?.userId]) if (userId) accessEnded(userId);
    return answer;
  };
}

const setRole = (
  tx: Tx,
  { leagueId, userId, role }: { leagueId: string; userId: string; role: Role },
) => tx.membership.update({ where: { leagueId_userId: { leagueId, userId } }, data: { role } });

async function remove(tx: Tx, leagueId: string, userId: string): Promise<Answer<null>> {
  if (await isLastOwner(tx, leagueId, userId)) return lastOwner();
  const { count } = await tx.membership.deleteMany({ where: { leagueId, userId } });
  if (count === 0) return notMember();
  await tx.player.updateMany({ where: { leagueId, userId }, data: { userId: null } });
  return { ok: true, value: null };
}

async function isLastOwner(tx: Tx, leagueId: string, userId: string): Promise<boolean> {
  const owners = await tx.membership.findMany({
    where: { leagueId, role: 'owner' },
    take: 2,
    select: { userId: true },
  });
  return owners.length === 1 && owners[0]?.userId === userId;
}

const lastOwner = () => deny('forbidden', sentence('server-leagues.lastOwner'));

const notMember = () => deny('not-found', sentence('server-leagues.notMember'));

import 'server-only';
import { sentence } from '../../i18n/sentence';
import { collator } from '../../league/collator';
import { type Answer, deny, invalid, noSuch, ROLES, type Role, type Viewer } from '../access';
import { accessEnded, read, type Tx, write } from '../store';
import type { Asked } from './input';
import { knownRole, leagueAs } from './leagues';
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
export function listMembers(viewer: Viewer | null, leagueId: string): Promise<Member[] | null> {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'member' });
    if (!found.ok) return null;
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
}

/** Gives a member another role. For owners; the last one stays. */
export function changeRole(
  viewer: Viewer | null,
  { leagueId, userId, role }: Asked<'changeRole'>,
): Promise<Answer<null>> {
  return changingRoles([userId], async (tx) => {
    const found = await memberFor(tx, viewer, { leagueId, userId });
    if (!found.ok) return found;
    if (role !== 'owner' && (await isLastOwner(tx, leagueId, userId))) return lastOwner();
    await setRole(tx, { leagueId, userId, role });
    return { ok: true, value: null };
  });
}

/** Takes a member's role and name at the table from them. For owners. */
export function takeOut(
  viewer: Viewer | null,
  { leagueId, userId }: Asked<'takeOut'>,
): Promise<Answer<null>> {
  return changingRoles([userId], async (tx) => {
    const found = await memberFor(tx, viewer, { leagueId, userId });
    if (!found.ok) return found;
    return remove(tx, leagueId, userId);
  });
}

/** Leaves a league: the role goes, and the name at the table is free again. */
export function leaveLeague(
  viewer: Viewer | null,
  { leagueId }: Asked<'leaveLeague'>,
): Promise<Answer<null>> {
  return changingRoles([viewer?.userId], async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!found.ok) return found;
    if (!viewer) return notMember();
    return remove(tx, leagueId, viewer.userId);
  });
}

/** Makes a member an owner in the viewer's place, who stays as scorer. For owners. */
export function handOver(
  viewer: Viewer | null,
  { leagueId, userId }: Asked<'handOver'>,
): Promise<Answer<null>> {
  return changingRoles([userId, viewer?.userId], async (tx) => {
    const found = await memberFor(tx, viewer, { leagueId, userId });
    if (!found.ok) return found;
    if (!viewer || viewer.userId === userId)
      return invalid(sentence('server-leagues.yoursAlready'), 'userId');
    await setRole(tx, { leagueId, userId, role: 'owner' });
    await setRole(tx, { leagueId, userId: viewer.userId, role: 'scorer' });
    return { ok: true, value: null };
  });
}

/** Changes what these may do in a league; what they have open there is looked at again. */
async function changingRoles(
  userIds: readonly (string | undefined)[],
  job: (tx: Tx) => Promise<Answer<null>>,
): Promise<Answer<null>> {
  const answer = await write(job);
  if (answer.ok) for (const userId of userIds) if (userId !== undefined) accessEnded(userId);
  return answer;
}

/** Is the viewer an owner, and is this account a member? */
async function memberFor(
  tx: Tx,
  viewer: Viewer | null,
  { leagueId, userId }: { leagueId: string; userId: string },
) {
  const found = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
  if (!found.ok) return found;
  const member = await tx.membership.findUnique({
    where: { leagueId_userId: { leagueId, userId } },
    select: { role: true },
  });
  return member ? found : noSuch('member', 'userId');
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

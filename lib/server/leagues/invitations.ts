/**
 * Ways into a league: a link that gives a role, and a name where one is meant. The token in the link is
 * kept nowhere: whoever reads the database finds only its hash, and only the server's secret makes it anew.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { DAY_MS } from '../../league/days';
import {
  type Answer,
  attempt,
  deny,
  invalid,
  noSuch,
  type Role,
  sign,
  type Viewer,
} from '../access';
import { read, type Tx, write } from '../store';
import { inLeague, isAtLeast, knownRole, leagueAs, readIn } from './as-role';
import { setClaim } from './claims';
import type { Asked } from './input';
import { isAccount } from './leagues';
import { loadMerges } from './merges';

/** An invitation as owners see it. */
export type InvitationLine = {
  readonly id: string;
  readonly role: Role;
  /** The name that whoever takes it gets. */
  readonly player: string | null;
  readonly single: boolean;
  readonly uses: number;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly state: 'open' | 'used' | 'expired' | 'revoked';
  /** Can its link be shown again? Not one of before the secret that is in use. */
  readonly canShow: boolean;
};

/** An invitation as whoever has the link sees it. */
export type Invitation = {
  readonly league: { readonly id: string; readonly name: string };
  readonly role: Role;
  readonly player: string | null;
  readonly expiresAt: string;
  /** The viewer has all that it gives. */
  readonly isTaken: boolean;
};

const LIST_LENGTH = 100;

const tokenFor = (id: string): string => sign('invitation', id);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes an invitation and answers its token. An owner's role and a name at the table are
 * for one person, whatever `single` says. For owners.
 */
export async function invite(
  viewer: Viewer | null,
  asked: NewInvitation,
): Promise<Answer<{ readonly id: string; readonly token: string }>> {
  // Whoever has no account is refused below.
  if (viewer && !(await attempt('invitation', viewer.userId)))
    return deny('too-many-requests', sentence('server-account.tooManyTries'));
  return makeInvitation(viewer, asked);
}

type NewInvitation = Omit<Asked<'invite'>, 'origin'>;
const makeInvitation = inLeague('owner', async (tx, asked: NewInvitation) => {
  const { leagueId, role, playerId, days, single } = asked;
  if (playerId !== undefined) {
    const player = await tx.player.findFirst({
      where: { id: playerId, leagueId },
      select: { name: true },
    });
    if (!player) return noSuch('player', 'playerId');
    const { namesOf } = await loadMerges(tx, leagueId);
    const claimed = await tx.player.findFirst({
      where: { id: { in: [...namesOf(playerId)] }, userId: { not: null } },
      select: { id: true },
    });
    if (claimed)
      return invalid(sentence('server-leagues.claimedAlready', { name: player.name }), 'playerId');
  }
  const id = nanoid();
  const token = tokenFor(id);
  const createdAt = new Date();
  await tx.invitation.create({
    data: {
      id,
      leagueId,
      role,
      tokenHash: hashOf(token),
      playerId: playerId ?? null,
      single: single || playerId !== undefined || role === 'owner',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    },
  });
  return { ok: true, value: { id, token } };
});

/** The invitations of a league, latest first; null for those who are not its owners. */
export const listInvitations = readIn('owner', async (tx, leagueId): Promise<InvitationLine[]> => {
  const rows = await tx.invitation.findMany({
    where: { leagueId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LIST_LENGTH,
    select: {
      id: true,
      role: true,
      tokenHash: true,
      single: true,
      uses: true,
      expiresAt: true,
      revokedAt: true,
      player: { select: { name: true } },
    },
  });
  const now = new Date();
  return rows.map((row) => ({
    id: row.id,
    role: knownRole(row.role),
    player: row.player?.name ?? null,
    single: row.single,
    uses: row.uses,
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row, now),
    canShow: row.tokenHash === hashOf(tokenFor(row.id)),
  }));
});

/** The token of an invitation that is open, again. For owners. */
export function tokenAgain(
  viewer: Viewer | null,
  { leagueId, invitationId: id }: { leagueId: string; invitationId: string },
): Promise<Answer<{ readonly id: string; readonly token: string }>> {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
    if (!found.ok) return found;
    const token = tokenFor(id);
    const row = await loadInvitation(tx, token);
    return row?.leagueId === leagueId && stateOf(row, new Date()) === 'open'
      ? { ok: true, value: { id, token } }
      : noSuch('invitation');
  });
}

/** Ends an invitation. For owners. Done again it changes nothing. */
export const revokeInvitation = inLeague('owner', async (tx, asked: Asked<'revokeInvitation'>) => {
  const { leagueId, invitationId } = asked;
  const at = { id: invitationId, leagueId };
  const row = await tx.invitation.findFirst({ where: at, select: { revokedAt: true } });
  if (!row) return noSuch('invitation');
  await tx.invitation.updateMany({
    where: { ...at, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return { ok: true, value: null };
});

/** What a link leads to; null where it is unknown, used up, revoked or too old. */
export function findInvitation(viewer: Viewer | null, token: string): Promise<Invitation | null> {
  return read(async (tx) => {
    const row = await loadInvitation(tx, token);
    if (!row) return null;
    const isTaken = viewer !== null && (await hasTaken(tx, viewer, row));
    if (!isTaken && stateOf(row, new Date()) !== 'open') return null;
    const { rootOf } = await loadMerges(tx, row.leagueId);
    const player =
      row.playerId === null
        ? null
        : await tx.player.findUnique({
            where: { id: rootOf(row.playerId) },
            select: { name: true },
          });
    return {
      league: row.league,
      role: knownRole(row.role),
      player: player?.name ?? null,
      expiresAt: row.expiresAt.toISOString(),
      isTaken,
    };
  });
}

/**
 * Takes an invitation: the role where it is more than the viewer has, and the name where one is
 * meant. Sent again it changes nothing. An invitation for one person is taken once, whoever else
 * tries at the same moment.
 */
export async function acceptInvitation(
  viewer: Viewer | null,
  { token }: Asked<'acceptInvitation'>,
): Promise<Answer<{ readonly leagueId: string }>> {
  try {
    return await write((tx) => accept(tx, viewer, token));
  } catch (error) {
    if (error instanceof Raced) return gone();
    throw error;
  }
}

/** Thrown where somebody else took or revoked the invitation meanwhile: nothing is kept then. */
class Raced extends Error {}

async function accept(
  tx: Tx,
  viewer: Viewer | null,
  token: string,
): Promise<Answer<{ readonly leagueId: string }>> {
  const row = await loadInvitation(tx, token);
  if (!row) return gone();
  if (!viewer || !(await isAccount(tx, viewer)))
    return deny('forbidden', sentence('server-leagues.roleNeedsAccount'));
  const { id, leagueId, playerId } = row;
  const done = { ok: true, value: { leagueId } } as const;
  if (await hasTaken(tx, viewer, row)) return done;
  if (stateOf(row, new Date()) !== 'open') return gone();
  if (playerId !== null) {
    const claimed = await setClaim(tx, { leagueId, playerId, userId: viewer.userId });
    if (!claimed.ok) return claimed;
  }
  const { count } = await tx.invitation.updateMany({
    where: { id, revokedAt: null, ...(row.single && { uses: 0 }) },
    data: { uses: { increment: 1 } },
  });
  if (count !== 1) throw new Raced();
  const role = knownRole(row.role);
  const key = { leagueId, userId: viewer.userId };
  const held = await roleIn(tx, viewer, leagueId);
  if (!held) await tx.membership.create({ data: { ...key, role, createdAt: new Date() } });
  else if (!isAtLeast(held, role))
    await tx.membership.update({ where: { leagueId_userId: key }, data: { role } });
  return done;
}

type Row = NonNullable<Awaited<ReturnType<typeof loadInvitation>>>;

const loadInvitation = (tx: Tx, token: string) =>
  tx.invitation.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      id: true,
      leagueId: true,
      role: true,
      playerId: true,
      single: true,
      uses: true,
      expiresAt: true,
      revokedAt: true,
      league: { select: { id: true, name: true } },
    },
  });

function stateOf(
  { single, uses, expiresAt, revokedAt }: Pick<Row, 'single' | 'uses' | 'expiresAt' | 'revokedAt'>,
  now: Date,
): InvitationLine['state'] {
  if (revokedAt) return 'revoked';
  if (single && uses > 0) return 'used';
  return expiresAt > now ? 'open' : 'expired';
}

/** Has the viewer all that the invitation gives? */
async function hasTaken(
  tx: Tx,
  viewer: Viewer,
  { leagueId, role, playerId }: Row,
): Promise<boolean> {
  const held = await roleIn(tx, viewer, leagueId);
  if (!held || !isAtLeast(held, knownRole(role))) return false;
  if (playerId === null) return true;
  const { namesOf } = await loadMerges(tx, leagueId);
  const claim = await tx.player.findFirst({
    where: { id: { in: [...namesOf(playerId)] }, userId: viewer.userId },
    select: { id: true },
  });
  return claim !== null;
}

async function roleIn(tx: Tx, viewer: Viewer, leagueId: string): Promise<Role | null> {
  const member = await tx.membership.findUnique({
    where: { leagueId_userId: { leagueId, userId: viewer.userId } },
    select: { role: true },
  });
  return member && knownRole(member.role);
}

/** One answer for every link that leads nowhere: it tells nothing about what there was. */
const gone = () => deny('not-found', sentence('server-leagues.invitationGone'), 'token');

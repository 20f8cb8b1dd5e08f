/**
 * Which account is which player. A claim stays with the name it was made for; it counts for the whole
 * person that the name is part of, so that a merge undone leaves every name what it was.
 */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { sameName } from '../../league/similar-names';
import { nameFault, tidyName } from '../../sync/table';
import { type Answer, deny, forbidden, invalid, noSuch, type Viewer } from '../access';
import { playersNamed } from '../games';
import { read, type Tx } from '../store';
import { inLeague, isAtLeast, knownRole, type League, readIn } from './as-role';
import type { Asked } from './input';
import { leagueNames } from './league-names';
import { loadMerges } from './merges';

/** Who the viewer is in a league, merged names resolved; null where they are nobody there. */
export function ownPlayer(
  viewer: Viewer | null,
  leagueId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  return read(async (tx) => {
    const claim = await tx.player.findFirst({
      where: { leagueId, userId: { in: viewer ? [viewer.userId] : [] } },
      select: { id: true },
    });
    if (!claim) return null;
    const { rootOf } = await loadMerges(tx, leagueId);
    return tx.player.findUniqueOrThrow({
      where: { id: rootOf(claim.id) },
      select: { id: true, name: true },
    });
  });
}

/** The names of a league from which somebody who has none there takes theirs. */
export type FreeNames = {
  /** In the order of the league's names. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
  /** The one that their account's name says; null where none does. */
  readonly likely: { readonly id: string; readonly name: string } | null;
  /** What their account is called; empty where it has no name. */
  readonly called: string;
  /** May they add a name that is missing? */
  readonly mayAdd: boolean;
};

/** What a member without a name at the table can take; null for all others. */
export const freeNames = readIn(
  'member',
  async (tx, leagueId, { viewer, league }): Promise<FreeNames | null> => {
    if (!viewer || !(await isNameless(tx, viewer, leagueId))) return null;
    const { players, rootOf } = await leagueNames(tx, leagueId);
    const meant = await meantFor(tx, leagueId);
    const held = new Set([...meant.accounts, ...meant.invited].map(rootOf));
    const names = players.filter(({ id }) => !held.has(id)).map(({ id, name }) => ({ id, name }));
    const user = await tx.user.findUnique({ where: { id: viewer.userId }, select: { name: true } });
    const called = user?.name ?? '';
    const likely = sameName(
      called,
      names.map(({ name }) => name),
    );
    return {
      names,
      likely: names.find(({ name }) => name === likely) ?? null,
      called,
      mayAdd: isAtLeast(league.role, 'scorer'),
    };
  },
);

/** Is the viewer a member with an account, and nobody at the table yet? */
export async function isNameless(tx: Tx, viewer: Viewer, leagueId: string): Promise<boolean> {
  // By hand, as it is asked with every look at a league's first page.
  const rows = await tx.$queryRaw<{ role: string }[]>`
    SELECT "role" FROM "Membership" JOIN "User" ON "User"."id" = "userId"
    WHERE "leagueId" = ${leagueId} AND "userId" = ${viewer.userId} AND "guest" = ${false}
      AND NOT EXISTS (SELECT 1 FROM "Player" WHERE "Player"."leagueId" = ${leagueId}
        AND "Player"."userId" = ${viewer.userId})`;
  const [member] = rows;
  return member !== undefined && isAtLeast(knownRole(member.role), 'member');
}

/** Ids of the names that belong to an account, and of those that somebody is invited to. */
async function meantFor(tx: Tx, leagueId: string) {
  const holders = await tx.player.findMany({
    where: { leagueId, userId: { not: null } },
    select: { id: true },
  });
  const open = await tx.invitation.findMany({
    where: {
      leagueId,
      playerId: { not: null },
      revokedAt: null,
      uses: 0,
      expiresAt: { gt: new Date() },
    },
    select: { playerId: true },
  });
  return {
    accounts: holders.map(({ id }) => id),
    invited: open.flatMap(({ playerId }) => playerId ?? []),
  };
}

/** Says who one is oneself: for members, of the names that belong to nobody. */
export const claimPlayer = inLeague('member', (tx, asked: Asked<'claimPlayer'>, as) =>
  take(tx, asked, as),
);

/** Takes a name that the league does not have yet; one that it has as it is. For scorers, who add names. */
export const claimNewName = inLeague('scorer', async (tx, asked: Asked<'claimNewName'>, as) => {
  const { leagueId } = asked;
  const name = tidyName(asked.name);
  const fault = nameFault(name, []);
  if (fault) return invalid(fault.said, 'name');
  const [player] = await playersNamed(tx, { leagueId }, [name]);
  if (!player) throw new Error(`no player was made for ${name}`);
  return take(tx, { leagueId, playerId: player.enteredId }, as);
});

/** Takes a name for oneself. One that somebody is invited to waits for them; owners alone take it. */
async function take(
  tx: Tx,
  { leagueId, playerId }: Asked<'claimPlayer'>,
  { viewer, league }: { readonly viewer: Viewer | null; readonly league: League },
): Promise<Answer<null>> {
  if (!viewer) return noSuch('player', 'playerId');
  const { rootOf, nameOf } = await leagueNames(tx, leagueId);
  const { invited } = await meantFor(tx, leagueId);
  if (!isAtLeast(league.role, 'owner') && invited.map(rootOf).includes(rootOf(playerId)))
    return deny(
      'forbidden',
      sentence('server-leagues.claimInvited', { name: nameOf(playerId) }),
      'playerId',
    );
  return setClaim(tx, { leagueId, playerId, userId: viewer.userId });
}

/** Says who a member is at the table, instead of whoever they were; nobody where null. For owners. */
export const setMemberPlayer = inLeague('owner', async (tx, asked: Asked<'setMemberPlayer'>) => {
  const { leagueId, userId, playerId } = asked;
  const where = { leagueId_userId: { leagueId, userId } };
  const member = await tx.membership.findUnique({ where, select: { userId: true } });
  if (!member) return noSuch('member', 'userId');
  if (playerId !== null) return setClaim(tx, { leagueId, playerId, userId, isInstead: true });
  await tx.player.updateMany({ where: { leagueId, userId }, data: { userId: null } });
  return { ok: true, value: null };
});

/** Lets a name go again: for the account that it belongs to, and for scorers. */
export const releaseClaim = inLeague('reader', async (tx, asked: Asked<'releaseClaim'>, as) => {
  const { viewer, league } = as;
  const { leagueId, playerId } = asked;
  const { namesOf } = await loadMerges(tx, leagueId);
  const rows = await tx.player.findMany({
    where: { leagueId, id: { in: [...namesOf(playerId)] } },
    select: { id: true, userId: true },
  });
  if (rows.length === 0) return noSuch('player', 'playerId');
  const isOwn = viewer !== null && rows.some(({ userId }) => userId === viewer.userId);
  if (!isOwn && !isAtLeast(league.role, 'scorer')) return forbidden('holder');
  await tx.player.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { userId: null },
  });
  return { ok: true, value: null };
});

/**
 * Makes an account this player; does nothing where it is that already. Refused where the player is
 * somebody else's, or the account is another player of the league and is not to be this one instead.
 */
export async function setClaim(
  tx: Tx,
  {
    leagueId,
    playerId,
    userId,
    isInstead = false,
  }: { leagueId: string; playerId: string; userId: string; isInstead?: boolean },
): Promise<Answer<null>> {
  const { namesOf } = await loadMerges(tx, leagueId);
  const names = await tx.player.findMany({
    where: { leagueId, id: { in: [...namesOf(playerId)] } },
    select: { id: true, name: true, userId: true },
  });
  const player = names.find(({ id }) => id === playerId);
  if (!player) return noSuch('player', 'playerId');
  const holder = names.find((one) => one.userId !== null);
  if (holder?.userId === userId) return { ok: true, value: null };
  if (holder)
    return deny(
      'forbidden',
      sentence('server-leagues.claimTaken', { name: player.name }),
      'playerId',
    );
  const other = await tx.player.findFirst({ where: { leagueId, userId }, select: { name: true } });
  if (other && !isInstead)
    return deny(
      'forbidden',
      sentence('server-leagues.claimOther', { name: other.name }),
      'playerId',
    );
  if (other) await tx.player.updateMany({ where: { leagueId, userId }, data: { userId: null } });
  await tx.player.update({ where: { id: playerId }, data: { userId } });
  return { ok: true, value: null };
}

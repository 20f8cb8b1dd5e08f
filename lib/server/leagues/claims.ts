/**
 * Which account is which player. A claim stays with the name it was made for; it counts for the whole
 * person that the name is part of, so that a merge undone leaves every name what it was.
 */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Answer, deny, forbidden, noSuch, type Viewer } from '../access';
import { read, type Tx } from '../store';
import type { Asked } from './input';
import { isAtLeast, writeAs } from './leagues';
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

/** An owner says who they are themselves; others are invited to a name. */
export function claimPlayer(
  viewer: Viewer | null,
  { leagueId, playerId }: Asked<'claimPlayer'>,
): Promise<Answer<null>> {
  return writeAs(viewer, { leagueId, role: 'owner' }, async (tx) => {
    if (!viewer) return noSuch('player', 'playerId');
    return setClaim(tx, { leagueId, playerId, userId: viewer.userId });
  });
}

/** Lets a name go again: for the account that it belongs to, and for owners. */
export function releaseClaim(
  viewer: Viewer | null,
  { leagueId, playerId }: Asked<'releaseClaim'>,
): Promise<Answer<null>> {
  return writeAs(viewer, { leagueId, role: 'reader' }, async (tx, league) => {
    const { namesOf } = await loadMerges(tx, leagueId);
    const rows = await tx.player.findMany({
      where: { leagueId, id: { in: [...namesOf(playerId)] } },
      select: { id: true, userId: true },
    });
    if (rows.length === 0) return noSuch('player', 'playerId');
    const isOwn = viewer !== null && rows.some(({ userId }) => userId === viewer.userId);
    if (!isOwn && !isAtLeast(league.role, 'owner')) return forbidden('holder');
    await tx.player.updateMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      data: { userId: null },
    });
    return { ok: true, value: null };
  });
}

/**
 * Makes an account this player; does nothing where it is that already. Refused where the player is
 * somebody else's, or the account is another player of the league.
 */
export async function setClaim(
  tx: Tx,
  { leagueId, playerId, userId }: { leagueId: string; playerId: string; userId: string },
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
  if (other)
    return deny(
      'forbidden',
      sentence('server-leagues.claimOther', { name: other.name }),
      'playerId',
    );
  await tx.player.update({ where: { id: playerId }, data: { userId } });
  return { ok: true, value: null };
}

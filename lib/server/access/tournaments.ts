/**
 * The one place that says what somebody is to a tournament and what each may change. Whoever founded it
 * directs it, and in a league whoever writes there; everybody else by a link, which is for one role.
 */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import {
  type KeptState,
  TOURNAMENT_ROLES,
  type TournamentChange,
  type TournamentChangeKind,
  type TournamentRole,
} from '../../tournament';
import type { Tx } from '../store';
import { leaguesOf, type Viewer } from './access';
import { signedId } from './signed';

/** What of a tournament says who may what. */
export const tournamentHeadColumns = {
  id: true,
  ownerId: true,
  leagueId: true,
  isPublic: true,
  publicNames: true,
  revision: true,
  createdAt: true,
} satisfies Prisma.TournamentSelect;
export type TournamentHead = Prisma.TournamentGetPayload<{ select: typeof tournamentHeadColumns }>;

/** What somebody is to a tournament. */
export type TournamentStanding = {
  readonly role: TournamentRole;
  /** It is theirs, whatever links they have: they make links, and delete it. */
  readonly runsIt: boolean;
  /** The table that the link of a table is for, and no other. */
  readonly at: { readonly round: number; readonly table: number } | null;
  /** Do they read names in full? Strangers read a public tournament as it says. */
  readonly readsNames: boolean;
};

const nobodysTable = { at: null, readsNames: true } as const;

/** The condition for tournaments that the viewer directs without a link. */
export const tournamentsOf = (viewer: Viewer | null) =>
  ({
    OR: [
      { ownerId: { in: viewer ? [viewer.userId] : [] }, leagueId: null },
      { league: leaguesOf(viewer, 'scorer') },
    ],
  }) satisfies Prisma.TournamentWhereInput;

/** What the viewer is to a tournament, with the token of a link where they have one; null for nothing. */
export async function tournamentStanding(
  tx: Tx,
  viewer: Viewer | null,
  { head, link }: { readonly head: TournamentHead; readonly link?: string | undefined },
): Promise<TournamentStanding | null> {
  const { id, ownerId, leagueId, isPublic } = head;
  const isTheirs =
    leagueId === null
      ? viewer !== null && ownerId === viewer.userId
      : (await tx.league.count({
          where: { AND: [{ id: leagueId }, leaguesOf(viewer, 'scorer')] },
        })) > 0;
  if (isTheirs) return { role: 'director', runsIt: true, ...nobodysTable };
  const linkId = link === undefined ? null : signedId('tournament', link);
  const row =
    linkId === null
      ? null
      : await tx.tournamentLink.findFirst({
          where: { id: linkId, tournamentId: id, revokedAt: null },
          select: { role: true, round: true, table: true },
        });
  // A role that is not known lets nobody in.
  const role = TOURNAMENT_ROLES.find((one) => one === row?.role);
  if (row && role) {
    const { round, table } = row;
    const at = round === null || table === null ? null : { round, table };
    if (role !== 'table' || at) return { role, runsIt: false, at, readsNames: true };
  }
  if (leagueId !== null) {
    const where = { AND: [{ id: leagueId }, leaguesOf(viewer, 'reader')] };
    const league = await tx.league.findFirst({
      where,
      select: { memberships: { where: { userId: { in: viewer ? [viewer.userId] : [] } } } },
    });
    if (league && league.memberships.length > 0)
      return { role: 'public', runsIt: false, ...nobodysTable };
  }
  return isPublic ? { role: 'public', runsIt: false, at: null, readsNames: false } : null;
}

/** An id that a phone made and nobody guesses; readers see the beginning of it (lib/tournament/view.ts). */
const SECRET = /^[\w-]{21}$/;
/** What only the server itself brings. */
const OWN: readonly TournamentChangeKind[] = ['game'];

/** May somebody who is this to the tournament make this change? */
export function mayChange(
  { role, at }: TournamentStanding,
  change: TournamentChange,
  { setting: { signUp }, rounds }: Pick<KeptState, 'setting' | 'rounds'>,
): boolean {
  switch (role) {
    case 'director':
      return !OWN.includes(change.kind) && !(change.kind === 'result' && change.game !== null);
    case 'desk':
      // Of what can be taken back, only what a desk has typed.
      return (
        change.kind === 'slip' ||
        (change.kind === 'undo' &&
          rounds.some(({ tables }) =>
            tables.some(({ slips }) =>
              slips.some(({ id, desk }) => id === change.target && desk !== null),
            ),
          ))
      );
    case 'table':
      return (
        change.kind === 'result' &&
        change.game === null &&
        change.round === at?.round &&
        change.table === at.table
      );
    case 'entrant':
      // Oneself, or whom one enters, and before the first round back again: whoever entered them is the
      // only one to know the whole id. The door says who has paid and who is there.
      if (change.kind === 'remove')
        return signUp && rounds.length === 0 && SECRET.test(change.entrant);
      return (
        signUp &&
        change.kind === 'register' &&
        change.entrants.length === 1 &&
        change.entrants.every(
          ({ number, paid = false, present = false }) => number === undefined && !paid && !present,
        )
      );
    case 'public':
      return false;
  }
}

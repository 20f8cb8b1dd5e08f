/**
 * What is done or read in a league, in one of its seasons or at one of its evenings, by whoever may do at least
 * what a role may; everybody else is told why not, or reads nothing.
 */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { asNameForm, type NameForm } from '../../league/public-names';
import {
  type Answer,
  type Denied,
  forbidden,
  leaguesOf,
  noSuch,
  ROLES,
  type Role,
  type Viewer,
} from '../access';
import { eveningTopic, live, read, type Tx, write } from '../store';

/** A league as its pages head it. `role` is what the viewer may do there. */
export type League = {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** What everybody reads of its names; null where nobody has said, which means the usual. */
  readonly publicNames: NameForm | null;
  /** Are its names in the order of family names? */
  readonly byFamily: boolean;
  /** Made up, to be tried. */
  readonly isTrial: boolean;
  readonly role: Role;
  /** The role was given; without one, readers read because the league is public. */
  readonly hasRole: boolean;
};

/** Where somebody may do at least what `role` may: the league; else why not. */
export async function leagueAs(
  tx: Tx,
  viewer: Viewer | null,
  { id, role }: { id: string; role: Role },
): Promise<{ readonly ok: true; readonly league: League } | Denied> {
  const league = await loadLeague(tx, viewer, id);
  if (!league) return noSuch('league');
  if (!isAtLeast(league.role, role)) return forbidden(role);
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
      publicNames: true,
      byFamily: true,
      isTrial: true,
      memberships: {
        where: { userId: { in: viewer ? [viewer.userId] : [] } },
        select: { role: true },
      },
    },
  });
  if (!row) return null;
  const { memberships, ...league } = row;
  const [membership] = memberships;
  return {
    ...league,
    publicNames: asNameForm(league.publicNames),
    role: knownRole(membership?.role),
    hasRole: membership !== undefined,
  };
}

/** A role as stored; what is none can only read. */
export const knownRole = (role: string | undefined): Role =>
  ROLES.find((known) => known === role) ?? 'reader';

type Does<Given, Found, Answered> = (
  tx: Tx,
  asked: Given,
  as: Found & { readonly viewer: Viewer | null },
) => Promise<Answered>;
type Done<Given, Answered> = (viewer: Viewer | null, asked: Given) => Promise<Answered | Denied>;

/** Done in the league of `leagueId`. */
export const inLeague =
  <Given extends { readonly leagueId: string }, Answered extends Answer<unknown>>(
    role: Role,
    job: Does<Given, { readonly league: League }, Answered>,
  ): Done<Given, Answered> =>
  (viewer, asked) =>
    write(async (tx) => {
      const found = await leagueAs(tx, viewer, { id: asked.leagueId, role });
      return found.ok ? job(tx, asked, { viewer, league: found.league }) : found;
    });

/** Read in a league; null for whoever may not. */
export const readIn =
  <Read>(
    role: Role,
    job: (
      tx: Tx,
      leagueId: string,
      as: { readonly viewer: Viewer | null; readonly league: League },
    ) => Promise<Read>,
  ) =>
  (viewer: Viewer | null, leagueId: string): Promise<Read | null> =>
    read(async (tx) => {
      const found = await leagueAs(tx, viewer, { id: leagueId, role });
      return found.ok ? job(tx, leagueId, { viewer, league: found.league }) : null;
    });

const seasonColumns = { id: true, name: true, startsOn: true, endsOn: true, closed: true } as const;
type FoundSeason = Prisma.SeasonGetPayload<{ select: typeof seasonColumns }>;

/** Done in the season of `seasonId`, or of `id` where nothing else has one. */
export const ofSeason =
  <
    Given extends { readonly seasonId: string } | { readonly id: string },
    Answered extends Answer<unknown>,
  >(
    role: Role,
    job: Does<Given, { readonly season: FoundSeason & { readonly leagueId: string } }, Answered>,
  ): Done<Given, Answered> =>
  (viewer, asked) =>
    write(async (tx) => {
      const season = await tx.season.findFirst({
        where: {
          id: 'seasonId' in asked ? asked.seasonId : asked.id,
          league: leaguesOf(viewer, 'reader'),
        },
        select: { ...seasonColumns, leagueId: true },
      });
      if (!season) return noSuch('season');
      const league = await leagueAs(tx, viewer, { id: season.leagueId, role });
      return league.ok ? job(tx, asked, { viewer, season }) : league;
    });

const eveningColumns = {
  date: true,
  leagueId: true,
  tables: true,
  shared: { select: { seasonId: true } },
  season: { select: seasonColumns },
} as const;
/** An evening as far as most of what is done there asks. */
export type FoundEvening = Prisma.EveningGetPayload<{ select: typeof eveningColumns }>;

/** Where the viewer may do at least what `role` may: the evening; else why not. */
export async function eveningAs(
  tx: Tx,
  viewer: Viewer | null,
  { id, role }: { id: string; role: Role },
): Promise<{ readonly ok: true; readonly evening: FoundEvening } | Denied> {
  const evening = await tx.evening.findFirst({
    where: { id, league: leaguesOf(viewer, 'reader') },
    select: eveningColumns,
  });
  if (!evening) return noSuch('evening');
  const league = await leagueAs(tx, viewer, { id: evening.leagueId, role });
  return league.ok ? { ok: true, evening } : league;
}

type OfEvening = { readonly eveningId: string } | { readonly id: string };
const eveningIn = (asked: OfEvening): string => ('eveningId' in asked ? asked.eveningId : asked.id);

/** Done at the evening of `eveningId`, or of `id` where nothing else has one. */
export const atEvening =
  <Given extends OfEvening, Answered extends Answer<unknown>>(
    role: Role,
    job: Does<Given, { readonly evening: FoundEvening }, Answered>,
  ): Done<Given, Answered> =>
  (viewer, asked) =>
    write(async (tx) => {
      const found = await eveningAs(tx, viewer, { id: eveningIn(asked), role });
      return found.ok ? job(tx, asked, { viewer, evening: found.evening }) : found;
    });

/** The same, and whoever looks at the evening is told. */
export const shownAtEvening =
  <Given extends OfEvening, Answered extends Answer<unknown>>(
    ...[role, job]: Parameters<typeof atEvening<Given, Answered>>
  ): Done<Given, Answered> =>
  async (viewer, asked) => {
    const answer = await atEvening(role, job)(viewer, asked);
    if (answer.ok) live.publish(eveningTopic(eveningIn(asked)), { kind: 'table' });
    return answer;
  };

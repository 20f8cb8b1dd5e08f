/** What a search form offers, and what is said of a search that is set. */
import 'server-only';
import { collator } from '../../league/collator';
import { inPublic } from '../../league/public-names';
import { leaguesOf, publicNamesFor, type Viewer } from '../access';
import { leagueNames, namedSeasons } from '../leagues';
import { read, type Tx } from '../store';
import type { GameFilter } from './history';

/** Something to choose. */
export type Choice = { readonly id: string; readonly name: string };

/** The leagues that the viewer belongs to, by name. */
export const ownLeagues = (viewer: Viewer | null): Promise<Choice[]> =>
  read((tx) => ownLeaguesIn(tx, viewer));

/** As `ownLeagues`, within a transaction. */
export async function ownLeaguesIn(tx: Tx, viewer: Viewer | null): Promise<Choice[]> {
  if (!viewer) return [];
  // By hand, as `recentPlayers`.
  const leagues = await tx.$queryRaw<Choice[]>`
    SELECT "id", "name" FROM "Membership" JOIN "League" ON "League"."id" = "leagueId"
    WHERE "userId" = ${viewer.userId}`;
  return leagues.sort((a, b) => collator.compare(a.name, b.name));
}

/** The players and seasons of a league that the viewer is known to see. */
export async function choicesIn(tx: Tx, leagueId: string): Promise<LeagueChoices> {
  const { players } = await leagueNames(tx, leagueId);
  return {
    players: players.map(({ id, name }) => ({ id, name })),
    seasons: await namedSeasons(tx, leagueId),
  };
}

/** The players and seasons of a league. */
export type LeagueChoices = {
  readonly players: readonly Choice[];
  readonly seasons: readonly Choice[];
};

/** The names behind the ids of a search; those that the viewer may not see are left out. */
export type Named = {
  readonly players: ReadonlyMap<string, string>;
  readonly league?: string | undefined;
  readonly season?: string | undefined;
  /** The day of the evening. */
  readonly evening?: string | undefined;
};

/** Looks up what a search is about. */
export const namesFor = (viewer: Viewer | null, filter: GameFilter): Promise<Named> =>
  read((tx) => namesIn(tx, viewer, filter));

/** As `namesFor`, within a transaction. */
export async function namesIn(tx: Tx, viewer: Viewer | null, filter: GameFilter): Promise<Named> {
  const league = leaguesOf(viewer, 'reader');
  const ids = (filter.who ?? []).flatMap((one) => ('id' in one ? [one.id] : []));
  const own = { ownerId: { in: viewer ? [viewer.userId] : [] } };
  const players =
    ids.length === 0
      ? []
      : await tx.player.findMany({
          where: { id: { in: ids }, OR: [own, { league }] },
          select: { id: true, name: true, leagueId: true },
        });
  const shown = new Map<string, string>();
  for (const { id, name, leagueId } of players)
    shown.set(id, inPublic(name, await publicNamesFor(tx, viewer, { leagueId })));
  const { leagueId, seasonId, eveningId } = filter;
  const [inLeague, season, evening] = [
    leagueId
      ? await tx.league.findFirst({ where: { id: leagueId, ...league }, select: { name: true } })
      : null,
    seasonId
      ? await tx.season.findFirst({ where: { id: seasonId, league }, select: { name: true } })
      : null,
    eveningId
      ? await tx.evening.findFirst({ where: { id: eveningId, league }, select: { date: true } })
      : null,
  ];
  return {
    players: shown,
    league: inLeague?.name,
    season: season?.name,
    evening: evening?.date,
  };
}

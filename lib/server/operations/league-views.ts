/** Leagues for programs that read them. */
import 'server-only';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import { VARIANT_IDS } from '../../jass';
import { inPublic } from '../../league/public-names';
import { pick } from '../../sync/pick';
import { nameKey } from '../../sync/table';
import { type Answer, deny, leaguesOf, noSuch, publicNamesFor, type Viewer } from '../access';
import { playerPage } from '../archive';
import { FINISHED_KINDS, linesOf } from '../games';
import {
  type EveningPage,
  eveningColumns,
  eveningNow,
  eveningsBySeason,
  findEveningMoney,
  findSeasonMoney,
  firstHidden,
  freshenRatings,
  gamesAt,
  inOrder,
  inSeason,
  type League,
  leagueAs,
  leagueNames,
  listLeagues,
  listPlayers,
  listSeasons,
  momentColumns,
  ratingLines,
  ratingsAfter,
  runs,
  type Season,
  type SeasonTable,
  seasonNow,
  type VariantRatings,
} from '../leagues';
import { read } from '../store';
import { badCursor, makeCursor, openCursor, pageOf } from './pages';

type Page = { readonly cursor?: string | undefined; readonly limit: number };
type OfLeague = Page & { readonly leagueId: string };

const noSuchLeague = () => deny('not-found', sentence('api.noSuchLeague'), 'leagueId');
const named = (of: { readonly id: string; readonly name: string }) => pick(of, 'id', 'name');
const viewOf = (league: Pick<League, 'id' | 'name' | 'isPublic' | 'role' | 'hasRole'>) => ({
  ...pick(league, 'id', 'name', 'isPublic'),
  role: league.hasRole ? league.role : null,
});

/** The leagues that the viewer belongs to. */
export async function ownLeagues(viewer: Viewer | null, page: Page) {
  const found = pageOf(await listLeagues(viewer), page);
  if (!found.ok) return found;
  const leagues = found.page.map((league) => ({
    ...viewOf(league),
    ...pick(league, 'players', 'evening'),
  }));
  return { ok: true as const, value: { leagues, next: found.next } };
}

/** One league. */
export async function readLeague(viewer: Viewer | null, leagueId: string) {
  const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'reader' }));
  return found.ok ? { ok: true as const, value: viewOf(found.league) } : noSuchLeague();
}

/** Who plays in a league, by name; whose account it is remains among the members. */
export async function playersOf(viewer: Viewer | null, { leagueId, ...page }: OfLeague) {
  const all = await listPlayers(viewer, leagueId);
  if (!all) return noSuchLeague();
  const found = pageOf(all, page);
  if (!found.ok) return found;
  const players = found.page.map((player) => ({
    ...pick(player, 'id', 'name', 'joinedOn', 'leftOn'),
    alsoKnownAs: player.merged.map((one) => one.name),
  }));
  return { ok: true as const, value: { players, next: found.next } };
}

const seasonView = (season: Season) => ({
  ...pick(season, 'id', 'name', 'startsOn', 'endsOn', 'variants', 'houseRules', 'scheme'),
  ...pick(season, 'closed', 'isOver'),
});

const NONE = { played: 0, running: 0, planned: 0 };

/** The seasons of a league, the main one first. */
export async function seasonsOf(viewer: Viewer | null, { leagueId, ...page }: OfLeague) {
  const all = await listSeasons(viewer, leagueId);
  if (!all) return noSuchLeague();
  const found = pageOf(all, page);
  if (!found.ok) return found;
  const shown = found.page.map(({ id }) => id);
  const counts = await eveningsBySeason(viewer, leagueId, shown);
  const seasons = found.page.map((season) => ({
    ...seasonView(season),
    evenings: season.evenings,
    ...(counts?.get(season.id) ?? NONE),
  }));
  return { ok: true as const, value: { seasons, next: found.next } };
}

/** One season. */
export async function readSeason(viewer: Viewer | null, seasonId: string) {
  const found = await read((tx) =>
    tx.season.findFirst({
      where: { id: seasonId, league: leaguesOf(viewer, 'reader') },
      select: { league: { select: { id: true, name: true } } },
    }),
  );
  const all = found && (await listSeasons(viewer, found.league.id));
  const season = all?.find(({ id }) => id === seasonId);
  if (!(found && season)) return deny('not-found', sentence('api.noSuchSeason'), 'seasonId');
  const { league } = found;
  const { evenings } = season;
  const counts = (await eveningsBySeason(viewer, league.id, [seasonId]))?.get(seasonId) ?? NONE;
  return { ok: true as const, value: { ...seasonView(season), league, evenings, ...counts } };
}

/** An evening: who is there, who sits where, what is played, and how it stands where that may be seen. */
export async function readEvening(viewer: Viewer | null, eveningId: string) {
  const page = await eveningNow(viewer, { eveningId, look: false });
  if (!page) return noSuch('evening', 'eveningId');
  const { evening, league, season, also, roster, sheet, games, ranking } = page;
  const { id, date, name, isFinal, number, time = null, place = null } = evening;
  return {
    ok: true as const,
    value: {
      ...{ id, date, name, isFinal, number, time, place },
      season: named(season),
      also: also.map((one) => ({
        ...named(one.season),
        ranking: one.ranking && rankingView(one.ranking),
      })),
      league: named(league),
      attendance: roster.map(({ isPlaying: _, ...guest }) => guest),
      tables: sheet,
      games: games.map(({ at, ...game }) => ({
        ...game,
        at: at && { name: at.name, round: at.round },
      })),
      ranking: ranking && rankingView(ranking),
    },
  };
}

/** The ranking of an evening, and of each player what it is made of. */
const rankingView = ({ made, ...table }: NonNullable<EveningPage['ranking']>) => ({
  ...table,
  made: [...made].map(([playerId, of]) => ({ playerId, ...of })),
});

/** The money of an evening, for members. */
export async function eveningCash(viewer: Viewer | null, eveningId: string) {
  const value = await findEveningMoney(viewer, eveningId);
  if (!value) return noSuch('evening', 'eveningId');
  return { ok: true as const, value };
}

/** The money of a season, for members. */
export async function seasonCash(viewer: Viewer | null, seasonId: string) {
  const value = await findSeasonMoney(viewer, seasonId);
  if (!value) return deny('not-found', sentence('api.noSuchSeason'), 'seasonId');
  return { ok: true as const, value };
}

/** Adds players; answers who they are, those too that the league knew already. */
export async function addPlayers(
  viewer: Viewer | null,
  asked: { leagueId: string; names: readonly string[]; joinedOn: string | null },
) {
  const added = await runs.addPlayers(viewer, asked);
  if (!added.ok) return added;
  const fresh = new Set(added.value.added);
  const all = (await listPlayers(viewer, asked.leagueId)) ?? [];
  const players = [...fresh, ...added.value.known].flatMap((name) => {
    const key = nameKey(name);
    const player = all.find((one) => [one, ...one.merged].some((own) => nameKey(own.name) === key));
    return player ? [{ ...named(player), isNew: fresh.has(name) }] : [];
  });
  return { ok: true as const, value: { players } };
}

/** What happened to the finished games of a league after the line of this number, in order. */
export function finishedIn(
  viewer: Viewer | null,
  { leagueId, after, limit }: { leagueId: string; after: number; limit: number },
) {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!found.ok) return noSuchLeague();
    const rows = await tx.finished.findMany({
      where: { leagueId, seq: { gt: after } },
      orderBy: { seq: 'asc' },
      take: limit,
      select: { seq: true, kind: true, gameId: true, revision: true, at: true },
    });
    const { hasRole } = found.league;
    const shown = await publicNamesFor(tx, viewer, { leagueId, hasRole });
    const lines = await linesOf(tx, [...new Set(rows.map(({ gameId }) => gameId))]);
    const games = inPublic(lines, shown);
    const finished = rows.map(({ kind, at, ...row }) => ({
      ...row,
      kind: FinishedKind.parse(kind),
      at: at.toISOString(),
      game: games.find(({ id }) => id === row.gameId) ?? null,
    }));
    return { ok: true as const, value: { finished, next: rows.at(-1)?.seq ?? after } };
  });
}
const FinishedKind = z.enum(FINISHED_KINDS);

/** The evenings of a league or of one of its seasons, latest first. */
export function eveningsOf(
  viewer: Viewer | null,
  { leagueId, season, cursor, limit }: OfLeague & { readonly season?: string | undefined },
) {
  return read(async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!found.ok) return noSuchLeague();
    const before = cursor === undefined ? null : openCursor(cursor);
    const [, date, id] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(before ?? '') ?? [];
    if (cursor !== undefined && (date === undefined || id === undefined)) return badCursor();
    const rows = await tx.evening.findMany({
      where: {
        leagueId,
        ...(season !== undefined && { AND: inSeason({ seasonId: season, leagueId }) }),
        ...(date !== undefined &&
          id !== undefined && { OR: [{ date: { lt: date } }, { date, id: { lt: id } }] }),
      },
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      take: limit + 1,
      select: {
        ...eveningColumns,
        season: { select: { id: true, name: true } },
        shared: {
          orderBy: { seasonId: 'asc' },
          select: { season: { select: { id: true, name: true } } },
        },
      },
    });
    const page = rows.slice(0, limit);
    const at = await gamesAt(
      tx,
      page.map((one) => one.id),
    );
    const last = page.at(-1);
    const { hasRole } = found.league;
    const shown = await publicNamesFor(tx, viewer, { leagueId, hasRole });
    return {
      ok: true as const,
      value: {
        evenings: inPublic(
          page.map(({ shared, ...evening }) => ({
            ...evening,
            also: shared.map((one) => one.season),
            ...at(evening.id),
          })),
          shown,
        ),
        next: last && rows.length > limit ? makeCursor(`${last.date} ${last.id}`) : null,
      },
    };
  });
}

/** The table of a season; what it hides it hides here too. The same answer for as long as it holds. */
export async function readStandings(
  viewer: Viewer | null,
  { leagueId, seasonId }: { leagueId: string; seasonId: string },
) {
  const table = await seasonNow(viewer, { seasonId });
  if (!table || table.league.id !== leagueId)
    return deny('not-found', sentence('api.noSuchSeason'), 'seasonId');
  const known = told.get(table) ?? standingsView(table);
  told.set(table, known);
  return known;
}

const standingsView = ({ league, season, standings, pairs, ratings, open }: SeasonTable) => ({
  ok: true as const,
  value: { league: named(league), season: seasonView(season), standings, pairs, ratings, open },
});
const told = new WeakMap<SeasonTable, ReturnType<typeof standingsView>>();

type LeagueRatings = {
  readonly league: { readonly id: string; readonly name: string };
  /** The last evening that they take in. */
  readonly after: { readonly id: string; readonly date: string } | null;
  readonly ratings: readonly VariantRatings[];
};

/** Everybody's ratings by variant, best first, as far as no table hides them. */
export async function readRatings(
  viewer: Viewer | null,
  leagueId: string,
): Promise<Answer<LeagueRatings>> {
  const found = await read(async (tx) => {
    const league = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!league.ok) return null;
    const hidden = await firstHidden(tx, leagueId);
    const rows = await tx.evening.findMany({
      where: { leagueId },
      orderBy: inOrder,
      select: momentColumns,
    });
    const end = hidden ? rows.findIndex(({ id }) => id === hidden.id) : rows.length;
    return { league: league.league, last: rows[end - 1] };
  });
  if (!found) return noSuchLeague();
  const { league, last } = found;
  if (!last) return { ok: true, value: { league: named(league), after: null, ratings: [] } };
  await freshenRatings(leagueId, last, 'last');
  return read(async (tx) => {
    const shown = await publicNamesFor(tx, viewer, { leagueId });
    const { ratings } = await ratingsAfter(tx, { leagueId, moment: last });
    const { rootOf, nameOf } = await leagueNames(tx, leagueId);
    const lists = VARIANT_IDS.flatMap((variant): VariantRatings[] => {
      const ids = Object.keys(ratings[variant] ?? {}).filter((id) => rootOf(id) === id);
      return ratingLines(ratings, { variant, ids, nameOf });
    });
    const { id, date } = last;
    const value = { league: named(league), after: { id, date }, ratings: lists };
    return { ok: true, value: inPublic(value, shown) };
  });
}

/** A player with their figures, of one season or of all time. */
export async function readPlayer(
  viewer: Viewer | null,
  { playerId, season }: { playerId: string; season?: string | undefined },
) {
  const page = await playerPage(viewer, playerId, { season });
  if (!page) return deny('not-found', sentence('api.noSuchPlayer'), 'playerId');
  const { player, seasons, season: shown, cutAt, ratings, names } = page;
  // What follows from the rest is for pages.
  const { currentRun: _, bestPartner: __, nemesis: ___, ...stats } = page.stats;
  const who = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    ok: true as const,
    value: {
      ...pick(player, 'id', 'name', 'league', 'joinedOn', 'leftOn', 'alsoKnownAs'),
      seasons: seasons.map(named),
      season: shown,
      isCut: cutAt !== null,
      figures: {
        ...stats,
        partners: stats.partners.map(({ player: one, ...rest }) => ({ ...who(one), ...rest })),
        opponents: stats.opponents.map(({ player: one, ...rest }) => ({ ...who(one), ...rest })),
      },
      ratings,
    },
  };
}

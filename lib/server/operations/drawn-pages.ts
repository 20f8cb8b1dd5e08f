/**
 * Pages that the server draws by itself, each once for all who may see the same of it: who that is, is
 * asked each time, and what they see is kept by what it was made of.
 */
import 'server-only';
import type { Language } from '../../i18n/languages';
import { isLongOver, today } from '../../league/days';
import { stageOf } from '../../league/stage';
import type { Viewer } from '../access';
import {
  findLeagueGames,
  type LeagueGames,
  leagueGamesNow,
  type PlayerPage,
  playerNow,
} from '../archive';
import { drawing } from '../config/drawing';
import type { DrawFirst } from '../games';
import {
  type DrawRace,
  type DrawSeason,
  type DrawTotal,
  type EveningPage,
  eveningNow,
  homeNow,
  isNameless,
  type LeagueHome,
  leagueAs,
  type OpenFees,
  type OwnWord,
  openFees,
  ownWord,
  raceNow,
  type Sheet,
  seasonNow,
  seasonToOpen,
  type Unnoted,
  unnotedAt,
} from '../leagues';
import { read } from '../store';
import { type Asked, isSearch, readSearch } from './input/search';

/** The games of a league, and what of them was asked for. */
export type DrawnGames = {
  readonly games: LeagueGames;
  readonly asked: Asked;
  readonly isSearch: boolean;
  /** Is it the first page of them? */
  readonly isFirst: boolean;
};
/**
 * The first page of a league, with the evening that is on today, and what the viewer said of the next one; or
 * that they have no name at the table.
 */
export type DrawnHome = {
  readonly home: LeagueHome;
  readonly tonight: EveningPage | null;
  readonly own: Own | null;
  readonly fees: OpenFees | null;
  readonly isNameless: boolean;
};
/** The page of an evening, with what the viewer said of it where it is still to come. */
export type DrawnEvening = {
  readonly page: EveningPage;
  readonly own: Own | null;
  readonly fees: OpenFees | null;
  readonly unnoted: Unnoted | null;
};
/** What the viewer said of an evening, and the tables of its sheet at which they sit, by their places on it. */
export type Own = OwnWord & { readonly tables: readonly number[] };
export type DrawHome = (page: DrawnHome, language: Language) => Sheet;
export type DrawEvening = (page: DrawnEvening, language: Language) => Sheet;
export type DrawPlayer = (page: PlayerPage, language: Language) => Sheet;
export type DrawGames = (page: DrawnGames, language: Language) => Sheet;

/** What draws outside of Next; the bundle of `app/drawn` is one. */
export type Drawing = {
  /** How a game's board is first seen. */
  readonly drawFirst: DrawFirst;
  readonly drawHome: DrawHome;
  readonly drawSeason: DrawSeason;
  readonly drawTotal: DrawTotal;
  readonly drawRace: DrawRace;
  readonly drawEvening: DrawEvening;
  readonly drawPlayer: DrawPlayer;
  readonly drawGames: DrawGames;
};

/** What is kept of a page; the same object for as long as it holds. */
export type DrawnPage = Sheet & {
  /** Its address, without what says nothing to it; of a merged name, that of who it turned out to be. */
  readonly at: string;
};

type Place = {
  readonly ids: readonly string[];
  readonly path: string;
  readonly search: URLSearchParams;
};
/** What a page shows. */
type Found = {
  readonly at: string;
  /** It is drawn once for as long as this object is the same, */
  readonly of: object;
  /** and for each of what differs between those who see it. */
  readonly part?: string;
  readonly draw: (draws: Drawing, language: Language) => Sheet;
};
type Find = (viewer: Viewer | null, place: Place) => Promise<Found | null>;

/** What a player's page can be asked for: all seasons, one, or a year. */
const SEASON = /^(?:all|\d{4}|[\w-]{21})$/;

/** The drawn pages by their addresses; null where this viewer has none there. */
const PAGES = {
  '/leagues/:leagueId': async (viewer, place) => {
    const { ids, path, search } = place;
    // As the table was found before there was a first page.
    if (['look', 'evenings', 'pairs'].some((name) => search.has(name)))
      return season(viewer, { ...place, path: `${path}/table` });
    const [leagueId = ''] = ids;
    const home = await homeNow(viewer, leagueId);
    if (!home) return null;
    const { next } = home;
    const tonight = next?.isToday
      ? await eveningNow(viewer, { eveningId: next.id, look: false })
      : null;
    const own = next && (await ownAt(viewer, next.id, tonight));
    const fees = await feesAt(viewer, tonight);
    const isNameless = own === null && viewer !== null && (await asksName(viewer, home));
    return {
      at: path,
      of: tonight ? both(home, tonight) : home,
      part: `${partOf(own, fees)} ${isNameless}`,
      draw: (draws, language) => draws.drawHome({ home, tonight, own, fees, isNameless }, language),
    };
  },
  '/leagues/:leagueId/table': (viewer, place) => season(viewer, place),
  '/leagues/:leagueId/seasons/:seasonId': (viewer, place) => season(viewer, place),
  '/leagues/:leagueId/seasons/:seasonId/players/:playerId': async (viewer, place) => {
    const { ids, path, search } = place;
    const [leagueId, seasonId = '', playerId] = ids;
    const looking = search.get('look') === '1';
    const table = await seasonNow(viewer, { seasonId, look: looking });
    const row = table?.standings.rows.find(({ id }) => id === playerId);
    if (!table || !row || table.league.id !== leagueId) return null;
    const page = { table, row, looking };
    const at = addressOf(path, [looking && 'look=1']);
    return { at, of: table, draw: (draws, language) => draws.drawTotal(page, language) };
  },
  '/leagues/:leagueId/seasons/:seasonId/race': async (viewer, { ids, path, search }) => {
    const [leagueId, seasonId = ''] = ids;
    const looking = search.get('look') === '1';
    const of = await raceNow(viewer, { seasonId, look: looking });
    if (!of || of.league.id !== leagueId) return null;
    const at = addressOf(path, [looking && 'look=1']);
    const page = { of, path, looking };
    return { at, of, draw: (draws, language) => draws.drawRace(page, language) };
  },
  '/leagues/:leagueId/evenings/:eveningId': async (viewer, { ids, path, search }) => {
    const [leagueId, eveningId = ''] = ids;
    const look = search.get('look') === '1';
    const page = await eveningNow(viewer, { eveningId, look });
    if (!page || page.league.id !== leagueId) return null;
    const own = page.evening.date < today() ? null : await ownAt(viewer, eveningId, page);
    const fees = await feesAt(viewer, page);
    const unnoted = await unnotedOf(viewer, page);
    return {
      at: addressOf(path, [look && 'look=1']),
      of: page,
      part: `${partOf(own, fees)} ${JSON.stringify(unnoted)}`,
      draw: (draws, language) => draws.drawEvening({ page, own, fees, unnoted }, language),
    };
  },
  '/leagues/:leagueId/games': async (viewer, { ids, path, search }) => {
    const [leagueId = ''] = ids;
    const { asked: all, filter, cursor } = readSearch(Object.fromEntries(search));
    // It is the one in whose archive is looked.
    const { league: _, ...asked } = all;
    const isFirst = cursor === undefined;
    const isPlain = isFirst && Object.values(asked).every((value) => value === undefined);
    const games = isPlain
      ? await leagueGamesNow(viewer, leagueId)
      : await findLeagueGames(viewer, { leagueId, filter, cursor });
    if (!games) return null;
    const page = { games, asked, isSearch: isSearch(asked), isFirst };
    const at = addressOf(path, [!isPlain && search.toString()]);
    return { at, of: games, draw: (draws, language) => draws.drawGames(page, language) };
  },
  '/players/:playerId': async (viewer, { ids, search }) => {
    const [playerId = ''] = ids;
    const look = search.get('look') === '1';
    const [asked] = SEASON.exec(search.get('season') ?? '') ?? [];
    const page = await playerNow(viewer, { playerId, season: asked, look });
    if (!page) return null;
    const { player } = page;
    const named = asked !== undefined && `season=${asked}`;
    const at =
      player.id === playerId
        ? addressOf(`/players/${playerId}`, [named, look && 'look=1'])
        : `/players/${player.id}`;
    return { at, of: page, draw: (draws, language) => draws.drawPlayer(page, language) };
  },
} satisfies Record<`/${string}`, Find>;

/** What somebody said, where they sit and what they are to take in, as a part of a page. */
const partOf = (own: Own | null, fees: OpenFees | null): string =>
  [own?.status, own?.hasRoom, own?.tables, fees?.amount, fees?.people].join(' ');

async function ownAt(
  viewer: Viewer | null,
  eveningId: string,
  page: EveningPage | null,
): Promise<Own | null> {
  const own = await ownWord(viewer, eveningId);
  if (!own) return null;
  const tables = page?.tables.flatMap(({ seats }, at) =>
    seats.includes(own.playerId) ? [at] : [],
  );
  return { ...own, tables: tables ?? [] };
}

/** What is open of an evening that was just played. */
const feesAt = async (viewer: Viewer | null, page: EveningPage | null): Promise<OpenFees | null> =>
  page?.mayWrite && stageOf(page) === 'done' && !isLongOver(page.evening.date)
    ? openFees(viewer, page.evening.id)
    : null;

/** Of whom it is still to be said whether they were at an evening that was played. */
const unnotedOf = async (viewer: Viewer | null, page: EveningPage): Promise<Unnoted | null> =>
  page.mayWrite && (stageOf(page) === 'done' || isLongOver(page.evening.date))
    ? unnotedAt(viewer, { seasonId: page.season.id, eveningId: page.evening.id })
    : null;

/** Is somebody asked for their name at the table? Whoever leads the league knows where to take it. */
async function asksName(viewer: Viewer, { league, players }: LeagueHome): Promise<boolean> {
  if (!league.hasRole || league.role === 'owner' || players === 0) return false;
  return read((tx) => isNameless(tx, viewer, league.id));
}

/** The addresses of the drawn pages. */
export type DrawnPath = keyof typeof PAGES;
export const DRAWN = Object.keys(PAGES) as readonly DrawnPath[]; // of the object above

const ADDRESSES = Object.entries<Find>(PAGES).map(
  ([path, find]) => [new RegExp(`^${path.replaceAll(/:\w+/g, '([\\w-]{21})')}$`), find] as const,
);

/** Draws the page at an address (`/leagues/…?look=1`); null where this viewer has none there. */
export async function drawnPage(
  viewer: Viewer | null,
  address: string,
  language: Language,
): Promise<DrawnPage | null> {
  const { pathname: path, searchParams: search } = new URL(address, 'http://here');
  for (const [pattern, find] of ADDRESSES) {
    const [whole, ...ids] = pattern.exec(path) ?? [];
    if (whole === undefined) continue;
    const found = await find(viewer, { ids, path, search });
    return found && draw(found, language);
  }
  return null;
}

// As long as what they show, which is of one revision and for one role.
const kept = new WeakMap<object, Map<string, DrawnPage>>();

async function draw(
  { at, of, part = '', draw: drawIt }: Found,
  language: Language,
): Promise<DrawnPage> {
  const pages = kept.get(of) ?? new Map<string, DrawnPage>();
  kept.set(of, pages);
  const key = `${language} ${at} ${part}`;
  const known = pages.get(key);
  if (known) return known;
  const draws = await drawing<Drawing>();
  if (!draws) throw new Error('Nothing draws pages: they are not built.');
  const page = { at, ...drawIt(draws, language) };
  pages.set(key, page);
  return page;
}

// The same object for as long as both are.
const pairs = new WeakMap<object, WeakMap<object, object>>();
function both(one: object, other: object): object {
  const others = pairs.get(one) ?? new WeakMap<object, object>();
  pairs.set(one, others);
  const known = others.get(other) ?? {};
  others.set(other, known);
  return known;
}

/** A path and what is asked for there. */
function addressOf(path: string, said: readonly (string | false)[]): string {
  const asked = said.filter(Boolean).join('&');
  return asked ? `${path}?${asked}` : path;
}

async function season(viewer: Viewer | null, { ids, path, search }: Place): Promise<Found | null> {
  const [leagueId = '', named] = ids;
  const looking = search.get('look') === '1';
  const isWhole = search.get('evenings') === 'all';
  const allPairs = search.get('pairs') === 'all';
  const at = addressOf(path, [
    looking && 'look=1',
    isWhole && 'evenings=all',
    allPairs && 'pairs=all',
  ]);
  const shown = { path, looking, isWhole, allPairs };
  const seasonId = named ?? (await seasonToOpen(viewer, leagueId));
  if (seasonId === null) {
    const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'reader' }));
    if (!found.ok) return null;
    const page = { league: found.league, table: null, ...shown };
    return { at, of: page, draw: (draws, language) => draws.drawSeason(page, language) };
  }
  const table = await seasonNow(viewer, { seasonId, look: looking });
  if (!table || table.league.id !== leagueId) return null;
  const page = { league: table.league, table, ...shown };
  return { at, of: table, draw: (draws, language) => draws.drawSeason(page, language) };
}

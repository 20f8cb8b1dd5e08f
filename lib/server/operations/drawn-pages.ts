/**
 * Pages that the server draws by itself, each once for all who may see the same of it: who that is, is
 * asked each time, and what they see is kept by what it was made of.
 */
import 'server-only';
import type { Language } from '../../i18n/languages';
import { leaguesOf, type Viewer } from '../access';
import { drawing } from '../config/drawing';
import type { DrawFirst } from '../games';
import {
  currentSeason,
  type DrawnSeason,
  type DrawSeason,
  latestFirst,
  leagueAs,
  type SeasonTable,
  type Sheet,
  seasonNow,
} from '../leagues';
import { read } from '../store';

/** What draws outside of Next; the bundle of `app/drawn` is one. */
export type Drawing = {
  /** How a game's board is first seen. */
  readonly drawFirst: DrawFirst;
  readonly drawSeason: DrawSeason;
};

/** What is kept of a page; the same object for as long as it holds. */
export type DrawnPage = Sheet & {
  /** Its address, without what says nothing to it. */
  readonly at: string;
};

/** The addresses of the drawn pages: of a league, and of one of its seasons. */
export const DRAWN = ['/leagues/:leagueId', '/leagues/:leagueId/seasons/:seasonId'] as const;
const ADDRESS = /^\/leagues\/([\w-]{21})(?:\/seasons\/([\w-]{21}))?$/;

/** Draws the page at an address (`/leagues/…?look=1`); null where this viewer has none there. */
export async function drawnPage(
  viewer: Viewer | null,
  address: string,
  language: Language,
): Promise<DrawnPage | null> {
  const { pathname: path, searchParams } = new URL(address, 'http://here');
  const [, leagueId, named] = ADDRESS.exec(path) ?? [];
  if (leagueId === undefined) return null;
  const looking = searchParams.get('look') === '1';
  const isWhole = searchParams.get('evenings') === 'all';
  const shown = { path, looking, isWhole };
  const seasonId = named ?? (await currentSeasonId(viewer, leagueId));
  if (seasonId === null) return withoutSeason(viewer, { leagueId, ...shown }, language);
  const table = await seasonNow(viewer, { seasonId, look: looking });
  if (!table || table.league.id !== leagueId) return null;
  const pages = kept.get(table) ?? new Map<string, DrawnPage>();
  kept.set(table, pages);
  const key = `${language} ${path} ${looking} ${isWhole}`;
  const known = pages.get(key);
  if (known) return known;
  const page = await draw({ league: table.league, table, ...shown }, language);
  pages.set(key, page);
  return page;
}

// As long as the table itself, which is of one revision and for one role.
const kept = new WeakMap<SeasonTable, Map<string, DrawnPage>>();

async function draw(page: DrawnSeason, language: Language): Promise<DrawnPage> {
  const draws = await drawing<Drawing>();
  if (!draws) throw new Error('Nothing draws pages: they are not built.');
  const asked = [page.looking && 'look=1', page.isWhole && 'evenings=all']
    .filter(Boolean)
    .join('&');
  const at = asked ? `${page.path}?${asked}` : page.path;
  return { at, ...draws.drawSeason(page, language) };
}

/** The season that is on; null where there is none, or no league that this viewer sees. */
async function currentSeasonId(viewer: Viewer | null, leagueId: string): Promise<string | null> {
  const seasons = await read((tx) =>
    tx.season.findMany({
      where: { leagueId, league: leaguesOf(viewer, 'reader') },
      orderBy: latestFirst,
      select: { id: true, startsOn: true, endsOn: true },
    }),
  );
  return currentSeason(seasons)?.id ?? null;
}

async function withoutSeason(
  viewer: Viewer | null,
  { leagueId, ...shown }: Omit<DrawnSeason, 'league' | 'table'> & { readonly leagueId: string },
  language: Language,
): Promise<DrawnPage | null> {
  const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'reader' }));
  return found.ok ? draw({ league: found.league, table: null, ...shown }, language) : null;
}

/** Which pages the worker stands in for without network, and how long it waits for the server. */
import { VARIANT_IDS } from '../jass/words';

/** The page that shows from this phone whatever it knows. */
export const SHELL = '/board';
/** The page of all tournaments, at an id that none of them has. */
export const TOURNAMENT = `/tournaments/${'_'.repeat(21)}`;
/** Pages that are the same for everybody and stay readable as they are. */
export const PUBLIC_PAGES: readonly string[] = [
  '/rules',
  ...VARIANT_IDS.map((id) => `/rules/${id}`),
];

/** How long a page that this phone can show by itself is waited for, in ms. */
const GAME_TIMEOUT_MS = 3000;
const LIST_TIMEOUT_MS = 6000;
const LISTS: readonly string[] = ['/', '/games', '/games/new'];

/** The game that a page is about. */
export const gameIn = (path: string): string | undefined =>
  /^\/games\/([\w-]{21})(?:\/record)?$/.exec(path)?.[1];

/** Is it the board of a game? */
export const isBoard = (path: string): boolean => /^\/games\/[\w-]{21}$/.test(path);

/** Is it one of the places of a tournament, which are all one page? */
export const isTournament = (path: string): boolean =>
  /^\/tournaments\/[\w-]{21}(?:\/|$)/.test(path);

/** How long to wait for the server; undefined: as long as it takes, for there is nothing else. */
export function waitFor(path: string, knowsGame: boolean): number | undefined {
  if (gameIn(path) !== undefined) return knowsGame ? GAME_TIMEOUT_MS : undefined;
  if (PUBLIC_PAGES.includes(path) || isTournament(path)) return GAME_TIMEOUT_MS;
  return LISTS.includes(path) ? LIST_TIMEOUT_MS : undefined;
}

/** Is it a page at all, rather than a file or an answer in JSON? */
export const isPage = (path: string): boolean =>
  !/^\/(api|_next|embed)\//.test(path) && !/\.[a-z0-9]+$/i.test(path);

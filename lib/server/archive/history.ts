/**
 * The archive: all games that one may see, found by who, what, where, when and words.
 *
 * Every place (one's own games, each league) is read along one index in the order of the list, from
 * the cursor on, and what the index does not know is looked up game by game until the page is full.
 * A question that hardly any game answers ends after `MOST_LOOKED_AT` games: the page then says how
 * far it has looked and goes on from there. So a page costs the same however many games there are.
 */
import 'server-only';
import type { VariantId } from '../../jass';
import { inPublic } from '../../league/public-names';
import { mendedWords } from '../../league/similar-names';
import type { Viewer } from '../access';
import { type GameLine, linesOf, wordsOf } from '../games';
import { read, type Tx } from '../store';
import { inOrder, makeCursor, type Order, parseCursor, type Spot, type Way } from './game-order';
import { type Checks, isChecking, passing } from './search-checks';
import { type PaperFound, paperIn } from './search-paper';
import { type Place, placesOf, type Who } from './search-scopes';
import { nearDayIn, termsIn, vocabularyOf } from './search-terms';
import { waysThrough } from './search-ways';

export type { Who };

/** What to find. Everything that is there must fit. */
export type GameFilter = {
  /** All of them played in it. */
  readonly who?: readonly Who[] | undefined;
  /** The first two of them on one side. */
  readonly isPair?: boolean | undefined;
  readonly variant?: VariantId | undefined;
  /** Null: only one's own games, outside of leagues. */
  readonly leagueId?: string | null | undefined;
  readonly seasonId?: string | undefined;
  readonly eveningId?: string | undefined;
  /** Days as 2026-11-21, UTC, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `won` and `lost` by the first of `who`; without anybody they are a fault. */
  readonly result?: 'running' | 'finished' | 'won' | 'lost' | undefined;
  /**
   * All of these words, each in the notes, in the name of somebody who sat there, or in the evening's;
   * the last one may be only the beginning of one.
   */
  readonly words?: string | undefined;
  /** By when they were played; the newest first unless asked otherwise. */
  readonly order?: Order | undefined;
};

/** Some games, and what leagues have from paper among them. */
export type GamePage = {
  readonly games: readonly GameLine[];
  readonly paper: readonly PaperFound[];
  /** Where the next ones begin; null after the last. */
  readonly next: string | null;
  /** Set where the search ended early: it has looked so far, ISO 8601, and `next` goes on. */
  readonly lookedTo: string | null;
  /** What could not be looked for; then nothing is found. */
  readonly fault: SearchFault | null;
  /** Where nothing is found: the words that were perhaps meant, each of which finds something. */
  readonly meant: readonly string[];
  /** Where nothing is found on a day that is named from today: which one that is, and the last one before it with results. */
  readonly day: { readonly asked: string; readonly last: string | null } | null;
};

/** Which part of a search says nothing, so that nothing can fit: it is said at its field. */
export type SearchFault = 'words' | 'whose' | 'span';

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** The first fault of a search; null where all of it can be looked for. */
function searchFault({ words, result, who, from, to }: GameFilter): SearchFault | null {
  if ((result === 'won' || result === 'lost') && !who?.length) return 'whose';
  if (from !== undefined && to !== undefined && isDay(from) && isDay(to) && from > to)
    return 'span';
  if (words?.trim() && wordsOf(words).length === 0) return 'words';
  return null;
}

const MAX_LIMIT = 100;
/** How many games of one place a page looks at, and how many at once. */
const MOST_LOOKED_AT = 5000;
const AT_ONCE = 500;

type Page = {
  /** `next` of the page before; without one, or with one that is none, from the start. */
  readonly cursor?: string | undefined;
  /** How many, 1 to 100. */
  readonly limit?: number | undefined;
  /** Nothing from paper. */
  readonly isGamesOnly?: boolean;
};

/** Finds games. */
export const searchGames = (
  viewer: Viewer | null,
  filter: GameFilter,
  page: Page = {},
): Promise<GamePage> => read((tx) => searchIn(tx, viewer, filter, page));

/** As `searchGames`, within a transaction. */
export async function searchIn(
  tx: Tx,
  viewer: Viewer | null,
  filter: GameFilter,
  page: Page = {},
): Promise<GamePage> {
  const found = await look(tx, viewer, filter, page);
  const { words = '' } = filter;
  if (!isNothing(found) || found.fault || words === '' || page.cursor) return found;
  const places = await placesOf(tx, viewer, filter);
  const asked = nearDayIn(words);
  if (asked) return { ...found, day: { asked, last: await lastPlayed(tx, places, asked) } };
  const known: string[] = [];
  for (const place of places) known.push(...(await vocabularyOf(tx, place)));
  const meant: string[] = [];
  for (const one of mendedWords(words, known))
    if (!isNothing(await look(tx, viewer, { ...filter, words: one }, { ...page, limit: 1 })))
      meant.push(one);
  return { ...found, meant };
}

/** The day of the last evening with results before another day; null where there is none. */
async function lastPlayed(
  tx: Tx,
  places: readonly Place[],
  before: string,
): Promise<string | null> {
  const leagues = places.flatMap(({ scope }) => ('leagueId' in scope ? [scope.leagueId] : []));
  const last = await tx.evening.findFirst({
    where: {
      leagueId: { in: leagues },
      date: { lt: before },
      OR: [{ games: { some: {} } }, { paper: { some: {} } }],
    },
    orderBy: { date: 'desc' },
    select: { date: true },
  });
  return last?.date ?? null;
}

const isNothing = ({ games, paper, lookedTo }: GamePage): boolean =>
  games.length + paper.length === 0 && lookedTo === null;

async function look(
  tx: Tx,
  viewer: Viewer | null,
  filter: GameFilter,
  { cursor, limit = 20, isGamesOnly = false }: Page,
): Promise<GamePage> {
  const fault = searchFault(filter);
  if (fault)
    return { games: [], paper: [], next: null, lookedTo: null, fault, meant: [], day: null };
  const take = Math.min(Math.max(Math.trunc(limit), 1), MAX_LIMIT);
  const compare = inOrder(filter.order ?? 'newest');
  const after = parseCursor(cursor);
  const found: Spot[] = [];
  const ends: Spot[] = [];
  const places = await placesOf(tx, viewer, filter);
  const paper: PaperFound[] = [];
  for (const place of places) {
    const terms = await termsIn(tx, place, filter.words);
    if (!isGamesOnly) {
      const one = await paperIn(tx, place, { filter, terms, after, take: take + 1 });
      paper.push(...one.found.map((result) => inPublic(result, place.names)));
      if (one.end) ends.push(one.end);
    }
    const { ways, checks } = await waysThrough(tx, place, { filter, terms });
    for (const way of ways) {
      const one = await follow(tx, way, { checks, after, take: take + 1 });
      found.push(...one.found);
      if (one.end) ends.push(one.end);
    }
  }
  // Behind the first early end another way may still have games that were not looked at.
  const [end] = ends.toSorted(compare);
  const all = [...new Map([...found, ...paper].map((spot) => [spot.id, spot])).values()]
    .filter((spot) => !end || compare(spot, end) <= 0)
    .toSorted(compare);
  const page = all.slice(0, take);
  const last = page.at(-1);
  const next = all.length > take ? last : end;
  const onPaper = new Map(paper.map((one) => [one.id, one]));
  const lines = await linesOf(
    tx,
    page.flatMap(({ id }) => (onPaper.has(id) ? [] : [id])),
  );
  const namesIn = (leagueId: string | undefined) =>
    places.find(({ scope }) => 'leagueId' in scope && scope.leagueId === leagueId)?.names ?? null;
  return {
    games: lines.map((line) => inPublic(line, namesIn(line.league?.id))),
    paper: page.flatMap(({ id }) => onPaper.get(id) ?? []),
    next: next ? makeCursor(next) : null,
    lookedTo: next && next === end ? new Date(next.at).toISOString() : null,
    fault,
    meant: [],
    day: null,
  };
}

/** Follows a way until enough games pass; `end` is where it stopped before that. */
async function follow(
  tx: Tx,
  way: Way,
  { checks, after, take }: { checks: Checks; after: Spot | null; take: number },
): Promise<{ found: Spot[]; end: Spot | null }> {
  if (!isChecking(checks)) return { found: await way(tx, { after, take }), end: null };
  const found: Spot[] = [];
  let at = after;
  for (let looked = 0, size = take * 2; looked < MOST_LOOKED_AT; size = AT_ONCE) {
    const spots = await way(tx, { after: at, take: size });
    found.push(...(await passing(tx, spots, checks)));
    if (found.length >= take || spots.length < size) return { found, end: null };
    looked += spots.length;
    at = spots.at(-1) ?? at;
  }
  return { found, end: at };
}

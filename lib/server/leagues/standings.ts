import 'server-only';
import { type VariantId, variant } from '../../jass';
import { type BestGame, bestGames } from '../../league/best-game';
import { collator } from '../../league/collator';
import { type Winner, winnersByEvening } from '../../league/evening-best';
import { inPublic, type PublicNames } from '../../league/public-names';
import { type Ratings, shownRating } from '../../league/ratings';
import { type EveningResults, isGame } from '../../league/result';
import type { Scheme } from '../../league/scheme';
import {
  pairStandings,
  raceOf,
  type StandingsInput,
  shownOf,
  standings,
} from '../../league/standings';
import type { Race, Standings } from '../../league/table';
import { type WithoutResult, withoutResult } from '../../league/without-result';
import { agreedPerGame } from '../../sync/house-rules';
import { leaguesOf, publicNamesFor, type Viewer } from '../access';
import { log } from '../config/log';
import { read, type Tx } from '../store';
import { isAtLeast, type League, leagueAs } from './as-role';
import { inSeason } from './in-season';
import { type LeagueNames, leagueNames } from './league-names';
import { freshenRatingsBefore, ratingsAfter, upTo } from './ratings';
import { eveningResults, freshenResults, type Moment } from './results';
import { seasonRevision } from './revisions';
import {
  namedSeasons,
  parseSeason,
  type Season,
  type SeasonChange,
  seasonChanges,
  seasonColumns,
} from './seasons';

/** A player's rating in one variant as it is shown. */
export type RatingLine = {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly games: number;
  readonly isProvisional: boolean;
};
/** The ratings of one variant, best first. */
export type VariantRatings = {
  readonly variant: VariantId;
  readonly lines: readonly RatingLine[];
};

/** The games of a season that have hands and are not over: they do not count yet. */
export type OpenGames = {
  readonly games: number;
  /** The days of their evenings, each once, in order. */
  readonly days: readonly string[];
  /** The ids of those who sit in them. */
  readonly players: readonly string[];
};

/** Finished games of a season in variants that it does not count. */
export type UncountedGames = { readonly games: number; readonly variants: readonly VariantId[] };

/** A season's table with all that its page shows. Plain data. */
export type SeasonTable = {
  readonly league: League;
  readonly season: Season;
  readonly standings: Standings;
  /** Where partners score together; else null. */
  readonly pairs: Standings | null;
  /** Of those who played in the season, as far as the table goes. */
  readonly ratings: readonly VariantRatings[];
  /** The evenings of the season, those that the table hides included. */
  readonly evenings: number;
  readonly open: OpenGames;
  readonly uncounted: UncountedGames;
  /** Who was there and has no result in the table. */
  readonly without: WithoutResult;
  /** The viewer may see what is hidden, and does so only when asking for it. */
  readonly canLook: boolean;
  /** May the viewer plan evenings and write down who plays? */
  readonly mayWrite: boolean;
  /** All seasons of the league, the main one first. */
  readonly seasons: readonly { readonly id: string; readonly name: string }[];
  /** What was said about the season before, the latest change first; by whom, only members are told. */
  readonly changes: readonly SeasonChange[];
  /** What all of it was made of (season-now.ts); null where it could not be kept. */
  readonly revision: string | null;
};

type Asked = {
  readonly seasonId: string;
  /** Show what is hidden to an owner who asks for it; nobody else is shown it. */
  readonly look?: boolean | undefined;
};

/**
 * The table of a season, or null where this viewer sees none of that id. Everything in it comes from
 * one state of the database. What is missing in the caches is made and kept first, in parts, so that
 * a season of any size can be read; a change that falls between is taken in all the same.
 */
export async function standingsOf(
  viewer: Viewer | null,
  asked: Asked,
): Promise<SeasonTable | null> {
  const season = await readingOf(viewer, { ...asked, rated: true });
  return season && tableOf(season);
}

/** The race of a season, as far as its table goes for this viewer. */
export type SeasonRace = Pick<SeasonTable, 'league' | 'season' | 'canLook' | 'revision'> &
  Pick<Standings, 'hiddenSince'> & { readonly race: Race };

/** The race of a season, or null where this viewer sees none of that id. */
export async function raceIn(viewer: Viewer | null, asked: Asked): Promise<SeasonRace | null> {
  const found = await readingOf(viewer, asked);
  if (!found) return null;
  const { league, season, shown, input, revision } = found;
  const { hiddenSince } = shownOf(input);
  const canLook = isAtLeast(league.role, 'owner');
  return inPublic({ league, season, canLook, revision, hiddenSince, race: raceOf(input) }, shown);
}

/** The best single game of each variant of a season, as far as its table goes. */
export type SeasonBest = { readonly games: readonly BestGame[]; readonly revision: string | null };

/** Null where this viewer sees no season of that id. */
export async function bestIn(viewer: Viewer | null, asked: Asked): Promise<SeasonBest | null> {
  const found = await readingOf(viewer, asked);
  if (!found) return null;
  const { shown, input, revision } = found;
  const games = bestGames({ ...input, evenings: shownOf(input).evenings });
  return inPublic({ games, revision }, shown);
}

/** Who won each evening of a season, by its id, as its own page tells it; of those that the table shows. */
export type SeasonWinners = {
  readonly winners: ReadonlyMap<string, readonly Winner[]>;
  readonly revision: string | null;
};

/** Null where this viewer sees no season of that id. */
export async function winnersIn(
  viewer: Viewer | null,
  asked: Asked,
): Promise<SeasonWinners | null> {
  const found = await readingOf(viewer, asked);
  if (!found) return null;
  const { shown, input, revision } = found;
  return inPublic({ winners: winnersByEvening(input), revision }, shown);
}

/** A season's table, and beside it the one that it would be. */
export type WhatIf = Pick<SeasonTable, 'league' | 'season' | 'standings'> & {
  readonly other: Standings;
};

/** What another scheme would make of a season, or fewer evenings; what is hidden stays so, whatever the scheme says. */
export async function whatIf(
  viewer: Viewer | null,
  {
    scheme = (season) => season.scheme,
    without = [],
    ...asked
  }: Asked & {
    readonly scheme?: (season: Season) => Scheme;
    /** The ids of evenings that would not count. */
    readonly without?: readonly string[];
  },
): Promise<WhatIf | null> {
  const found = await readingOf(viewer, asked);
  if (!found) return null;
  const { league, season, shown, input } = found;
  const other = { ...scheme(season), hideFrom: input.scheme.hideFrom };
  const evenings = input.evenings.filter(({ id }) => !without.includes(id));
  const tables = {
    standings: standings(input),
    other: standings({ ...input, evenings, scheme: other }),
  };
  return inPublic({ league, season, ...tables }, shown);
}

/** What a season's table is made of, all of it there; ratings only where it is to be `rated`. */
export async function readingOf(
  viewer: Viewer | null,
  asked: Asked & { readonly rated?: boolean },
): Promise<Reading | null> {
  const season = await read((tx) => readSeason(tx, viewer, asked));
  if (!season?.stale) return season;
  const { league, stale } = season;
  try {
    await freshenResults(inSeason({ seasonId: asked.seasonId, leagueId: league.id }));
    if (asked.rated) {
      await freshenRatingsBefore(league.id, stale.first);
      await freshenResults({ leagueId: league.id, ...upTo(stale.last) });
    }
  } catch (error) {
    // What could not be kept is made for this once.
    log.warn({ err: error, season: asked.seasonId }, 'results were not kept');
  }
  return read((tx) => readSeason(tx, viewer, { ...asked, complete: true }));
}

export type Reading = {
  readonly league: League;
  readonly season: Season;
  readonly names: LeagueNames;
  /** As the viewer reads them. */
  readonly shown: PublicNames | null;
  readonly input: StandingsInput;
  readonly ratings: Ratings;
  readonly open: OpenGames;
  /** What other seasons count of the evenings that it shares. */
  readonly elsewhere: ReadonlyMap<string, readonly VariantId[]>;
  readonly seasons: SeasonTable['seasons'];
  readonly changes: SeasonTable['changes'];
  readonly revision: string | null;
  /** The first and last evening, where something is missing: it is not to be shown like this. */
  readonly stale: { readonly first: Moment; readonly last: Moment } | null;
};

async function readSeason(
  tx: Tx,
  viewer: Viewer | null,
  {
    seasonId,
    look = false,
    rated = false,
    complete = false,
  }: Asked & { readonly rated?: boolean; readonly complete?: boolean },
): Promise<Reading | null> {
  const row = await tx.season.findFirst({
    where: { id: seasonId, league: leaguesOf(viewer, 'reader') },
    select: { leagueId: true, ...seasonColumns },
  });
  if (!row) return null;
  const found = await leagueAs(tx, viewer, { id: row.leagueId, role: 'reader' });
  if (!found.ok) return null;
  const { league } = found;
  const season = parseSeason(row);
  const names = await leagueNames(tx, league.id);
  const { rootOf } = names;
  const { evenings, isKept } = await eveningResults(tx, {
    ...{ seasonId, leagueId: league.id, rootOf, complete },
  });
  const mayLook = look && isAtLeast(league.role, 'owner');
  const scheme: Scheme = mayLook ? { ...season.scheme, hideFrom: null } : season.scheme;
  const { isOver, variants } = season;
  const last = shownOf({ evenings, scheme, variants, isOver }).evenings.at(-1)?.moment;
  const { ratings, isKept: hasAll } =
    rated && last && (isKept || complete)
      ? await ratingsAfter(tx, {
          leagueId: league.id,
          moment: last,
          known: new Map(evenings.map(({ id, games }) => [id, games])),
          complete,
        })
      : { ratings: {}, isKept: true };
  const isWhole = isKept && hasAll;
  const hasOthers = evenings.some(({ games }) =>
    games.some(({ variant }) => !variants.includes(variant)),
  );
  const [from, to] = [evenings[0]?.moment, evenings.at(-1)?.moment];
  return {
    league,
    season,
    names,
    shown: await publicNamesFor(tx, viewer, { leagueId: league.id, hasRole: league.hasRole }),
    input: { evenings, entrants: names.players, scheme, variants, isOver },
    ratings,
    open: await openGames(tx, { leagueId: league.id, seasonId, variants }),
    elsewhere: hasOthers ? await elsewhereOf(tx, { seasonId, leagueId: league.id }) : new Map(),
    seasons: await namedSeasons(tx, league.id),
    changes: (await seasonChanges(tx, season))
      .map((change) => (league.hasRole ? change : { ...change, who: null }))
      .toReversed(),
    revision: isWhole ? await seasonRevision(tx, { id: seasonId, leagueId: league.id }) : null,
    stale: !complete && !isWhole && from && to ? { first: from, last: to } : null,
  };
}

/** Of the evenings that a season shares, what the others of them count. */
async function elsewhereOf(
  tx: Tx,
  { seasonId, leagueId }: { seasonId: string; leagueId: string },
): Promise<Reading['elsewhere']> {
  const ruling = { select: seasonColumns };
  const rows = await tx.evening.findMany({
    where: { AND: [inSeason({ seasonId, leagueId }), { shared: { some: {} } }] },
    select: { id: true, season: ruling, shared: { select: { season: ruling } } },
  });
  return new Map(
    rows.map(({ id, season, shared }) => [
      id,
      [season, ...shared.map((one) => one.season)].flatMap((one) =>
        one.id === seasonId ? [] : parseSeason(one).variants,
      ),
    ]),
  );
}

async function openGames(
  tx: Tx,
  {
    leagueId,
    seasonId,
    variants,
  }: { leagueId: string; seasonId: string; variants: readonly VariantId[] },
): Promise<OpenGames> {
  const rows = await tx.game.findMany({
    where: {
      // Along the index of a league's running games, which are few.
      leagueId,
      over: false,
      variant: { in: [...variants] },
      evening: inSeason({ seasonId, leagueId }),
      hands: { some: {} },
    },
    select: { evening: { select: { date: true } }, seats: { select: { playerId: true } } },
  });
  const days = rows.flatMap(({ evening }) => evening?.date ?? []);
  const players = rows.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
  return { games: rows.length, days: [...new Set(days)].sort(), players: [...new Set(players)] };
}

function tableOf(reading: Reading): SeasonTable {
  const { league, season, names, shown, input, ratings, open, seasons, changes, revision } =
    reading;
  const evenings = shownOf(input).evenings;
  const inPairs = season.variants.filter(isForPairs);
  const table = {
    league,
    season,
    standings: standings(input),
    pairs: inPairs.length > 0 ? pairStandings(input, inPairs) : null,
    ratings: ratingsIn(ratings, { season, names, shown: evenings }),
    evenings: input.evenings.length,
    open,
    uncounted: uncountedIn(input, reading.elsewhere),
    without: withoutResult(input),
    canLook: isAtLeast(league.role, 'owner'),
    mayWrite: isAtLeast(league.role, 'scorer'),
    seasons,
    changes,
    revision,
  };
  return inPublic(table, shown);
}

function uncountedIn(
  { evenings, variants }: StandingsInput,
  elsewhere: Reading['elsewhere'],
): UncountedGames {
  const left = evenings
    .flatMap(({ id, games }) =>
      games.filter(({ variant }) => !elsewhere.get(id)?.includes(variant)),
    )
    // What somebody brought home of an evening is no game.
    .filter((game) => isGame(game) && !variants.includes(game.variant))
    .map(({ variant }) => variant);
  return { games: left.length, variants: [...new Set(left)] };
}

/** Do two and two score together? */
const isForPairs = (id: VariantId): boolean =>
  variant(id).players.some((players) =>
    variant(id)
      .sidesOf(players, agreedPerGame(id))
      .every((seats) => seats.length === 2),
  );

const ratingsIn = (
  ratings: Ratings,
  {
    season,
    shown,
    names,
  }: { season: Season; shown: readonly EveningResults[]; names: LeagueNames },
): VariantRatings[] => {
  const games = shown.flatMap((evening) => evening.games);
  return season.variants.flatMap((variant) => {
    const played = games.filter((game) => game.variant === variant).flatMap((game) => game.seats);
    const ids = new Set(played.map(({ player }) => player));
    return ratingLines(ratings, { variant, ids, nameOf: names.nameOf });
  });
};

/** The ratings of these players in a variant, best first; none where nobody has any. */
export function ratingLines(
  ratings: Ratings,
  {
    variant,
    ids,
    nameOf,
  }: { variant: VariantId; ids: Iterable<string>; nameOf: LeagueNames['nameOf'] },
): VariantRatings[] {
  const lines = [...ids].flatMap((id) => {
    const rating = ratings[variant]?.[id];
    return rating ? [{ id, name: nameOf(id), games: rating.games, ...shownRating(rating) }] : [];
  });
  lines.sort((a, b) => b.points - a.points || collator.compare(a.name, b.name));
  return lines.length > 0 ? [{ variant, lines }] : [];
}

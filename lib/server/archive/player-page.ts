import 'server-only';
import type { VariantId } from '../../jass';
import { collator } from '../../league/collator';
import { DAY_MS, today } from '../../league/days';
import { type HeadToHead, headToHead } from '../../league/head-to-head';
import type { Measure } from '../../league/measures';
import { isOpen, mainFirst } from '../../league/open-seasons';
import { type PlayerStats, playerStats } from '../../league/player-stats';
import { inPublic } from '../../league/public-names';
import { type Rating, SHOWN_START, shownRating } from '../../league/ratings';
import { countOf, isGame, type PlayedCount } from '../../league/result';
import { isSaid } from '../../league/result-paper';
import { Scheme } from '../../league/scheme';
import type { Dropped } from '../../league/table';
import { pick } from '../../sync/pick';
import { publicNamesFor, type Viewer } from '../access';
import { CountedVariants, countingSeasons, type GameLine, isNobody, linesOf } from '../games';
import {
  firstHidden,
  freshenRatings,
  inOrder,
  isBefore,
  keptByRevision,
  keptRatings,
  leagueAs,
  leagueNames,
  type Moment,
  madeFirst,
  momentColumns,
  seasonNow,
} from '../leagues';
import { read, type Tx } from '../store';
import { gamesWith, type Span } from './game-order';
import {
  findPlayer,
  namesOf,
  type PaperResult,
  type PlayedResult,
  type Player,
  paperOf,
  resultsOfGames,
} from './player-results';
import { playerRevisionOf, rootsOf } from './player-revision';
import type { Choice } from './search-choices';

/** The rating in a variant, evening by evening. */
export type RatingCourse = {
  readonly variant: VariantId;
  /** The rating before the first of these evenings with a game; null where it is not known here. */
  readonly before: number | null;
  /** The rating after an evening (its day); null where the player has none yet. */
  readonly after: readonly { readonly date: string; readonly points: number | null }[];
  readonly games: number;
  readonly isProvisional: boolean;
};

/** A row of a season's table. */
type Standing = {
  /** Null where not ranked. */
  readonly rank: number | null;
  readonly ranked: number;
  readonly total: number | null;
  readonly measure: Measure;
  /** The evenings in their order, with what they brought; null where there is nothing. */
  readonly evenings: readonly {
    readonly date: string;
    readonly value: number | null;
    /** Why nothing of it counts; null where something does. */
    readonly dropped: Dropped | null;
  }[];
};

/** A result without hands: at which evening, of what, and what the player came to. */
type PaperLine = Pick<PaperResult, 'eveningId' | 'date' | 'of' | 'total'> & {
  readonly variant: VariantId;
};

/** All that the page of a player shows, for one season or for all time. */
export type PlayerPage = {
  readonly player: Player;
  /** Seasons of the league, or years of one's own games, the latest first. */
  readonly seasons: readonly Choice[];
  /** The one shown; null for all of them. */
  readonly season: Choice | null;
  readonly stats: PlayerStats;
  /** Games and sheets of paper, those of whole evenings too, which the stats leave out. */
  readonly played: PlayedCount;
  /** The results without hands, the latest first. */
  readonly paper: readonly PaperLine[];
  /** Only so many of the latest games were looked at; null where all were. */
  readonly cutAt: number | null;
  readonly ratings: readonly RatingCourse[];
  /** The names of whom the player met. */
  readonly names: ReadonlyMap<string, string>;
  readonly latest: readonly GameLine[];
  /** Whom the player can be compared with. */
  readonly others: readonly Choice[];
  /** Where the player stands in the season's table, as far as it is shown; null without one. */
  readonly standing: Standing | null;
  /** What all of it was made of; null where ratings are missing. */
  readonly revision: string | null;
};

/** The most games that one page looks at, and the most of one's own that two lists compare. */
export const MOST_GAMES = 3000;
const MOST_COMPARED = 10_000;
const MOST_EVENINGS = 120;
const LATEST = 8;
const EVER: Span = { from: null, to: null };

type Asked = {
  /** The id of a season or a year, `all` for all of them; else one that goes on with results, else the latest with any. */
  readonly season?: string | undefined;
  /** Show an owner the ratings of evenings that a table hides. */
  readonly look?: boolean;
};

/**
 * The page of a player; null where the viewer sees no such player. A merged name answers the page of
 * who it turned out to be. Everything in it comes from one state of the database; ratings that are
 * missing are made and kept first.
 */
export async function playerPage(
  viewer: Viewer | null,
  id: string,
  asked: Asked = {},
): Promise<PlayerPage | null> {
  const found = await read((tx) => readPlayer(tx, viewer, id, asked));
  if (!found?.unrated) return found?.page ?? null;
  const { leagueId, moment } = found.unrated;
  await freshenRatings(leagueId, moment, 'each');
  return (await read((tx) => readPlayer(tx, viewer, id, asked)))?.page ?? null;
}

/** The page of a player as it stands: the same object until something in it changes. */
export const playerNow = (
  viewer: Viewer | null,
  { playerId, season, look }: { playerId: string; season: string | undefined; look: boolean },
): Promise<PlayerPage | null> => players({ viewer, id: playerId, look, part: season });

/** As many lines of pages are kept, about whom a player met or can be compared with; a page has some more. */
const KEPT_LINES = 30_000;
const OTHER_LINES = 40;

const players = keptByRevision<PlayerPage>({
  name: 'player',
  find: rootsOf,
  revisionOf: playerRevisionOf,
  make: (viewer, { thing: { id }, look, part }) => playerCard(viewer, id, { season: part, look }),
  most: KEPT_LINES,
  sizeOf: ({ names, others }) => OTHER_LINES + 2 * names.size + others.length,
});

/** As `playerPage`, with where the player stands in the season. */
export async function playerCard(
  viewer: Viewer | null,
  id: string,
  asked: Asked = {},
): Promise<PlayerPage | null> {
  const page = await playerPage(viewer, id, asked);
  // After the page, so that what is kept under its revision is not older than the page.
  return page && { ...page, standing: await standingIn(viewer, page, asked.look ?? false) };
}

async function standingIn(
  viewer: Viewer | null,
  { player, season }: PlayerPage,
  look: boolean,
): Promise<Standing | null> {
  if (!player.league || !season) return null;
  const table = await seasonNow(viewer, { seasonId: season.id, look });
  const row = table?.standings.rows.find(({ id }) => id === player.id);
  if (!table || !row || row.evenings === 0) return null;
  const { evenings, rows } = table.standings;
  return {
    rank: row.rank,
    ranked: rows.filter(({ rank }) => rank !== null).length,
    total: row.total,
    measure: table.season.scheme.measure,
    evenings: evenings.map(({ date }, i) => {
      const { value = null, results = [] } = row.cells[i] ?? {};
      const counts = results.some(({ counted }) => counted);
      return { date, value, dropped: counts ? null : (results[0]?.why ?? null) };
    }),
  };
}

async function readPlayer(
  tx: Tx,
  viewer: Viewer | null,
  id: string,
  { season: asked, look = false }: Asked,
): Promise<{
  readonly page: PlayerPage;
  /** Up to where ratings are missing. */
  readonly unrated: { readonly leagueId: string; readonly moment: Moment } | null;
} | null> {
  const player = await findPlayer(tx, viewer, id);
  if (!player) return null;
  const [last] = await gamesWith(player.id, { order: 'newest', span: EVER })(tx, {
    after: null,
    take: 1,
  });
  const paper = await paperOf(tx, player);
  const spans = await seasonsOf(tx, player, { gameId: last?.id, paper });
  const readGames = async (season: Season | undefined) => {
    const spots = await gamesWith(player.id, { order: 'newest', span: season?.span ?? EVER })(tx, {
      after: null,
      take: MOST_GAMES + 1,
    });
    const ids = spots.slice(0, MOST_GAMES).map((spot) => spot.id);
    const games = await resultsOfGames(tx, ids.toReversed());
    return { spots, ids, games: games.filter(isIn(season)) };
  };
  // The season that is shown may have been looked into already.
  const read = new Map<Season | undefined, ReturnType<typeof readGames>>();
  const gamesIn = (season: Season | undefined) => {
    const games = read.get(season) ?? readGames(season);
    read.set(season, games);
    return games;
  };
  const paperIn = (season: Season | undefined) =>
    paper.filter(
      (one) => isIn(season)(one) && (!season?.scheme || isSaid(one.result, season.scheme)),
    );
  const goesOn = async () => {
    for (const season of spans.filter((one) => one.goesOn))
      if (season.hasLast || paperIn(season).length > 0 || (await gamesIn(season)).games.length > 0)
        return season;
    return undefined;
  };
  const latest = spans.find((one) => one.hasLast);
  const shown =
    asked === 'all'
      ? undefined
      : (spans.find((one) => one.id === asked) ??
        (latest?.goesOn ? latest : ((await goesOn()) ?? latest)));
  const { spots, ids, games } = await gamesIn(shown);
  const onPaper = paperIn(shown);
  const totals = paper.filter((one) => isIn(shown)(one) && isGame(one.result));
  const all = inOrderOfPlay(games, totals);
  const { league } = player;
  const played = playerStats(
    player.id,
    all.map(({ result }) => result),
  );
  const met = [...played.partners, ...played.opponents].map((one) => one.player);
  const names = await namesOf(tx, met);
  // Whoever had no name there is nobody that was met.
  const isMet = (one: { readonly player: string }) =>
    !isNobody({ name: names.get(one.player) ?? '', league });
  const stats = {
    ...played,
    partners: played.partners.filter(isMet),
    opponents: played.opponents.filter(isMet),
  };
  const mayLook =
    look && league && (await leagueAs(tx, viewer, { id: league.id, role: 'owner' })).ok;
  const hidden = league && !mayLook ? await firstHidden(tx, league.id) : null;
  const rated = await ratingsOf(tx, player, all, hidden);
  const page: PlayerPage = {
    player,
    seasons: spans.map(({ id: own, name }) => ({ id: own, name })),
    season: shown ? { id: shown.id, name: shown.name } : null,
    stats,
    played: countOf([...games, ...onPaper].map(({ result }) => result)),
    paper: onPaper
      .map(({ result: { variant }, ...one }) => ({
        ...pick(one, 'eveningId', 'date', 'of', 'total'),
        variant,
      }))
      .toReversed(),
    cutAt: spots.length > MOST_GAMES ? MOST_GAMES : null,
    ratings: rated.ratings,
    names,
    latest: (await linesOf(tx, ids.slice(0, 2 * LATEST)))
      .filter(
        ({ evening, variant }) => !shown?.counts || shown.counts(evening?.id ?? null, variant),
      )
      .slice(0, LATEST),
    others: await othersOf(tx, viewer, player),
    standing: null,
    revision: rated.missing
      ? null
      : await playerRevisionOf(tx, { id: player.id, leagueId: league?.id ?? null }),
  };
  const leagueId = league?.id ?? null;
  return {
    page: inPublic(page, await publicNamesFor(tx, viewer, { leagueId })),
    unrated: league && rated.missing ? { leagueId: league.id, moment: rated.missing } : null,
  };
}

/** Does something count in a season, or in any of them? */
const isIn =
  (season: Season | undefined) =>
  ({ eveningId, result }: PlayedResult): boolean =>
    !season?.counts || season.counts(eveningId, result.variant);

/** Both are in order by themselves. */
const inOrderOfPlay = (games: readonly PlayedResult[], paper: readonly PlayedResult[]) =>
  [...games, ...paper].sort((a, b) => (a.result.at < b.result.at ? -1 : 1));

type Season = Choice & {
  readonly span: Span;
  /** Is a game of this variant at this evening one of it? Null where games are told by their time alone. */
  readonly counts: ((eveningId: string | null, variant: VariantId) => boolean) | null;
  /** Does what was played at the last evening belong to it, or some of it? */
  readonly hasLast: boolean;
  /** Neither closed nor over; no year does. */
  readonly goesOn: boolean;
  /** By which totals count; null where everything does. */
  readonly scheme: Scheme | null;
};

/** The seasons of a league, or the years in which somebody played outside of leagues. */
async function seasonsOf(tx: Tx, player: Player, last: LastPlayed): Promise<Season[]> {
  const { id, league } = player;
  return league ? seasonsOfLeague(tx, { id, leagueId: league.id }, last) : yearsOf(tx, id);
}

/** The game played last, and what is on paper. */
type LastPlayed = { readonly gameId: string | undefined; readonly paper: readonly PlayedResult[] };

async function seasonsOfLeague(
  tx: Tx,
  { id: playerId, leagueId }: { id: string; leagueId: string },
  { gameId, paper }: LastPlayed,
): Promise<Season[]> {
  const game = gameId
    ? await tx.game.findUnique({
        where: { id: gameId },
        select: { eveningId: true },
      })
    : null;
  const ends = [game, paper.at(-1)];
  const last = await tx.evening.findFirst({
    where: { id: { in: ends.flatMap((end) => end?.eveningId ?? []) } },
    orderBy: [{ date: 'desc' }, { createdAt: 'desc' }],
    select: { id: true },
  });
  const plays = { some: { playerId } };
  const lastPlayed = last
    ? await tx.game.findMany({
        where: { eveningId: last.id, OR: [{ seats: plays }, { standIns: plays }] },
        distinct: ['variant'],
        select: { variant: true },
      })
    : [];
  const lastVariants = [
    ...lastPlayed.map(({ variant }) => variant),
    ...paper.flatMap((one) => (one.eveningId === last?.id ? [one.result.variant] : [])),
  ];
  const made = await tx.season.findMany({
    where: { leagueId },
    orderBy: madeFirst,
    select: {
      id: true,
      name: true,
      startsOn: true,
      endsOn: true,
      closed: true,
      variants: true,
      scheme: true,
      evenings: { select: { id: true, date: true } },
      shared: { select: { evening: { select: { id: true, date: true } } } },
    },
  });
  const rows = mainFirst(made, today());
  const seasonsAt = new Map<string, { id: string; variants: readonly string[] }[]>();
  const addTo = (evening: string, { id, variants }: (typeof rows)[number], isFirst: boolean) => {
    const one = { id, variants: CountedVariants.parse(variants) };
    const others = seasonsAt.get(evening) ?? [];
    seasonsAt.set(evening, isFirst ? [one, ...others] : [...others, one]);
  };
  for (const row of rows) {
    for (const { id } of row.evenings) addTo(id, row, true);
    for (const { evening } of row.shared) addTo(evening.id, row, false);
  }
  return rows.map(({ id, name, shared, scheme, ...planned }) => {
    const evenings = [...planned.evenings, ...shared.map(({ evening }) => evening)];
    const days = evenings.map(({ date }) => Date.parse(`${date}T00:00:00Z`));
    // An evening goes on after midnight, and it is night somewhere else.
    const span =
      days.length === 0
        ? { from: 0, to: 0 }
        : { from: Math.min(...days) - DAY_MS, to: Math.max(...days) + 2 * DAY_MS };
    const counts = (evening: string | null, variant: string) =>
      countingSeasons(seasonsAt.get(evening ?? '') ?? [], variant).some((one) => one.id === id);
    return {
      ...{ id, name, span, counts, scheme: Scheme.parse(scheme) },
      goesOn: isOpen(planned, today()),
      hasLast: last ? lastVariants.some((variant) => counts(last.id, variant)) : false,
    };
  });
}

async function yearsOf(tx: Tx, playerId: string): Promise<Season[]> {
  const end = async (order: 'newest' | 'oldest') => {
    const [spot] = await gamesWith(playerId, { order, span: EVER })(tx, { after: null, take: 1 });
    return spot && new Date(spot.at).getUTCFullYear();
  };
  const [first, last] = [await end('oldest'), await end('newest')];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const year = last - i;
    return {
      id: String(year),
      name: String(year),
      span: { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) - 1 },
      ...{ counts: null, scheme: null, goesOn: false },
      hasLast: i === 0,
    };
  });
}

/**
 * The ratings after the evenings at which these games were played, on paper as well, before the first one
 * that a table hides; only leagues have any.
 */
async function ratingsOf(
  tx: Tx,
  { id, league }: Player,
  games: readonly PlayedResult[],
  hidden: Moment | null,
): Promise<{
  readonly ratings: RatingCourse[];
  /** The last of these evenings, where the ratings after one of them are still to be made. */
  readonly missing: Moment | null;
}> {
  const ids = [...new Set(games.flatMap(({ eveningId }) => eveningId ?? []))].slice(-MOST_EVENINGS);
  if (!league || ids.length === 0) return { ratings: [], missing: null };
  const rows = await tx.evening.findMany({
    where: { id: { in: ids } },
    orderBy: inOrder,
    select: momentColumns,
  });
  const kept = await keptRatings(tx, ids);
  const missing = rows.some((row) => !kept.has(row.id)) ? (rows.at(-1) ?? null) : null;
  const played = new Set(games.map(({ result }) => result.variant));
  const shown = rows.filter((row) => hidden === null || isBefore(row, hidden));
  const own = shown.flatMap(({ id: evening, date }) => {
    const ratings = kept.get(evening);
    return ratings ? [{ id: evening, date, ratings }] : [];
  });
  // Where all the games that the first rating stands for are among these, nothing went before.
  const isFromStart = (variant: VariantId) => {
    const first = own.find(({ ratings }) => ratings[variant]?.[id]);
    const counted = games.filter(
      ({ result, eveningId }) =>
        result.variant === variant &&
        eveningId === first?.id &&
        result.seats.some(({ player }) => player === id),
    );
    return first?.ratings[variant]?.[id]?.games === counted.length;
  };
  const courses = [...played].flatMap((variant): RatingCourse[] => {
    const after = own.map(({ date, ratings }) => ({ date, rating: ratings[variant]?.[id] }));
    const latest: Rating | undefined = after.findLast(({ rating }) => rating)?.rating;
    if (!latest) return [];
    return [
      {
        variant,
        before: isFromStart(variant) ? SHOWN_START : null,
        after: after.map(({ date, rating }) => ({
          date,
          points: rating ? shownRating(rating).points : null,
        })),
        games: latest.games,
        isProvisional: shownRating(latest).isProvisional,
      },
    ];
  });
  return { ratings: courses, missing };
}

/** Two players and the games in which both sat. */
export type Meetings = {
  readonly players: readonly [Player, Player];
  readonly meetings: HeadToHead;
  /** Only the latest `MOST_GAMES` common games were looked at. */
  readonly isCut: boolean;
};

/** How two players did against each other; null where the viewer does not see both in one place. */
export const meetingsOf = (
  viewer: Viewer | null,
  [a, b]: readonly [string, string],
): Promise<Meetings | null> =>
  read(async (tx) => {
    const [first, second] = [await findPlayer(tx, viewer, a), await findPlayer(tx, viewer, b)];
    if (!first || !second || first.id === second.id) return null;
    if (first.league?.id !== second.league?.id) return null;
    const gamesOf = ({ id }: Player) =>
      gamesWith(id, { order: 'newest', span: EVER })(tx, { after: null, take: MOST_COMPARED });
    const others = new Set((await gamesOf(second)).map(({ id }) => id));
    const common = (await gamesOf(first)).flatMap(({ id }) => (others.has(id) ? [id] : []));
    const games = await resultsOfGames(tx, common.slice(0, MOST_GAMES).toReversed());
    const totals = (await paperOf(tx, first)).filter(({ result }) => isGame(result));
    const found: Meetings = {
      players: [first, second],
      meetings: headToHead(
        [first.id, second.id],
        inOrderOfPlay(games, totals).map(({ result }) => result),
      ),
      isCut: common.length > MOST_GAMES,
    };
    const leagueId = first.league?.id ?? null;
    return inPublic(found, await publicNamesFor(tx, viewer, { leagueId }));
  });

/** Whom a player can be compared with: those of the same league, or of the same own games. */
export const others = (viewer: Viewer | null, id: string): Promise<Choice[]> =>
  read(async (tx) => {
    const player = await findPlayer(tx, viewer, id);
    return player ? othersOf(tx, viewer, player) : [];
  });

async function othersOf(tx: Tx, viewer: Viewer | null, player: Player): Promise<Choice[]> {
  if (player.league) {
    const { players: all } = await leagueNames(tx, player.league.id);
    return all.filter(({ id }) => id !== player.id).map(({ id, name }) => ({ id, name }));
  }
  const place = { ownerId: { in: viewer ? [viewer.userId] : [] } };
  const others = await tx.player.findMany({
    where: { ...place, mergedIntoId: null, id: { not: player.id } },
    select: { id: true, name: true },
  });
  return others
    .filter(({ name }) => !isNobody({ name, league: null }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

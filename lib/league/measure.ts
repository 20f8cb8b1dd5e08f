/** What games are worth in the measure of a scheme. Exact; pure. */
import { betterFirst, type Exact, exact, over, sumOf } from './exact';
import { isLessBetter, type Measure } from './measures';
import type { Figures, GameResult, SeatResult } from './result';
import type { Scheme } from './scheme';

/** A measure that can be read off a game's figures; rank points need the places of all. */
type FigureMeasure = Exclude<Measure, 'rank-points'>;

/** A game as one of its players sees it. */
export type Played = { readonly game: GameResult; readonly seat: SeatResult };

/** The games of an evening that count, by player, each player's in the order of play. */
export type EveningGames = ReadonlyMap<string, readonly Played[]>;

const FIGURE: Record<FigureMeasure, (figures: Figures) => number> = {
  'net-sticks': ({ net = 0 }) => net,
  'card-points': ({ cardPoints = 0 }) => cardPoints,
  'written-points': ({ points = 0 }) => points,
  'fewest-points': ({ points = 0 }) => points,
  'tourney-points': ({ tourneyPoints = 0 }) => tourneyPoints,
  wins: ({ won }) => (won ? 1 : 0),
  difference: ({ difference = 0 }) => difference,
};

const total = (played: readonly Played[], of: (figures: Figures) => number): number =>
  played.reduce((sum, { seat }) => sum + of(seat), 0);

const handsOf = ({ hands }: Figures) => hands;

/**
 * What several games come to: their sum; where less is better the mean of a hand, 0 without hands, unless
 * results are added up (`sum`).
 */
export function gathered(
  measure: FigureMeasure,
  played: readonly Played[],
  combine: Scheme['combine'] = 'mean',
): Exact {
  const sum = total(played, FIGURE[measure]);
  return isLessBetter(measure) && combine === 'mean'
    ? over(sum, Math.max(1, total(played, handsOf)))
    : sum;
}

/** What several games bring together in a measure, whether or not it is a mean that counts. */
export const sumIn = (measure: FigureMeasure, played: readonly Played[]): number =>
  total(played, FIGURE[measure]);

/** The rank points of those who share a place, so many of them. */
export type SharedRankPoints = (place: number, sharing: number) => Exact;

/**
 * The rank points of those who share a place: the mean of what their places bring together, 0 for
 * places beyond the list. Worked out once for each case.
 */
export function sharedRankPoints({ rankPoints }: Pick<Scheme, 'rankPoints'>): SharedRankPoints {
  const known = new Map<number, Map<number, Exact>>();
  return (place, sharing) => {
    const ofPlace = known.get(place) ?? new Map<number, Exact>();
    known.set(place, ofPlace);
    const before = ofPlace.get(sharing);
    if (before !== undefined) return before;
    const places = rankPoints.slice(place - 1, place - 1 + sharing);
    const share = over(sumOf(places.map(exact)), sharing);
    ofPlace.set(sharing, share);
    return share;
  };
}

/**
 * Rank points of a game: by the place among its sides, so that in a game of two sides the winners
 * each get what the first place brings and the losers each what the second brings.
 */
export function rankPointsOfGame(share: SharedRankPoints, { game, seat }: Played): Exact {
  const { seats } = game;
  const level = seats.filter(
    ({ place, side }, at) =>
      place === seat.place && seats.findIndex((other) => other.side === side) === at,
  );
  return share(seat.place, level.length);
}

/**
 * Rank points of an evening: everybody with a game is ranked by what their games came to in
 * `rankedBy`; level ones share the points of their places.
 */
export function rankPointsOfEvening(
  share: SharedRankPoints,
  rankedBy: Scheme['rankedBy'],
  evening: EveningGames,
): Map<string, Exact> {
  const compare = betterFirst(isLessBetter(rankedBy));
  const ranked = [...evening]
    .map(([player, played]) => ({ player, value: gathered(rankedBy, played) }))
    .sort((a, b) => compare(a.value, b.value));
  const points = new Map<string, Exact>();
  let start = 0;
  while (start < ranked.length) {
    const first = ranked[start]?.value ?? null;
    let end = start + 1;
    while (end < ranked.length && compare(first, ranked[end]?.value ?? null) === 0) end += 1;
    const own = share(start + 1, end - start);
    for (const { player } of ranked.slice(start, end)) points.set(player, own);
    start = end;
  }
  return points;
}

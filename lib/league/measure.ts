/** What games are worth in the measure of a scheme. Exact; pure. */
import { betterFirst, exact, type Fraction, sumOf, ZERO } from './exact';
import type { Figures, GameResult, SeatResult } from './result';
import type { Measure, Scheme } from './scheme';

/** A measure that can be read off a game's figures; rank points need the places of all. */
type FigureMeasure = Exclude<Measure, 'rank-points'>;

/** A game as one of its players sees it. */
export type Played = { readonly game: GameResult; readonly seat: SeatResult };

/** The games of an evening that count, by player, each player's in the order of play. */
export type EveningGames = ReadonlyMap<string, readonly Played[]>;

/** Whether less is better in this measure. */
export const isLessBetter = (measure: Measure): boolean => measure === 'difference';

const FIGURE: Record<FigureMeasure, (figures: Figures) => number> = {
  'net-sticks': ({ net = 0 }) => net,
  'card-points': ({ cardPoints = 0 }) => cardPoints,
  'written-points': ({ points = 0 }) => points,
  'tourney-points': ({ tourneyPoints = 0 }) => tourneyPoints,
  wins: ({ won }) => (won ? 1 : 0),
  difference: ({ difference = 0 }) => difference,
};

const total = (played: readonly Played[], of: (figures: Figures) => number): number =>
  played.reduce((sum, { seat }) => sum + of(seat), 0);

/** The mean difference of a hand over several games; 0 without hands. */
export function meanDifference(played: readonly Played[]): Fraction {
  const hands = total(played, (figures) => figures.hands);
  return hands > 0 ? exact(total(played, FIGURE.difference)).div(hands) : ZERO;
}

/** What several games come to: their sum, and of differences the mean of a hand. */
export const gathered = (measure: FigureMeasure, played: readonly Played[]): Fraction =>
  measure === 'difference' ? meanDifference(played) : exact(total(played, FIGURE[measure]));

/**
 * The rank points of those who share a place: the mean of what their places bring together, 0 for
 * places beyond the list.
 */
function sharedRankPoints(
  rankPoints: readonly number[],
  { place, sharing }: { place: number; sharing: number },
): Fraction {
  const places = rankPoints.slice(place - 1, place - 1 + sharing);
  return sumOf(places.map(exact)).div(sharing);
}

/**
 * Rank points of a game: by the place among its sides, so that in a game of two sides the winners
 * each get what the first place brings and the losers each what the second brings.
 */
export function rankPointsOfGame(
  { rankPoints }: Pick<Scheme, 'rankPoints'>,
  { game, seat }: Played,
): Fraction {
  const level = game.seats.filter(({ place }) => place === seat.place).map(({ side }) => side);
  return sharedRankPoints(rankPoints, { place: seat.place, sharing: new Set(level).size });
}

/**
 * Rank points of an evening: everybody with a game is ranked by what their games came to in
 * `rankedBy`; level ones share the points of their places.
 */
export function rankPointsOfEvening(
  { rankPoints, rankedBy }: Pick<Scheme, 'rankPoints' | 'rankedBy'>,
  evening: EveningGames,
): Map<string, Fraction> {
  const compare = betterFirst(isLessBetter(rankedBy));
  const ranked = [...evening]
    .map(([player, played]) => ({ player, value: gathered(rankedBy, played) }))
    .sort((a, b) => compare(a.value, b.value));
  const points = new Map<string, Fraction>();
  let start = 0;
  while (start < ranked.length) {
    const first = ranked[start]?.value ?? null;
    const next = ranked.findIndex(({ value }, at) => at > start && compare(first, value) !== 0);
    const end = next < 0 ? ranked.length : next;
    const share = sharedRankPoints(rankPoints, { place: start + 1, sharing: end - start });
    for (const { player } of ranked.slice(start, end)) points.set(player, share);
    start = end;
  }
  return points;
}

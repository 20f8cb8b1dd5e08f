/** What games are worth in the measure of a scheme. Exact; pure. */
import { betterFirst, type Exact, exact, over, rounded, sumOf } from './exact';
import { FIGURE_OF, isLessBetter, type Measure } from './measures';
import type { Figures, GameResult, SeatResult } from './result';
import type { Scheme } from './scheme';

/** A measure that can be read off a game's figures; rank points need the places of all. */
type FigureMeasure = Exclude<Measure, 'rank-points'>;

/** A game as one of its players sees it. */
export type Played = { readonly game: GameResult; readonly seat: SeatResult };

/** The games of an evening that count, by player, each player's in the order of play. */
export type EveningGames = ReadonlyMap<string, readonly Played[]>;

/** How often a seat won: its game, or of an evening from paper what that says. */
export function winsOf({ won, wins }: Figures): number {
  return wins ?? (won ? 1 : 0);
}

/** Is it won together with another side that is level? */
export const isLevel = ({ game, seat }: Played): boolean =>
  seat.won && game.seats.some(({ side, won }) => won && side !== seat.side);

const figureIn =
  (measure: FigureMeasure) =>
  (figures: Figures): number =>
    measure === 'wins' ? winsOf(figures) : (figures[FIGURE_OF[measure]] ?? 0);

const total = (played: readonly Played[], of: (figures: Figures) => number): number =>
  played.reduce((sum, { seat }) => sum + of(seat), 0);

/** The same where some have decimals, as only what stands on paper has. */
function exactTotal(played: readonly Played[], of: (figures: Figures) => number): Exact {
  const sum = total(played, of);
  return Number.isInteger(sum) ? sum : sumOf(played.map(({ seat }) => exact(of(seat))));
}

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
  const sum = exactTotal(played, figureIn(measure));
  return isLessBetter(measure) && combine === 'mean'
    ? over(sum, Math.max(1, total(played, handsOf)))
    : sum;
}

/** What several games bring together in a measure, whether or not it is a mean that counts. */
export const sumIn = (measure: FigureMeasure, played: readonly Played[]): number =>
  rounded(exactTotal(played, figureIn(measure)));

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
  if (seat.rankPoints !== undefined) return exact(seat.rankPoints);
  const { seats } = game;
  const level = seats.filter(
    ({ place, side }, at) =>
      place === seat.place && seats.findIndex((other) => other.side === side) === at,
  );
  return share(seat.place, level.length);
}

/** Who is level at an evening, and on which of its places: both included, 1 the first. */
export type Level = {
  readonly from: number;
  readonly to: number;
  readonly players: readonly string[];
};

/**
 * The places of an evening by what everybody's games came to in `rankedBy`, best first; without those
 * whose rank points stand on paper.
 */
export function levelsOf(rankedBy: Scheme['rankedBy'], evening: EveningGames): Level[] {
  const compare = betterFirst(isLessBetter(rankedBy));
  const ranked = [...evening]
    .filter(([, played]) => played.every(({ seat }) => seat.rankPoints === undefined))
    .map(([player, played]) => ({ player, value: gathered(rankedBy, played) }))
    .sort((a, b) => compare(a.value, b.value));
  const levels: { from: number; to: number; value: Exact; players: string[] }[] = [];
  for (const [at, { player, value }] of ranked.entries()) {
    const last = levels.at(-1);
    if (last && compare(last.value, value) === 0) {
      last.to = at + 1;
      last.players.push(player);
    } else levels.push({ from: at + 1, to: at + 1, value, players: [player] });
  }
  return levels;
}

/**
 * Rank points of an evening: everybody with a game is ranked by what their games came to in
 * `rankedBy`; level ones share the points of their places. Whoever's stand on paper has those.
 */
export function rankPointsOfEvening(
  share: SharedRankPoints,
  rankedBy: Scheme['rankedBy'],
  evening: EveningGames,
): Map<string, Exact> {
  const points = new Map<string, Exact>();
  for (const [player, played] of evening) {
    const written = played.flatMap(({ seat }) => seat.rankPoints ?? []);
    if (written.length > 0) points.set(player, sumOf(written.map(exact)));
  }
  for (const { from, players } of levelsOf(rankedBy, evening))
    for (const player of players) points.set(player, share(from, players.length));
  return points;
}

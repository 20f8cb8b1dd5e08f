/** A tourney: several games between the same sides, counted in tourney points. Pure. */
import { MOST_TOURNEY_POINTS, type Tally, type TourneyTally, tourneyPointsOf } from '../jass';
import { sideNames } from './deal';
import type { Table } from './game';

/** A tourney as a new game names it: its id and how many games it has; null for an open end. */
export type TourneyRef = { readonly id: string; readonly length: number | null };

/** The tourney as a phone knows it, with what its own game has come to and who sits there by now. */
export const withGame = (
  tourney: Tourney,
  id: string,
  { table, ...come }: { readonly table: Table; readonly tally: Tally; readonly over: boolean },
): Tourney => ({
  ...tourney,
  games: tourney.games.map((one) =>
    one.id === id ? { ...one, players: table.players, sides: sideNames(table), ...come } : one,
  ),
});

/** Is there another game in it? One that has all its games is over, also while one of them is open again. */
export const goesOn = ({
  length,
  games,
}: Pick<Tourney, 'length'> & { games: readonly unknown[] }) =>
  length === null || games.length < length;

/** A game of a tourney; `sides` are the names that its totals count by. */
export type TourneyGame = {
  readonly id: string;
  readonly players: readonly string[];
  readonly sides: readonly string[];
  /** What its row says; how it came to that is known to those who may open it. */
  readonly tally: TourneyTally;
  /** Finished and not reopened: only then do its points count. */
  readonly over: boolean;
  /** May whoever asked not open the game itself? So it is with those that were played before one joined. */
  readonly isClosed?: true;
};
/** `length` is how many games are to be played, null for an open end. */
export type Tourney = {
  readonly id: string;
  readonly length: number | null;
  readonly games: readonly TourneyGame[];
};

export type TourneyStandings = {
  /** Who the points count for: sides, or players where sides change from game to game. */
  readonly names: readonly string[];
  /** Points of each game by name; null while it is being played. */
  readonly rows: readonly { id: string; points: readonly number[] | null }[];
  readonly totals: readonly number[];
  /** Those in front once nobody can catch them; empty before, and at an open end. */
  readonly winners: readonly string[];
  /** Are all the games played? */
  readonly isOver: boolean;
};

const pointsOf = ({ tally, over }: TourneyGame): readonly number[] | null =>
  over ? tourneyPointsOf(tally) : null;

/** Where sides are not all alike, as a soloist against two, they change from game to game. */
const whoCounts = ({ players, sides }: Pick<TourneyGame, 'players' | 'sides'> = NOBODY) =>
  players.length % sides.length === 0 ? sides : players;
const NOBODY = { players: [], sides: [] };

/** What the back of the slate says. */
export function tourneyStandings({ length, games }: Tourney): TourneyStandings {
  const rows = games.map((game) => ({ id: game.id, points: pointsOf(game) }));
  // As they are called by now.
  const names = whoCounts(games.at(-1));
  const totals = names.map((_, i) => rows.reduce((sum, { points }) => sum + (points?.[i] ?? 0), 0));
  const played = rows.filter(({ points }) => points).length;
  const left = length === null ? Number.POSITIVE_INFINITY : Math.max(0, length - played);
  const best = Math.max(...totals);
  const leaders = totals.flatMap((sum, i) => (sum === best ? [i] : []));
  const isDecided =
    left === 0 ||
    (leaders.length === 1 &&
      totals.every((sum, i) => leaders.includes(i) || sum + left * MOST_TOURNEY_POINTS < best));
  return {
    names,
    rows,
    totals,
    winners: isDecided ? leaders.map((i) => names[i] ?? '') : [],
    isOver: left === 0,
  };
}

/**
 * Ratings per variant (Bradley-Terry, every side against every other): what a
 * player's results say about their strength. A fold over the games in the order in which they were
 * played; all of it together or in parts comes to the same, so that a correction rebuilds only from
 * its own evening on. Pure.
 */
import type { VariantId } from '../jass';
import { rateTeams } from './bradley-terry';
import type { GameResult, SeatResult } from './result';

/** Strength and how uncertain it is, after so many games. */
export type Rating = { readonly mu: number; readonly sigma: number; readonly games: number };

/** By variant and player; who has not played a variant has none in it. Plain JSON. */
export type Ratings = Readonly<Partial<Record<VariantId, Readonly<Record<string, Rating>>>>>;

/** Fewer games than this, and a rating is provisional. */
const SETTLED_GAMES = 15;

const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3, games: 0 };

/**
 * The ratings after these games, from those before. Sides are rated as teams by their places, level
 * ones as drawn.
 *
 * A single seat against a side of several is rated as a side of as many of the same strength. The
 * model adds up the strengths of a side and would hold the soloist of a two-versus-one for hopeless,
 * where the bid has made the chances even.
 */
export function rate(games: readonly GameResult[], start: Ratings = {}): Ratings {
  const ratings = new Map(
    [...entriesOf(start)].map(([id, own]) => [id, new Map(Object.entries(own))]),
  );
  for (const game of games) {
    const own = ratings.get(game.variant) ?? new Map<string, Rating>();
    ratings.set(game.variant, own);
    rateGame(game, own);
  }
  return Object.fromEntries([...ratings].map(([id, own]) => [id, Object.fromEntries(own)]));
}

// Object.entries forgets what the keys are; those of a Ratings are the ids of variants.
const entriesOf = (ratings: Ratings) =>
  Object.entries(ratings) as [VariantId, Readonly<Record<string, Rating>>][];

/** Puts the ratings after a game in the place of those before it. */
function rateGame({ seats }: GameResult, ratings: Map<string, Rating>): void {
  const sides = sidesOf(seats);
  if (sides.length < 2) return;
  const before = sides.map((side) => side.map(({ player }) => ratings.get(player) ?? NEWCOMER));
  const most = Math.max(...sides.map((side) => side.length));
  const rated = rateTeams(
    before.map((side) => {
      const [only] = side;
      return only && side.length === 1 ? Array<Rating>(most).fill(only) : side;
    }),
    sides.map(([seat]) => seat?.place ?? 1),
  );
  for (let side = 0; side < sides.length; side++)
    for (const [member, { player }] of sides[side]?.entries() ?? []) {
      const after = rated[side]?.[member];
      const games = (before[side]?.[member]?.games ?? 0) + 1;
      if (after) ratings.set(player, { mu: after.mu, sigma: after.sigma, games });
    }
}

/** The seats of every side, sides ascending, so that the order of seats changes nothing. */
function sidesOf(seats: readonly SeatResult[]): SeatResult[][] {
  const sides = new Map<number, SeatResult[]>();
  for (const seat of seats.toSorted((a, b) => a.side - b.side || (a.player < b.player ? -1 : 1))) {
    const own = sides.get(seat.side);
    if (own) own.push(seat);
    else sides.set(seat.side, [seat]);
  }
  return [...sides.values()];
}

/** What a newcomer is shown with, and what one point of strength is shown as. */
export const SHOWN_START = 1000;
const SHOWN_SCALE = 20;

/**
 * A rating as it is shown: whole points, 1000 for a newcomer and for the mean player; provisional
 * under fifteen games. From the strength alone, not three sigmas lower:
 * that would rise with every game lost while the uncertainty shrinks.
 */
export function shownRating({ mu, games }: Rating): { points: number; isProvisional: boolean } {
  return {
    points: Math.round(SHOWN_START + SHOWN_SCALE * (mu - NEWCOMER.mu)),
    isProvisional: games < SETTLED_GAMES,
  };
}

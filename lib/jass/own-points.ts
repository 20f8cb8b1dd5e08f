/**
 * What the games share in which every seat writes points for itself: running totals, how long they
 * last and the tally. This file knows none of the games.
 */

import type { Definition, Game, GameLength } from './definition';
import type { Outlook } from './explain';
import { best, ranking } from './ranking';
import { dealSaid, enterSaid } from './said';
import { eachSeat, type Seat, type VariantId } from './words';

/** Totals by seat, and how many hands count. */
export type PointState = { counted: number; totals: readonly number[] };

/** The tally of such a game; lists are by seat. */
export type PointTally<Hand> = {
  variant: VariantId;
  status: 'playing' | 'finished';
  hands: Hand[];
  totals: { points: number }[];
  /** Seats grouped by rank, best first. */
  ranking: Seat[][];
  winners: Seat[];
  /** Who deals next; null when finished. */
  dealer: Seat | null;
};

/** Nothing written yet. */
export const startPoints = (players: number): PointState => ({
  counted: 0,
  totals: Array<number>(players).fill(0),
});

/** The totals after a hand that counts. */
export const addScore = (
  { counted, totals }: PointState,
  score: readonly number[],
): PointState => ({
  counted: counted + 1,
  totals: totals.map((sum, seat) => sum + (score[seat] ?? 0)),
});

/** What ends a game, whichever comes first: so many hands, or somebody's target; null for neither. */
export type Ends = { hands: number | null; target: number | null };

/** Whether a game has come to one of its ends. `totals` by seat. */
export const hasEnded = (
  { hands, target }: Ends,
  { counted, totals }: { counted: number; totals: readonly number[] },
): boolean =>
  (hands !== null && counted >= hands) || (target !== null && totals.some((own) => own >= target));

/** How long a game with these ends lasts, if the target is one of `what`: to be reached, or a limit. */
export function lengthOf({ hands, target }: Ends, what: 'points' | 'sticks' | 'limit'): GameLength {
  if (target === null) return hands === null ? { kind: 'open' } : { kind: 'hands', hands };
  return hands === null ? { kind: what, target } : { kind: `hands-or-${what}`, hands, target };
}

/** The tally from the totals; once finished, the best total wins and equal ones win together. */
export function pointTally<Id extends VariantId, Hand>(
  variant: Id,
  game: Game<Hand, PointState, unknown>,
  goal: 'most' | 'fewest',
): PointTally<Hand> & { variant: Id } {
  const { hands, state, table, isFinished } = game;
  const { counted, totals } = state;
  const scores = goal === 'most' ? totals : totals.map((sum) => -sum);
  const winners = isFinished ? best(scores) : [];
  return {
    variant,
    status: isFinished ? 'finished' : 'playing',
    hands,
    totals: totals.map((points) => ({ points })),
    ranking: ranking(scores, winners),
    winners,
    dealer: isFinished ? null : (table.firstDealer + counted) % table.players.length,
  };
}

/**
 * How everybody stands where nothing is decided but by the hands that are left. `swing`: the most by
 * which those can bring one seat nearer to another; null where there is no limit. `most`: the best
 * that they can still bring a seat; null where there is no limit or nobody asks.
 */
export function pointsOutlook(
  totals: readonly number[],
  {
    goal,
    swing,
    most = null,
    target = null,
    canEnd,
  }: {
    goal: 'most' | 'fewest';
    swing: number | null;
    most?: number | null;
    /** What a seat needs, where reaching it is good. */
    target?: number | null;
    canEnd: boolean;
  },
): Outlook {
  const scores = goal === 'most' ? totals : totals.map((sum) => -sum);
  const top = Math.max(...scores);
  return {
    sides: scores.map((own, seat) => ({
      needs: target === null ? null : Math.max(0, target - own),
      most: most === null ? null : (totals[seat] ?? 0) + most,
      chance: swing !== null && top - own > swing ? 'out' : 'open',
      declares: null,
    })),
    canEnd,
    notes: [],
  };
}

/** How many hands are left; null where there is no last one. */
export const handsLeft = ({ hands }: { hands: number | null }, counted: number): number | null =>
  hands === null ? null : Math.max(0, hands - counted);

/** Whether the next hand can be the last: by their number, or as it can bring a total `within` there. */
export const canEndNext = (
  ends: Ends,
  { counted, totals }: { counted: number; totals: readonly number[] },
  within: number,
): boolean =>
  handsLeft(ends, counted) === 1 ||
  (ends.target !== null && Math.max(...totals) + within >= ends.target);

/** What all games have in common in which every seat writes points for itself. */
export const OWN_POINTS = {
  slate: 'totals',
  figure: 'points',
  signed: () => true,
  tourneys: false,
  announces: () => false,
  sides: (_: unknown, players: number) => eachSeat(players),
  maker: () => null,
  rules: () => [],
  rowsOf: () => [],
  areas: [],
  counts: () => true,
  totals: ({ totals }: PointState) => totals,
  nextSays: dealSaid,
  keySays: enterSaid,
} as const satisfies Partial<Definition<never, unknown, never, PointState, unknown, unknown>>;

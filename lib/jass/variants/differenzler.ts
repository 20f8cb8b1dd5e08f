/**
 * Differenzler: three or four players, each for himself; whoever comes closest to the card points
 * announced before play loses least. Announcements and points 0 to 157, stakes in Rappen.
 *
 * Source: the Game of Differenzler sheet; scoring.md, `differenzler`. Announcements need not add
 * up; one of 1 or 156 is allowed although no hand can bring it.
 */

import { ALL_POINTS, pointsFault, pointsList } from '../points';
import { best, ranking } from '../ranking';
import { type Fault, faultAt, part } from '../refusal';
import { fields, numberList, oneOf, positiveMultipleOf, wholeNumber } from '../schema';
import { defineVariant, type Game, type Position, type Table } from '../variant';
import type { Seat } from '../words';
import * as z from '../zod';

/** The most a point can cost, in Rappen: far above any table's, and every sum stays exact. */
const MAX_STAKE_RAPPEN = 1_000_000;

const Options = fields({
  /** A multiple of the number of players, so that everybody deals equally often. */
  hands: z._default(positiveMultipleOf(1), 12),
  /** Rappen per point of difference; left out where nothing is paid. */
  stake: z.optional(wholeNumber(0, MAX_STAKE_RAPPEN)),
  announcements: z._default(oneOf(['open', 'hidden']), 'open'),
});
type Options = z.infer<typeof Options>;

const Entry = (players: number) =>
  fields({
    announced: numberList(players, 0, ALL_POINTS),
    points: z.optional(pointsList(players)),
  });
type Entry = z.infer<ReturnType<typeof Entry>>;

/** Totals by seat, and how many hands count: those that have been played to the end. */
type State = { counted: number; differences: readonly number[] };

/** What one hand cost by seat; without `difference` while it is being played. */
export type DifferenzlerHand = { difference?: number[] };

/** The tally of a Differenzler; lists are by seat. */
export type DifferenzlerTally = {
  variant: 'differenzler';
  status: 'playing' | 'finished';
  hands: DifferenzlerHand[];
  totals: { difference: number }[];
  /** Seats grouped by rank, the lowest total first. */
  ranking: Seat[][];
  winners: Seat[];
  /** Who deals next, or who dealt the hand being played; null when finished. */
  dealer: Seat | null;
  /** Rappen that each receives (below 0: pays), zero in all; finished games with a stake only. */
  settlement?: number[];
};

function misfit({ options, players }: Table<Options>): Fault | undefined {
  if (options.hands % players.length === 0) return undefined;
  const what = part('multiple', { step: players.length });
  const says = { where: 'options.hands', what, got: options.hands };
  return faultAt('record-invalid', 'options.hands', 'expected', says);
}

function fault({ points }: Entry, position: Position<Options, State>): Fault | undefined {
  if (points) return pointsFault(points, position.table.players);
  if (position.isLast) return undefined;
  return faultAt('announcement-missing', 'points', 'announcedOnly', {});
}

function play({ announced, points }: Entry, state: State) {
  if (!points) return { hand: {}, state };
  const difference = points.map((own, seat) => Math.abs(own - (announced[seat] ?? 0)));
  const differences = state.differences.map((total, seat) => total + (difference[seat] ?? 0));
  return { hand: { difference }, state: { counted: state.counted + 1, differences } };
}

/**
 * What each seat receives in Rappen, below 0 where it pays: mean less own total, times the stake.
 * Shares are rounded down, and the coins left over go one each to the largest fractions, to the
 * lower seat where they are equal. They always are: shares differ by whole Rappen.
 */
export function settle(totals: readonly number[], stakeRappen: number): number[] {
  const sum = totals.reduce((all, own) => all + own, 0);
  const meanDown = Math.floor((sum * stakeRappen) / totals.length);
  const left = (sum * stakeRappen) % totals.length;
  return totals.map((own, seat) => meanDown - own * stakeRappen + (seat < left ? 1 : 0));
}

function tally({ hands, state, table, isFinished }: Game<DifferenzlerHand, State, Options>) {
  const { differences, counted } = state;
  const scores = differences.map((total) => -total);
  const winners = isFinished ? best(scores) : [];
  const { stake } = table.options;
  const value: DifferenzlerTally = {
    variant: 'differenzler',
    status: isFinished ? 'finished' : 'playing',
    hands,
    totals: differences.map((difference) => ({ difference })),
    ranking: ranking(scores, winners),
    winners,
    dealer: isFinished ? null : (table.firstDealer + counted) % table.players.length,
  };
  return isFinished && stake !== undefined
    ? { ...value, settlement: settle(differences, stake) }
    : value;
}

/** Differenzler, the game for three or four in which everybody announces what they will take. */
export const differenzler = defineVariant({
  id: 'differenzler',
  players: [3, 4],
  form: 'differenzler',
  slate: false,
  options: Options,
  entry: Entry,
  gameLength: ({ hands }) => ({ kind: 'hands', hands }),
  rules: () => [],
  misfit,
  fault,
  start: ({ players }): State => ({
    counted: 0,
    differences: Array<number>(players.length).fill(0),
  }),
  play,
  isFinished: ({ counted }, { options }) => counted >= options.hands,
  tally,
});

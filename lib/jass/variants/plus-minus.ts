/**
 * Plus-Minus: three or four players, each for himself; most and least both score a stick, and
 * there are no potatoes. From card points, 0 to 157.
 *
 * Source: pagat.com, Mittlere, section Plus-Minus. Where two seats tie for an end, its stick is
 * held in abeyance between them until a later hand on whose own points exactly one of the two
 * scores. A stick so received does not count as scoring for another one held, and no stick is
 * settled by the hand that created it; with three players nothing is ever held, as a tie of two is
 * always a tie of all but one.
 */

import { pointsFault, pointsList } from '../points';
import { best } from '../ranking';
import type { Fault } from '../refusal';
import { fields, positiveMultipleOf } from '../schema';
import { firstMatch } from '../scoring-list';
import {
  addHand,
  award,
  awardHand,
  hasHundred,
  type StickHand,
  type StickRule,
  type StickState,
  seatsWhere,
  startSticks,
  stickTally,
  tiedSeats,
} from '../sticks';
import { defineVariant, type Position, type Table } from '../variant';
import type { Seat } from '../words';
import * as z from '../zod';

const Options = fields({
  /** Sticks to win with, if nobody else has as many. */
  target: z._default(positiveMultipleOf(1), 7),
});
type Options = z.infer<typeof Options>;

const Entry = (players: number) => fields({ points: pointsList(players) });
type Entry = z.infer<ReturnType<typeof Entry>>;

/** Two seats between which a stick is held, ascending. */
type Pair = [Seat, Seat];
/** The totals, and the pairs between which a stick is held, oldest first. */
type State = { totals: StickState; held: readonly Pair[] };

function fault(entry: Entry, { table }: Position<Options, State>): Fault | undefined {
  return pointsFault(entry.points, table.players);
}

/** A case, and the pairs between which it puts a stick in abeyance. */
type PlusMinusRule = StickRule<Entry> & { held?: (hand: Entry) => Pair[] };

const seatsWith = (hand: Entry, end: number) => seatsWhere(hand, (points) => points === end);
const most = (hand: Entry) => seatsWith(hand, Math.max(...hand.points));
const least = (hand: Entry) => seatsWith(hand, Math.min(...hand.points));

/** One stick for each of these ends: to the seat alone there, or held between the two that tie. */
const stickForEach = (ends: (hand: Entry) => Seat[][]) => ({
  award: (hand: Entry) => {
    const alone = ends(hand).filter((seats) => seats.length === 1);
    return award(hand, (_, seat) => (alone.some(([only]) => only === seat) ? 1 : 0));
  },
  held: (hand: Entry) =>
    ends(hand).flatMap(([one, other]): Pair[] =>
      one === undefined || other === undefined ? [] : [[one, other]],
    ),
});

const allButOneTie: PlusMinusRule = {
  id: 'all-but-one-tie',
  when: (hand) => tiedSeats(hand).length === hand.points.length - 1,
  award: (hand) => {
    const tied = tiedSeats(hand);
    return award(hand, (_, seat) => (tied.includes(seat) ? 0 : 2));
  },
};

const hundred: PlusMinusRule = {
  id: 'hundred',
  when: hasHundred,
  ...stickForEach((hand) => [least(hand)]),
};

const extremes: PlusMinusRule = {
  id: 'extremes',
  when: () => true,
  ...stickForEach((hand) => [most(hand), least(hand)]),
};

const scoringList = [allButOneTie, hundred, extremes] as const;

function play(entry: Entry, state: State): { hand: StickHand; state: State } {
  const rule: PlusMinusRule = firstMatch(scoringList, entry);
  const hand = awardHand(rule, entry);
  const created = rule.held?.(entry) ?? [];
  const settled: { seats: Pair; to: Seat }[] = [];
  const open: Pair[] = [];
  for (const seats of state.held) {
    const [to, ...others] = seats.filter((seat) => hand.sticks[seat] !== 0);
    if (to === undefined || others.length > 0) open.push(seats);
    else settled.push({ seats, to });
  }
  const totals = addHand(state.totals, hand);
  for (const { to } of settled) totals.sticks[to] = (totals.sticks[to] ?? 0) + 1;
  if (created.length > 0) hand.held = created;
  if (settled.length > 0) hand.settled = settled;
  return { hand, state: { totals, held: [...open, ...created] } };
}

function isFinished({ totals: { sticks } }: State, { options }: Table<Options>): boolean {
  const [leader, ...level] = best(sticks);
  return leader !== undefined && level.length === 0 && (sticks[leader] ?? 0) >= options.target;
}

/** Plus-Minus, the game for three or four in which most and least are both good. */
export const plusMinus = defineVariant({
  id: 'plus-minus',
  players: [3, 4],
  form: 'sticks',
  slate: true,
  options: Options,
  entry: Entry,
  gameLength: ({ target }) => ({ kind: 'sticks', target }),
  rules: () => scoringList,
  fault,
  start: ({ players }): State => ({ totals: startSticks(players.length), held: [] }),
  play,
  isFinished,
  tally: (game) => {
    const held = game.isFinished ? [] : [...game.state.held];
    const value = stickTally('plus-minus', { ...game, state: game.state.totals });
    return held.length > 0 ? { ...value, held } : value;
  },
});

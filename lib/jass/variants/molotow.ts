/**
 * Molotow: four players, each for himself, 9 tricks a hand; the two in the middle are the bad
 * ones. Counted in sticks and potatoes from card points, 0 to 157; every hand nets zero.
 *
 * Source: pagat.com, Mittlere, section Molotow. Tricks do not matter: whoever has all the points
 * has them all, even if another took a worthless trick. (Some Swiss apps call another game by this
 * name, in which melds are negative.)
 */

import { ALL_POINTS, pointsFault, pointsList } from '../points';
import type { Fault } from '../refusal';
import { fields, positiveMultipleOf, seat } from '../schema';
import {
  addHand,
  award,
  cutFault,
  cutSeats,
  hasHundred,
  isHundred,
  type StickRule,
  scoreHand,
  startSticks,
  stickTally,
  tiedSeats,
} from '../sticks';
import { defineVariant, type Position } from '../variant';
import * as z from '../zod';

const Options = fields({
  /** Null for an open end: the game is over when the players say so. */
  hands: z._default(z.nullable(positiveMultipleOf(4)), 12),
});
type Options = z.infer<typeof Options>;

const Entry = fields({ points: pointsList(4), cut: z.optional(seat(4)) });
type Entry = z.infer<typeof Entry>;

function fault(entry: Entry, { table }: Position<Options, unknown>): Fault | undefined {
  return pointsFault(entry.points, table.players) ?? cutFault(scoringList, entry, table.players);
}

const most = (hand: Entry) => Math.max(...hand.points);
const least = (hand: Entry) => Math.min(...hand.points);
/** Whether exactly two seats have these points. */
const isPair = (hand: Entry, points: number) =>
  hand.points.filter((own) => own === points).length === 2;

const allPoints: StickRule<Entry> = {
  id: 'all-points',
  when: (hand) => most(hand) === ALL_POINTS,
  award: (hand) => award(hand, (points) => (points === ALL_POINTS ? 3 : -1)),
};

const hundred: StickRule<Entry> = {
  id: 'hundred',
  when: hasHundred,
  award: (hand) => award(hand, (points) => (isHundred(points) ? -3 : 1)),
};

const threeWayTie: StickRule<Entry> = {
  id: 'three-way-tie',
  when: (hand) => tiedSeats(hand).length === 3,
  award: (hand) => {
    const tied = tiedSeats(hand);
    return award(hand, (_, seat) => (seat === hand.cut ? -1 : tied.includes(seat) ? 0 : 1));
  },
  cut: { among: tiedSeats, drew: 'highest' },
};

const tieMost: StickRule<Entry> = {
  id: 'tie-most',
  when: (hand) => isPair(hand, most(hand)),
  award: (hand) => {
    const [top, bottom] = [most(hand), least(hand)];
    return award(hand, (points) => (points === top ? 0 : points === bottom ? 1 : -1));
  },
};

const tieLeast: StickRule<Entry> = {
  id: 'tie-least',
  when: (hand) => isPair(hand, least(hand)),
  award: (hand) => {
    const [top, bottom] = [most(hand), least(hand)];
    return award(hand, (points) => (points === bottom ? 0 : points === top ? 1 : -1));
  },
};

const middle: StickRule<Entry> = {
  id: 'middle',
  when: () => true,
  award: (hand) => {
    const [top, bottom] = [most(hand), least(hand)];
    return award(hand, (points) => (points === top || points === bottom ? 1 : -1));
  },
};

const scoringList = [allPoints, hundred, threeWayTie, tieMost, tieLeast, middle] as const;

/** Molotow, the game for four in which the two in the middle are the bad ones. */
export const molotow = defineVariant({
  id: 'molotow',
  players: [4],
  form: 'sticks',
  slate: true,
  options: Options,
  entry: () => Entry,
  gameLength: ({ hands }) => (hands === null ? { kind: 'open' } : { kind: 'hands', hands }),
  rules: () => scoringList,
  asks: (entry) => {
    const seats = pointsFault(entry.points, []) ? [] : cutSeats(scoringList, entry);
    return seats.length > 0 ? [{ field: 'cut', seats }] : [];
  },
  fault,
  start: () => startSticks(4),
  play: (entry, state) => {
    const hand = scoreHand(scoringList, entry);
    return { hand, state: addHand(state, hand) };
  },
  isFinished: ({ counted }, { options }) => options.hands !== null && counted >= options.hands,
  tally: (game) => stickTally('molotow', game),
});

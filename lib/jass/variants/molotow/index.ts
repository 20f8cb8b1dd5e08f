/**
 * Molotow: four players, each for himself, 9 tricks a hand; the two in the middle are the bad
 * ones. Counted in sticks and potatoes from card points, 0 to 157; every hand nets zero.
 *
 * Source: pagat.com, Mittlere, section Molotow. Tricks do not matter: whoever has all the points
 * has them all, even if another took a worthless trick. (Some Swiss apps call another game by this
 * name, in which melds are negative.)
 */

import type { Asked, Draft } from '../../ask';
import type { HandAt, Position } from '../../definition';
import { figure } from '../../options';
import { ALL_POINTS, pointsFault, pointsList } from '../../points';
import { pointsOf, withAnswer } from '../../questions';
import type { Fault } from '../../refusal';
import { fields, positiveMultipleOf, seat } from '../../schema';
import {
  addHand,
  askCut,
  askStickPoints,
  award,
  clause,
  cutFault,
  explainSticks,
  hasHundred,
  hundredClause,
  isHundred,
  netOutlook,
  netsOf,
  STICK_FIGURES,
  STICK_GAME,
  type StickRule,
  type StickState,
  scoreHand,
  seatsWhere,
  startSticks,
  stickTally,
  tieClause,
  tiedSeats,
} from '../../sticks';
import { defineVariant } from '../../variant';
import { eachSeat } from '../../words';
import * as z from '../../zod';

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
  why: (hand, who) => [
    clause(
      'allPoints',
      seatsWhere(hand, (points) => points === ALL_POINTS),
      who,
    ),
  ],
};

const hundred: StickRule<Entry> = {
  id: 'hundred',
  when: hasHundred,
  award: (hand) => award(hand, (points) => (isHundred(points) ? -3 : 1)),
  why: (hand, who) => [hundredClause(hand, who)],
};

const threeWayTie: StickRule<Entry> = {
  id: 'three-way-tie',
  when: (hand) => tiedSeats(hand).length === 3,
  award: (hand) => {
    const tied = tiedSeats(hand);
    return award(hand, (_, seat) => (seat === hand.cut ? -1 : tied.includes(seat) ? 0 : 1));
  },
  cut: { among: tiedSeats, drew: 'highest' },
  why: (hand, who) => {
    const tied = tiedSeats(hand);
    const says = { tied: who(tied), points: hand.points[tied[0] ?? 0] ?? 0 };
    return [clause('threeWay', hand.cut === undefined ? [] : [hand.cut], who, says)];
  },
};

const tieMost: StickRule<Entry> = {
  id: 'tie-most',
  when: (hand) => isPair(hand, most(hand)),
  award: (hand) => {
    const [top, bottom] = [most(hand), least(hand)];
    return award(hand, (points) => (points === top ? 0 : points === bottom ? 1 : -1));
  },
  why: (hand, who) => [tieClause('tieMost', hand, who)],
};

const tieLeast: StickRule<Entry> = {
  id: 'tie-least',
  when: (hand) => isPair(hand, least(hand)),
  award: (hand) => {
    const [top, bottom] = [most(hand), least(hand)];
    return award(hand, (points) => (points === bottom ? 0 : points === top ? 1 : -1));
  },
  why: (hand, who) => [tieClause('tieLeast', hand, who)],
};

const isBetween = (hand: Entry, own: number) => own < most(hand) && own > least(hand);

const middle: StickRule<Entry> = {
  id: 'middle',
  when: () => true,
  award: (hand) => award(hand, (points) => (isBetween(hand, points) ? -1 : 1)),
  why: (hand, who) => [
    clause(
      'middles',
      seatsWhere(hand, (own) => isBetween(hand, own)),
      who,
    ),
  ],
};

const scoringList = [allPoints, hundred, threeWayTie, tieMost, tieLeast, middle] as const;

/** The points; then who drew the highest card. */
function ask(draft: Draft, { table: { players } }: HandAt<Options, StickState>): Asked<Entry> {
  const figures = askStickPoints(draft, players);
  const points = pointsOf(figures);
  if (!points || pointsFault(points, [])) {
    return { questions: [figures], entry: points && { points } };
  }
  const cut = askCut(scoringList, { draft, entry: { points }, players });
  const [drew] = cut;
  const questions = [figures, ...cut];
  if (!drew) return { questions, entry: { points } };
  return { questions, entry: drew.value === null ? null : { points, cut: drew.value } };
}

/** Molotow, the game for four in which the two in the middle are the bad ones. */
export const molotow = defineVariant({
  id: 'molotow',
  players: [4],
  options: Options,
  optionFields: { hands: figure(4, { multipleOf: 4, step: 4, without: 'null', start: 12 }) },
  agreed: {},
  presets: [],
  entry: () => Entry,
  example: {
    options: {},
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { points: [90, 9, 34, 24] },
      { points: [20, 102, 35, 0] },
      { points: [60, 60, 30, 7] },
      { points: [40, 40, 40, 37], cut: 1 },
    ],
  },
  ...STICK_GAME,
  figures: STICK_FIGURES,
  sources: ['pagat-mittlere', 'pagat-mittlere-de'],
  gameLength: ({ hands }) => (hands === null ? { kind: 'open' } : { kind: 'hands', hands }),
  sides: (_, players) => eachSeat(players),
  rules: () => scoringList,
  fault,
  start: () => startSticks(4),
  play: (entry, state) => {
    const hand = scoreHand(scoringList, entry);
    return { hand, state: addHand(state, hand) };
  },
  isFinished: ({ counted }, { options }) => options.hands !== null && counted >= options.hands,
  tally: (game) => stickTally('molotow', game),
  totals: netsOf,
  explain: (entry, hand, at) => explainSticks(scoringList, { entry, hand }, at),
  outlook: ({ state, counted, table: { options } }) =>
    netOutlook(netsOf(state), {
      left: options.hands === null ? null : options.hands - counted,
      swing: 4,
    }),
  ask,
  // Whoever cut cut for other points.
  answer: (draft, field, value) =>
    withAnswer(field === 'points' ? withAnswer(draft, 'cut', undefined) : draft, field, value),
});

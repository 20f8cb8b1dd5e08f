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

import type { Asked, Draft } from '../../ask';
import type { HandAt, Position, Table } from '../../definition';
import type { Outlook } from '../../explain';
import { figure } from '../../options';
import { pointsFault, pointsList } from '../../points';
import { pointsOf, withAnswer } from '../../questions';
import { best } from '../../ranking';
import type { Fault } from '../../refusal';
import { fields, forPlayers, positiveMultipleOf } from '../../schema';
import { firstMatch } from '../../scoring-list';
import {
  addHand,
  askStickPoints,
  award,
  awardHand,
  clause,
  endClause,
  explainSticks,
  hasHundred,
  heldSaid,
  hundredClause,
  netsOf,
  STICK_FIGURES,
  STICK_GAME,
  type StickHand,
  type StickRule,
  type StickState,
  seatsWhere,
  startSticks,
  stickTally,
  tiedSeats,
  voidDetails,
} from '../../sticks';
import { defineVariant } from '../../variant';
import { eachSeat, type Seat } from '../../words';
import * as z from '../../zod';

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
  why: (hand, who) => {
    const tied = tiedSeats(hand);
    return [
      clause(
        'other',
        seatsWhere(hand, (_, seat) => !tied.includes(seat)),
        who,
      ),
    ];
  },
};

const hundred: PlusMinusRule = {
  id: 'hundred',
  when: hasHundred,
  ...stickForEach((hand) => [least(hand)]),
  why: (hand, who) => [hundredClause(hand, who), endClause(hand, 'least', who)],
};

const extremes: PlusMinusRule = {
  id: 'extremes',
  when: () => true,
  ...stickForEach((hand) => [most(hand), least(hand)]),
  why: (hand, who) => [endClause(hand, 'most', who), endClause(hand, 'least', who)],
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

/** The points; every hand is plain from them. */
function ask(draft: Draft, { table: { players } }: HandAt<Options, State>): Asked<Entry> {
  const figures = askStickPoints(draft, players);
  const points = pointsOf(figures);
  return { questions: [figures], entry: points && { points } };
}

/** How many sticks everybody still needs; the next hand may bring two, and one for each held. */
function outlook({ state, table }: HandAt<Options, State>): Outlook {
  const { sticks } = state.totals;
  const { target } = table.options;
  const most = Math.max(...sticks);
  return {
    sides: sticks.map((own) => ({
      needs: Math.max(0, target - own, own < most || best(sticks).length > 1 ? most + 1 - own : 0),
      most: null,
      chance: 'open',
      declares: null,
    })),
    canEnd: sticks.some((own) => own + 2 + state.held.length >= target),
    notes: heldSaid(state.held, table.players),
    ...(state.held.length > 0 && { held: state.held }),
  };
}

/** Plus-Minus, the game for three or four in which most and least are both good. */
export const plusMinus = defineVariant({
  id: 'plus-minus',
  players: [3, 4],
  options: Options,
  optionFields: { target: figure(1) },
  agreed: {},
  presets: [],
  entry: forPlayers(Entry),
  example: {
    options: {},
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { points: [60, 60, 30, 7] },
      { points: [70, 20, 37, 30] },
      { points: [80, 30, 27, 20] },
    ],
  },
  ...STICK_GAME,
  figure: 'sticks',
  signed: () => false,
  figures: STICK_FIGURES,
  sources: ['pagat-mittlere', 'pagat-mittlere-de'],
  gameLength: ({ target }) => ({ kind: 'sticks', target }),
  sides: (_, players) => eachSeat(players),
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
  totals: ({ totals }) => netsOf(totals),
  // No hand of this game is void.
  explain: (entry, hand, at) =>
    'sticks' in hand ? explainSticks(scoringList, { entry, hand }, at) : voidDetails,
  outlook,
  ask,
  answer: withAnswer,
});

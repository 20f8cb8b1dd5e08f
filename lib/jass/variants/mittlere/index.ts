/**
 * Mittlere: three players, 12 tricks a hand; the middle score is the bad one. Counted in sticks and
 * potatoes from card points, 0 to 157; every hand nets zero.
 *
 * Source: pagat.com, Mittlere, with the Swedish description after Kastner & Folkvold and Egg &
 * Hagenbucher for the house options. 157 points do not prove all the tricks: a seat with 0 points
 * may have taken a worthless one, which is why the entry says who took none.
 */

import type { Asked, Draft } from '../../ask';
import type { HandAt, Position, Table } from '../../definition';
import { choice, figure } from '../../options';
import { pointsFault, pointsList } from '../../points';
import { askYesNo, pointsOf, seatsWithYes, withAnswer } from '../../questions';
import { type Fault, faultAt } from '../../refusal';
import { say } from '../../said';
import { fields, oneOf, phrase, positiveMultipleOf, seat, seatList } from '../../schema';
import {
  addHand,
  askCut,
  askNoTricks,
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
  type StickHand,
  type StickRule,
  type StickState,
  scoreHand,
  seatsWhere,
  startSticks,
  stickTally,
  tieClause,
  tiedSeats,
  voidDetails,
  withTricksOf,
} from '../../sticks';
import { defineVariant } from '../../variant';
import { eachSeat, type Seat } from '../../words';
import * as z from '../../zod';

const Options = fields({
  hands: z._default(positiveMultipleOf(3), 12),
  zeroTricks: z._default(oneOf(['first', 'like-hundred']), 'first'),
  tie: z._default(oneOf(['third-wins', 'cut']), 'third-wins'),
  noTrump: z._default(oneOf(['count-eights', 'void']), 'count-eights'),
});
type Options = z.infer<typeof Options>;

const Scored = fields({
  points: pointsList(3),
  noTricks: z.optional(seatList(3)),
  cut: z.optional(seat(3)),
});
type Scored = z.infer<typeof Scored>;

const Void = fields({ void: z.literal(true, phrase('words', { words: 'true' })) });

const Entry = z.union([Scored, Void]);
type Entry = z.infer<typeof Entry>;

type At = HandAt<Options, StickState>;

const pointless = (hand: Scored) => seatsWhere(hand, (points) => points === 0);

function fault(entry: Entry, { table }: Position<Options, unknown>): Fault | undefined {
  const { players, options } = table;
  if ('void' in entry) {
    if (options.noTrump === 'void') return undefined;
    return faultAt('void-not-allowed', 'void', 'voidCounts', {});
  }
  const { points, noTricks } = entry;
  const wrong = pointsFault(points, players);
  if (wrong) return wrong;
  const [zero] = pointless(entry);
  if (zero !== undefined && noTricks === undefined) {
    return faultAt('tricks-unknown', 'noTricks', 'tricksUnknown', { who: players[zero] ?? '' });
  }
  const scorer = noTricks?.find((seat) => points[seat] !== 0);
  if (scorer !== undefined) {
    const who = { who: players[scorer] ?? '', points: points[scorer] ?? 0 };
    return faultAt('no-tricks-with-points', 'noTricks', 'tricksWithPoints', who);
  }
  return cutFault(scoringList(options), entry, players);
}

const trickless = (hand: Scored) => hand.noTricks ?? [];

const allTricks: StickRule<Scored> = {
  id: 'all-tricks',
  when: (hand) => trickless(hand).length === 2,
  award: (hand) => award(hand, (_, seat) => (trickless(hand).includes(seat) ? -1 : 2)),
  why: (hand, who) => [
    clause(
      'allTricks',
      seatsWhere(hand, (points) => points > 0),
      who,
    ),
  ],
};

const noTricks: StickRule<Scored> = {
  id: 'no-tricks',
  when: (hand) => trickless(hand).length === 1,
  award: (hand) => award(hand, (_, seat) => (trickless(hand).includes(seat) ? -2 : 1)),
  why: (hand, who) => [clause('noTricks', trickless(hand), who, { n: trickless(hand).length })],
};

const noTricksBelowHundred: StickRule<Scored> = {
  ...noTricks,
  when: (hand) => noTricks.when(hand) && !hasHundred(hand),
};

const hundred: StickRule<Scored> = {
  id: 'hundred',
  when: hasHundred,
  award: (hand) => award(hand, (points) => (isHundred(points) ? -2 : 1)),
  why: (hand, who) => [hundredClause(hand, who)],
};

const hundredWithTricks: StickRule<Scored> = {
  ...hundred,
  when: (hand) => hasHundred(hand) && trickless(hand).length === 0,
};

const noTricksAndHundred: StickRule<Scored> = {
  id: 'no-tricks-and-hundred',
  when: (hand) => hasHundred(hand) && trickless(hand).length === 1,
  award: (hand) =>
    award(hand, (points, seat) => (isHundred(points) || trickless(hand).includes(seat) ? -1 : 2)),
  why: (hand, who) => {
    const over = seatsWhere(hand, isHundred);
    const none = trickless(hand);
    const points = Math.max(...hand.points);
    const says = { over: who(over), points, none: who(none), n: none.length };
    return [{ seats: [...over, ...none], why: say('sticks.why.hundredAndNone', says) }];
  },
};

const tie: StickRule<Scored> = {
  id: 'tie',
  when: (hand) => tiedSeats(hand).length === 2,
  award: (hand) => award(hand, (_, seat) => (tiedSeats(hand).includes(seat) ? -1 : 2)),
  why: (hand, who) => [tieClause('tie', hand, who)],
};

const tieCut: StickRule<Scored> = {
  id: 'tie-cut',
  when: tie.when,
  award: (hand) => award(hand, (_, seat) => (seat === hand.cut ? -2 : 1)),
  cut: { among: tiedSeats, drew: 'lower' },
  why: (hand, who) => {
    const tied = tiedSeats(hand);
    const says = { tied: who(tied), points: hand.points[tied[0] ?? 0] ?? 0 };
    return [clause('tieCut', hand.cut === undefined ? [] : [hand.cut], who, says)];
  },
};

const isBetween = ({ points }: Scored, own: number) =>
  own < Math.max(...points) && own > Math.min(...points);

const middle: StickRule<Scored> = {
  id: 'middle',
  when: () => true,
  award: (hand) => award(hand, (points) => (isBetween(hand, points) ? -2 : 1)),
  why: (hand, who) => {
    const seats = seatsWhere(hand, (points) => isBetween(hand, points));
    return [clause('middle', seats, who, { points: hand.points[seats[0] ?? 0] ?? 0 })];
  },
};

const LISTS = {
  first: {
    'third-wins': [allTricks, noTricks, hundred, tie, middle],
    cut: [allTricks, noTricks, hundred, tieCut, middle],
  },
  'like-hundred': {
    'third-wins': [
      allTricks,
      noTricksBelowHundred,
      hundredWithTricks,
      noTricksAndHundred,
      tie,
      middle,
    ],
    cut: [allTricks, noTricksBelowHundred, hundredWithTricks, noTricksAndHundred, tieCut, middle],
  },
} satisfies Record<Options['zeroTricks'], Record<Options['tie'], readonly StickRule<Scored>[]>>;

const scoringList = ({ zeroTricks, tie }: Options): readonly StickRule<Scored>[] =>
  LISTS[zeroTricks][tie];

/** The points; then who took a worthless trick; then who drew the lower card. */
function ask(draft: Draft, { table: { players, options } }: At): Asked<Entry> {
  const isVoid = draft.void === true;
  const voids =
    options.noTrump === 'void'
      ? [askYesNo(draft, { field: 'void', says: say('sticks.noTrumps') })]
      : [];
  if (isVoid && voids.length > 0) return { questions: voids, entry: { void: true } };
  const figures = askStickPoints(draft, players);
  const points = pointsOf(figures);
  const first = [figures, ...voids];
  if (!points || pointsFault(points, [])) return { questions: first, entry: points && { points } };
  const seats = pointless({ points });
  const tricks = seats.length > 0 ? [askNoTricks(draft, seats, players)] : [];
  const questions = [...first, ...tricks];
  if (tricks.some(({ state }) => state === 'due')) return { questions, entry: null };
  const scored: Scored = {
    points,
    ...(tricks.length > 0 && { noTricks: tricks.flatMap(seatsWithYes) }),
  };
  const cut = askCut(scoringList(options), { draft, entry: scored, players });
  const [drew] = cut;
  const all = [...questions, ...cut];
  if (!drew) return { questions: all, entry: scored };
  return {
    questions: all,
    entry: drew.value === null ? null : { ...scored, cut: drew.value },
  };
}

/** New points: who took no trick is asked anew of who had points before. */
function answer(draft: Draft, field: string, value: unknown): Draft {
  if (field === 'void') return value === true ? { void: true } : {};
  const next = withAnswer(draft, field, value);
  if (field !== 'points') return next;
  const { cut: _, ...others } = next;
  return withTricksOf(draft, others);
}

function play(
  entry: Entry,
  state: StickState,
  { options }: Table<Options>,
): { hand: StickHand; state: StickState } {
  if ('void' in entry) return { hand: { rule: 'void' }, state };
  const hand = scoreHand(scoringList(options), entry);
  return { hand, state: addHand(state, hand) };
}

/** The seat that took every trick: the only one that is not among those without. */
const matchOf = (hand: Scored): Seat | null =>
  trickless(hand).length === 2 ? (seatsWhere(hand, (points) => points > 0)[0] ?? null) : null;

/** Mittlere, the game for three in which the middle score is the bad one. */
export const mittlere = defineVariant({
  id: 'mittlere',
  players: [3],
  options: Options,
  optionFields: {
    hands: figure(3, { multipleOf: 3, step: 3 }),
    zeroTricks: choice('first', 'like-hundred'),
    tie: choice('third-wins', 'cut'),
    noTrump: choice('count-eights', 'void'),
  },
  agreed: {},
  presets: [],
  entry: () => Entry,
  example: {
    options: { noTrump: 'void' },
    players: ['Anna', 'Beat', 'Carla'],
    hands: [
      { points: [121, 36, 0], noTricks: [2] },
      { points: [60, 57, 40] },
      { void: true },
      { points: [38, 81, 38] },
      { points: [104, 30, 23] },
    ],
  },
  ...STICK_GAME,
  figures: [...STICK_FIGURES, 'matches'],
  sources: ['pagat-mittlere', 'pagat-mittlere-de', 'swedish-mittlere'],
  gameLength: ({ hands }) => ({ kind: 'hands', hands }),
  sides: (_, players) => eachSeat(players),
  rules: scoringList,
  fault,
  start: () => startSticks(3),
  play,
  isFinished: ({ counted }, { options }) => counted >= options.hands,
  tally: (game) => stickTally('mittlere', game),
  totals: netsOf,
  explain: (entry, hand, at) =>
    'void' in entry || !('sticks' in hand)
      ? voidDetails
      : explainSticks(scoringList(at.table.options), { entry, hand, match: matchOf(entry) }, at),
  outlook: ({ state, counted, table }) =>
    netOutlook(netsOf(state), { left: table.options.hands - counted, swing: 3 }),
  ask,
  answer,
});

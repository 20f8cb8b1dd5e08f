/**
 * Mittlere: three players, 12 tricks a hand; the middle score is the bad one. Counted in sticks and
 * potatoes from card points, 0 to 157; every hand nets zero.
 *
 * Source: pagat.com, Mittlere, with the Swedish description after Kastner & Folkvold and Egg &
 * Hagenbucher for the house options. 157 points do not prove all the tricks: a seat with 0 points
 * may have taken a worthless one, which is why the entry says who took none.
 */

import { pointsFault, pointsList } from '../points';
import { type Fault, faultAt } from '../refusal';
import { fields, oneOf, phrase, positiveMultipleOf, seat, seatList } from '../schema';
import {
  addHand,
  award,
  cutFault,
  cutSeats,
  hasHundred,
  isHundred,
  type StickHand,
  type StickRule,
  type StickState,
  scoreHand,
  seatsWhere,
  startSticks,
  stickTally,
  tiedSeats,
} from '../sticks';
import { type Ask, defineVariant, type Position, type Table } from '../variant';
import * as z from '../zod';

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
};

const noTricks: StickRule<Scored> = {
  id: 'no-tricks',
  when: (hand) => trickless(hand).length === 1,
  award: (hand) => award(hand, (_, seat) => (trickless(hand).includes(seat) ? -2 : 1)),
};

const noTricksBelowHundred: StickRule<Scored> = {
  ...noTricks,
  when: (hand) => noTricks.when(hand) && !hasHundred(hand),
};

const hundred: StickRule<Scored> = {
  id: 'hundred',
  when: hasHundred,
  award: (hand) => award(hand, (points) => (isHundred(points) ? -2 : 1)),
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
};

const tie: StickRule<Scored> = {
  id: 'tie',
  when: (hand) => tiedSeats(hand).length === 2,
  award: (hand) => award(hand, (_, seat) => (tiedSeats(hand).includes(seat) ? -1 : 2)),
};

const tieCut: StickRule<Scored> = {
  id: 'tie-cut',
  when: tie.when,
  award: (hand) => award(hand, (_, seat) => (seat === hand.cut ? -2 : 1)),
  cut: { among: tiedSeats, drew: 'lower' },
};

const middle: StickRule<Scored> = {
  id: 'middle',
  when: () => true,
  award: (hand) => {
    const most = Math.max(...hand.points);
    const least = Math.min(...hand.points);
    return award(hand, (points) => (points < most && points > least ? -2 : 1));
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

function asks(entry: Entry, options: Options): Ask[] {
  if ('void' in entry || pointsFault(entry.points, [])) return [];
  const zeros = pointless(entry);
  const questions: Ask[] = zeros.length > 0 ? [{ field: 'noTricks', seats: zeros }] : [];
  if (zeros.length > 0 && entry.noTricks === undefined) return questions;
  // An answer may be older than the points beside it: only seats that still have 0 count.
  const noTricks = trickless(entry).filter((seat) => zeros.includes(seat));
  const seats = cutSeats(scoringList(options), { ...entry, noTricks });
  return seats.length > 0 ? [...questions, { field: 'cut', seats }] : questions;
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

/** Mittlere, the game for three in which the middle score is the bad one. */
export const mittlere = defineVariant({
  id: 'mittlere',
  players: [3],
  form: 'sticks',
  slate: true,
  options: Options,
  entry: () => Entry,
  gameLength: ({ hands }) => ({ kind: 'hands', hands }),
  rules: scoringList,
  asks,
  fault,
  start: () => startSticks(3),
  play,
  isFinished: ({ counted }, { options }) => counted >= options.hands,
  tally: (game) => stickTally('mittlere', game),
});

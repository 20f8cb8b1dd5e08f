/**
 * Sidi Barani: four players in two sides, 9 tricks a hand; the sides bid how many card points they
 * will make, and what they bid counts beside what they take. Every trump counts single.
 *
 * Source: earthli.com, Jass manual, Sidi Barani; scoring.md, `sidi-barani`. The match bonus is part
 * of the card points, those that make a bid included; wies and stöck, where a table plays them, are
 * written by the side that has them and make no bid. Nobody declares: after a whole hand the higher
 * side wins if it has the target, and level sides play on.
 */

import type { Asked, BidQuestion, Draft } from '../../ask';
import {
  auctionFault,
  BID_POINTS,
  bidPoints,
  Call,
  type Contract,
  contractAgreed,
  contractOf,
  legalCalls,
} from '../../auction';
import type { Game, HandAt, HandDetails, Position, Table } from '../../definition';
import { type Outlook, type Sum, sumOf, type Term } from '../../explain';
import { type SideName, sideNames } from '../../names';
import { choice, figure, switched } from '../../options';
import { ALL_POINTS } from '../../points';
import { askPoints, oneOfThese, pointsOf, wholeIn } from '../../questions';
import { best, ranking } from '../../ranking';
import type { Fault } from '../../refusal';
import { type Said, say, type Value } from '../../said';
import {
  fields,
  oneOf,
  phrase,
  positiveMultipleOf,
  side,
  trump,
  wholeNumber,
  yesOrNo,
} from '../../schema';
import { answerFamily, askTaken, familyEntrySays, takenSaid } from '../../schieber-hand';
import { type SchieberSlate, schieberSlate } from '../../slate';
import { STOECK, takenFault, takenFields } from '../../taken';
import { defineVariant } from '../../variant';
import { wiesPoints } from '../../wies';
import { type Seat, type Side, TRUMPS, type Trump } from '../../words';
import * as z from '../../zod';

const SIDES = [
  [0, 2],
  [1, 3],
];

const Options = fields({
  target: z._default(positiveMultipleOf(1), 2500),
  matchBonus: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 100),
  /** What the bid `sidi` is worth. */
  sidiValue: z._default(positiveMultipleOf(1), 157),
  /** Who writes card points: the bidders where they made it, or each side always its own. */
  cardPoints: z._default(oneOf(['makers', 'both']), 'makers'),
  wies: z._default(yesOrNo, false),
  stoeck: z._default(yesOrNo, false),
});
type Options = z.infer<typeof Options>;

const Bid = fields({ side: side(2), points: bidPoints, trump, doubled: z.optional(yesOrNo) });
type Bid = z.infer<typeof Bid>;

const Entry = z.union([
  fields({ auction: z.array(Call, phrase('calls', {})), ...takenFields(2) }),
  fields({ bid: Bid, ...takenFields(2) }),
]);
type Entry = z.infer<typeof Entry>;

/** Totals by side, how many hands count, and the names of the sides. */
type State = { counted: number; totals: readonly number[]; names: readonly SideName[] };

type At = HandAt<Options, State>;

/** What one hand brought, by side, and whether the bidders made what they bid. */
type SidiHand = { score: number[]; made: boolean };

/** The tally of a Sidi Barani; lists are by side. */
type SidiTally = {
  variant: 'sidi-barani';
  status: 'playing' | 'finished';
  hands: SidiHand[];
  totals: { points: number }[];
  slate: SchieberSlate[];
  /** Sides grouped by rank, best first. */
  ranking: Side[][];
  winners: Side[];
  /** Who deals next; null when finished. */
  dealer: Seat | null;
};

const dealerOf = ({ firstDealer, players }: Table<Options>, { counted }: State): Seat =>
  (firstDealer + counted) % players.length;

const firstSeat = (table: Table<Options>, state: State): Seat =>
  (dealerOf(table, state) + 1) % table.players.length;

/** What is trumps: as last bid, even in an auction that breaks the rules; undefined without a bid. */
const trumpOf = (entry: Entry) =>
  'bid' in entry
    ? entry.bid.trump
    : entry.auction.reduce<Bid['trump'] | undefined>(
        (last, call) => (typeof call === 'object' ? call.trump : last),
        undefined,
      );

function fault(entry: Entry, { table, state }: Position<Options, State>): Fault | undefined {
  const { players, options } = table;
  const how = { trump: trumpOf(entry), counting: options, names: state.names };
  const wrong = takenFault(entry, how);
  if (wrong || 'bid' in entry) return wrong;
  return auctionFault(entry.auction, firstSeat(table, state), players);
}

/** What was bid; an entry without fault has it. */
function bidOf(entry: Entry, table: Table<Options>, state: State): Bid {
  const bid = 'bid' in entry ? entry.bid : contractAgreed(entry.auction, firstSeat(table, state));
  if (!bid) throw new Error('An auction without fault ends in a contract.');
  return bid;
}

function play(entry: Entry, state: State, table: Table<Options>): { hand: SidiHand; state: State } {
  const { options } = table;
  const bid = bidOf(entry, table, state);
  const took = (entry.points[bid.side] ?? 0) + (entry.match === bid.side ? options.matchBonus : 0);
  const made = bid.points === 'sidi' ? entry.match === bid.side : took >= bid.points;
  const score = scoreOf(entry, bid, { made, options });
  const totals = state.totals.map((sum, side) => sum + (score[side] ?? 0));
  return {
    hand: { score, made },
    state: { counted: state.counted + 1, totals, names: state.names },
  };
}

/** The side that has won: alone in front, with the target. */
function winnersOf({ totals }: State, { target }: Options): Side[] {
  const leaders = best(totals);
  return leaders.filter((side) => leaders.length === 1 && (totals[side] ?? 0) >= target);
}

function tally({ hands, state, table, isFinished }: Game<SidiHand, State, Options>): SidiTally {
  const { totals } = state;
  const winners = winnersOf(state, table.options);
  return {
    variant: 'sidi-barani',
    status: isFinished ? 'finished' : 'playing',
    hands,
    totals: totals.map((points) => ({ points })),
    slate: totals.map((_, side) => schieberSlate(hands.map(({ score }) => score[side] ?? 0))),
    ranking: ranking(totals, winners),
    winners,
    dealer: isFinished ? null : dealerOf(table, state),
  };
}

/** What the bid counts for whoever writes it. */
const bidValue = ({ points, doubled }: Bid, { sidiValue }: Options): number =>
  (points === 'sidi' ? sidiValue : points) * (doubled ? 2 : 1);

/** "100 in hearts", "sidi in obenabe, doubled". */
const bidSaid = ({ points, trump, doubled }: Omit<Bid, 'side'>): Said =>
  say(doubled ? 'sidi.bidDoubled' : 'sidi.bid', { points, trump: { trump } });

/** What a hand came to, as one of the sentences under `sidi.did`. */
function outcomeOf(bid: Bid, hand: { made: boolean; took: number; match: boolean }) {
  if (bid.points === 'sidi') return hand.made ? 'madeAll' : 'notAll';
  if (!hand.made) return hand.took > 0 ? 'only' : 'nothing';
  return hand.match ? 'madeAll' : 'made';
}

/** What a hand came to for the bidders, and how it is counted. */
type Outcome = { made: boolean; options: Options };

/** What a side writes, in the order in which it is said. */
function writtenBy(side: Side, entry: Entry, bid: Bid, { made, options }: Outcome) {
  const isBidder = side === bid.side;
  const writesCards = options.cardPoints === 'both' || (isBidder && made);
  const bonus = side === entry.match ? options.matchBonus : 0;
  return {
    points: writesCards ? (entry.points[side] ?? 0) + bonus : 0,
    bid: isBidder === made ? bidValue(bid, options) : 0,
    wies: wiesPoints(entry.wies?.[side] ?? []),
    stoeck: side === entry.stoeck ? STOECK : 0,
  };
}

const scoreOf = (entry: Entry, bid: Bid, outcome: Outcome): number[] =>
  entry.points.map((_, side) => {
    const { points, bid: agreed, wies, stoeck } = writtenBy(side, entry, bid, outcome);
    return points + agreed + wies + stoeck;
  });

/** Of what each side's score is made. */
const partsOf = (entry: Entry, bid: Bid, outcome: Outcome): Sum[] =>
  entry.points.map((_, side) => {
    const { points, bid: agreed, wies, stoeck } = writtenBy(side, entry, bid, outcome);
    const all: Term[] = [
      { kind: 'points', value: points },
      { kind: 'bid', value: agreed },
      { kind: 'wies', value: wies, melds: entry.wies?.[side] ?? [] },
      { kind: 'stoeck', value: stoeck },
    ];
    return sumOf(all.filter(({ value }) => value > 0));
  });

function explain(entry: Entry, { made }: SidiHand, at: At): HandDetails {
  const { table, state, sides } = at;
  const { options } = table;
  const bid = bidOf(entry, table, state);
  const parts = partsOf(entry, bid, { made, options });
  const isMatch = entry.match === bid.side;
  const took = (entry.points[bid.side] ?? 0) + (isMatch ? options.matchBonus : 0);
  const outcome = outcomeOf(bid, { made, took, match: isMatch });
  const did = say(`sidi.did.${outcome}`, {
    side: sides[bid.side] ?? '',
    bid: bidSaid({ ...bid, doubled: false }),
    doubled: bid.doubled ? 'yes' : 'no',
    ...(outcome !== 'nothing' && outcome !== 'notAll' && { points: took }),
  });
  const others = sides[1 - bid.side] ?? '';
  const [own, theirs] = [parts[bid.side], parts[1 - bid.side]];
  const hasOwn = own !== undefined && own.terms.length > 0;
  const hasTheirs = theirs !== undefined && theirs.terms.length > 0;
  const key = hasOwn ? (hasTheirs ? 'both' : 'own') : 'toOthers';
  const bidder =
    'auction' in entry
      ? (contractAgreed(entry.auction, firstSeat(table, state))?.bidder ?? null)
      : null;
  return {
    rule: null,
    points: entry.points,
    trump: bid.trump,
    maker: bidder,
    parts,
    why: [
      say(`sidi.${key}`, {
        did,
        sum: sumValue(hasOwn ? own : theirs),
        ...(key !== 'own' && { others }),
        ...(key === 'both' && { theirs: sumValue(theirs) }),
      }),
    ],
    figures: {
      points: parts.map(({ total }) => total),
      cardPoints: entry.points,
      matches: entry.points.map((_, side) => (side === entry.match ? 1 : 0)),
    },
  };
}

const sumValue = (sum: Sum | undefined): Value => (sum ? { sum } : '');

/** What both still need; the higher wins once it has enough. */
function outlook({ state: { totals }, table: { options } }: At): Outlook {
  const near = ALL_POINTS + options.matchBonus + 2 * Math.max(options.sidiValue, 150);
  const most = near + (options.wies ? 700 : 0);
  const missing = totals.map((own) => Math.max(0, options.target - own));
  return {
    sides: missing.map((needs) => ({ needs, most: null, chance: 'open', declares: null })),
    canEnd: missing.some((needs) => needs <= most),
    isNear: missing.some((needs) => needs <= near),
    notes: [],
  };
}

/** The bid in short, as far as it is there. */
function shortBid(draft: Draft): NonNullable<BidQuestion['short']> {
  const given: unknown = draft.bid;
  const part = (name: string): unknown =>
    typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  return {
    side: wholeIn(part('side'), 0, 1),
    points: BID_POINTS.find((points) => points === part('points')) ?? null,
    trump: oneOfThese<Trump>(TRUMPS, part('trump')),
    doubled: part('doubled') === true,
  };
}

/** Calls as far as they follow the rules; what comes after one that breaks them is not there. */
function callsOf(draft: Draft): Call[] {
  const read = z.safeParse(z.array(Call), draft.auction);
  return read.success ? read.data : [];
}

/** The auction, or the bid in short; then the points and what came with them. */
function ask(draft: Draft, { table, state, sides, dealer }: At): Asked<Entry> {
  const isShort = draft.bid !== undefined;
  const first = firstSeat(table, state);
  const calls = isShort ? [] : callsOf(draft);
  const contract = contractOf(calls, first) ?? null;
  const short = isShort ? shortBid(draft) : null;
  const standing: Bid | null = short ? completeBid(short) : contract && withoutBidder(contract);
  // What was bid waits until it is said that it is played, or points are there: somebody may raise.
  const isPlayed =
    draft.played === true || (draft.played === undefined && draft.points !== undefined);
  const bid = isPlayed ? standing : null;
  const question: BidQuestion = {
    kind: 'bid',
    field: isShort ? 'bid' : 'auction',
    place: 'before',
    says: say('sidi.calls'),
    label: say('sidi.calls'),
    sides,
    calls,
    firstSeat: first,
    legal: legalCalls(calls, first),
    contract: isShort ? null : contract,
    short,
    state: bid ? 'answered' : 'due',
  };
  const figures = askPoints(draft, sides, {
    says:
      bid?.points === 'sidi'
        ? say('sidi.needsAll', { side: sides[bid.side] ?? '' })
        : say('sidi.needs', { side: sides[bid?.side ?? 0] ?? '', points: bid?.points ?? 0 }),
    // Whoever plays is asked first: theirs is the figure that the bid is held against.
    ...(bid && { cards: { trumps: [bid.trump], isFullPack: true }, first: bid.side }),
  });
  if (!bid) return { questions: [question, figures], entry: null };
  const points = pointsOf(figures);
  const taken = askTaken(draft, {
    trump: bid.trump,
    counting: table.options,
    sides,
    seats: SIDES,
    leads: (dealer + 1) % table.players.length,
    points,
  });
  const questions = [question, figures, ...taken.questions];
  const stands = standsSaid(bid, sides, table.options);
  if (!points || taken.isDue) return { questions, entry: null, stands };
  const rest = { points, ...taken.fields };
  const { doubled, ...plain } = bid;
  const entry: Entry = isShort
    ? { bid: doubled ? { ...plain, doubled } : plain, ...rest }
    : { auction: calls, ...rest };
  return { questions, entry, stands };
}

/** What is played, what it counts where that is another figure, and with how much the others stop it. */
const standsSaid = (bid: Bid, sides: readonly string[], options: Options): Said[] => {
  const value = bidValue(bid, options);
  return [
    say('sidi.plays', { side: sides[bid.side] ?? '', bid: bidSaid(bid) }),
    ...(value === bid.points ? [] : [say('sidi.counts', { points: value })]),
    say('sidi.takesOf', {
      side: sides[1 - bid.side] ?? '',
      takes:
        bid.points === 'sidi'
          ? say('sidi.takes.stopAll')
          : say('sidi.takes.stop', { points: ALL_POINTS + 1 - bid.points }),
    }),
  ];
};

const completeBid = ({ side, points, trump, doubled }: ReturnType<typeof shortBid>): Bid | null =>
  side === null || points === null || trump === null ? null : { side, points, trump, doubled };

const withoutBidder = ({ side, points, trump, doubled }: Contract): Bid => ({
  side,
  points,
  trump,
  doubled,
});

/** The draft after an answer; another way of bidding begins the bid anew. */
function answer(draft: Draft, field: string, value: unknown): Draft {
  if (field === 'auction' || field === 'bid') {
    const { auction: _a, bid: _b, played: _p, ...others } = draft;
    return { ...others, [field]: value };
  }
  if (field === 'played') return { ...draft, played: value };
  return answerFamily(draft, { field, value, sides: 2, isFullPack: true });
}

function entrySays(entry: Entry, at: Pick<At, 'sides' | 'dealer' | 'table'>): Said[] {
  const first = (at.dealer + 1) % at.table.players.length;
  const bid = 'bid' in entry ? entry.bid : contractOf(entry.auction, first);
  return [
    ...takenSaid(entry, at.sides),
    ...(bid ? [say('board.log.bid', { bid: bidSaid(bid), side: at.sides[bid.side] ?? '' })] : []),
    ...familyEntrySays({ ...entry, points: undefined, match: undefined }, at.sides, null),
  ];
}

/** Sidi Barani, Schieber with bidding. */
export const sidiBarani = defineVariant({
  id: 'sidi-barani',
  players: [4],
  options: Options,
  optionFields: {
    target: figure(1, { step: 50 }),
    matchBonus: figure(0, { step: 10 }),
    sidiValue: figure(1),
    cardPoints: choice('makers', 'both'),
    wies: switched,
    stoeck: switched,
  },
  agreed: {},
  presets: [],
  entry: () => Entry,
  example: {
    options: { wies: true, stoeck: true },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      {
        auction: [
          { points: 40, trump: 'clubs' },
          { points: 50, trump: 'spades' },
          'bookel',
          'pass',
          'pass',
          'pass',
        ],
        points: [60, 97],
      },
      { bid: { side: 0, points: 100, trump: 'hearts', doubled: true }, points: [112, 45] },
      {
        bid: { side: 1, points: 120, trump: 'undenufe' },
        points: [47, 110],
        wies: [[], ['seq4']],
      },
      { bid: { side: 0, points: 'sidi', trump: 'spades' }, points: [157, 0], match: 0, stoeck: 0 },
    ],
  },
  slate: 'strokes',
  figure: 'points',
  better: () => 'most',
  signed: () => false,
  handSum: () => null,
  figures: ['points', 'cardPoints', 'matches'],
  cards: ['suits', 'obenabe', 'undenufe'],
  sources: ['earthli'],
  tourneys: false,
  announces: () => false,
  bySeat: null,
  maker: () => null,
  gameLength: ({ target }) => ({ kind: 'points', target }),
  sides: () => SIDES,
  rules: () => [],
  rowsOf: () => [],
  areas: ['sidi', 'schieber'],
  fault,
  start: ({ players }): State => ({
    counted: 0,
    totals: [0, 0],
    names: sideNames(SIDES, players),
  }),
  play,
  isFinished: (state, { options }) => winnersOf(state, options).length > 0,
  tally,
  counts: () => true,
  totals: ({ totals }) => totals,
  explain,
  outlook,
  nextSays: ({ dealer, table: { players } }) =>
    say('sidi.first', {
      dealer: players[dealer] ?? '',
      first: players[(dealer + 1) % players.length] ?? '',
    }),
  ask,
  answer,
  keySays: (draft) => say(draft.played === true ? 'board.keys.enterPoints' : 'sidi.key.bid'),
  entrySays,
});

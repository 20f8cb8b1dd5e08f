/**
 * Sidi Barani: four players in two sides, 9 tricks a hand; the sides bid how many card points they
 * will make, and what they bid counts beside what they take. Every trump counts single.
 *
 * Source: earthli.com, Jass manual, Sidi Barani; scoring.md, `sidi-barani`. The match bonus is part
 * of the card points, those that make a bid included; wies and stöck, where a table plays them, are
 * written by the side that has them and make no bid. Nobody declares: after a whole hand the higher
 * side wins if it has the target, and level sides play on.
 */

import { auctionFault, bidPoints, Call, contractOf } from '../auction';
import { type SideName, sideNames } from '../names';
import { best, ranking } from '../ranking';
import type { Fault } from '../refusal';
import {
  fields,
  oneOf,
  phrase,
  positiveMultipleOf,
  side,
  trump,
  wholeNumber,
  yesOrNo,
} from '../schema';
import { type SchieberSlate, schieberSlate } from '../slate';
import { STOECK, takenFault, takenFields } from '../taken';
import { defineVariant, type Game, type Position, type Table } from '../variant';
import { wiesPoints } from '../wies';
import type { Seat, Side } from '../words';
import * as z from '../zod';

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

/** What one hand brought, by side, and whether the bidders made what they bid. */
export type SidiHand = { score: number[]; made: boolean };

/** The tally of a Sidi Barani; lists are by side. */
export type SidiTally = {
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
  const bid = 'bid' in entry ? entry.bid : contractOf(entry.auction, firstSeat(table, state));
  if (!bid) throw new Error('An auction without fault ends in a contract.');
  return bid;
}

function play(entry: Entry, state: State, table: Table<Options>): { hand: SidiHand; state: State } {
  const { matchBonus, sidiValue, cardPoints } = table.options;
  const { side: bidders, points: asked, doubled } = bidOf(entry, table, state);
  const took = entry.points.map((own, side) => own + (side === entry.match ? matchBonus : 0));
  const made = asked === 'sidi' ? entry.match === bidders : (took[bidders] ?? 0) >= asked;
  const value = (asked === 'sidi' ? sidiValue : asked) * (doubled ? 2 : 1);
  const score = took.map((own, side) => {
    const isBidder = side === bidders;
    const cards = cardPoints === 'both' || (isBidder && made) ? own : 0;
    const melds = wiesPoints(entry.wies?.[side] ?? []) + (side === entry.stoeck ? STOECK : 0);
    return cards + (isBidder === made ? value : 0) + melds;
  });
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

/** Sidi Barani, Schieber with bidding. */
export const sidiBarani = defineVariant({
  id: 'sidi-barani',
  players: [4],
  form: 'sidi',
  slate: true,
  options: Options,
  entry: () => Entry,
  gameLength: ({ target }) => ({ kind: 'points', target }),
  sides: () => SIDES,
  rules: () => [],
  fault,
  start: ({ players }): State => ({
    counted: 0,
    totals: [0, 0],
    names: sideNames(SIDES, players),
  }),
  play,
  isFinished: (state, { options }) => winnersOf(state, options).length > 0,
  tally,
});

/**
 * The auction of Sidi Barani as a state machine: calls go in, what may be called next and the
 * contract come out. Calls go round in turn, beginning at the dealer's right, and nobody drops out.
 *
 * Source: earthli.com Jass manual, Sidi Barani; scoring.md, `sidi-barani`. Three passes in a row
 * end the auction; then only the high bidder may still raise, and only where it is his turn, which
 * after a bookel it is not. After `sidi` the auction is over at any time.
 */

import { type Fault, faultAt, part } from './refusal';
import { fields, oneOf, phrase, trump } from './schema';
import type { Seat, Side, Trump } from './words';
import * as z from './zod';

/** What can be bid, lowest first: card points, or all the tricks. */
export const BID_POINTS = [40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 'sidi'] as const;
/** What is bid. */
export type BidPoints = (typeof BID_POINTS)[number];

/** How high each bid is. */
const HEIGHTS: ReadonlyMap<unknown, number> = new Map(
  BID_POINTS.map((points, height) => [points, height]),
);
const heightOf = (points: BidPoints) => HEIGHTS.get(points) ?? -1;

/** The schema of what is bid. */
export const bidPoints = z.custom<BidPoints>((value) => HEIGHTS.has(value), phrase('bid', {}));

/** The schema of one call. */
export const Call = z.union([oneOf(['pass', 'bookel']), fields({ points: bidPoints, trump })]);
/** A bid, a pass, or `bookel`, which doubles the standing bid of the other side. */
export type Call = z.infer<typeof Call>;

/** What an auction came to. */
export type Contract = {
  side: Side;
  bidder: Seat;
  points: BidPoints;
  trump: Trump;
  doubled: boolean;
};

/** What may be called next. */
export type LegalCalls = {
  /** Whose turn it is. */
  seat: Seat;
  /** What may be bid, lowest first. */
  points: BidPoints[];
  canPass: boolean;
  canBookel: boolean;
};

/** An auction so far: whose turn it is, the passes in a row, and the standing bid, if any. */
type Auction = { seat: Seat; passes: number; high: Contract | undefined };

const SEATS = 4;
const sideOf = (seat: Seat): Side => seat % 2;

const standing = ({ points, bidder }: Contract, names: readonly string[]) =>
  part('standing', { points, who: names[bidder] ?? '' });

const illegal = <Key extends Parameters<typeof faultAt>[2]>(
  key: Key,
  values: Parameters<typeof faultAt<Key>>[3],
) => faultAt('auction-illegal', 'auction', key, values);

/** What keeps the seat whose turn it is from this call; undefined where nothing does. */
function obstacle(
  { seat, passes, high }: Auction,
  call: Call,
  names: readonly string[],
): Fault | undefined {
  const who = names[seat] ?? '';
  if (!high) {
    if (call === 'bookel') return illegal('nothingToDouble', { who });
    const mustBid = call === 'pass' && passes === 3;
    return mustBid ? illegal('mustBid', { who }) : undefined;
  }
  const isBid = typeof call === 'object';
  if (passes === 3 && !(isBid && seat === high.bidder)) {
    return illegal('auctionEnded', { bid: standing(high, names) });
  }
  if (isBid) {
    const { points } = call;
    const isHigher = heightOf(points) > heightOf(high.points);
    return isHigher ? undefined : illegal('bidTooLow', { points, bid: standing(high, names) });
  }
  if (call === 'pass') return undefined;
  if (high.doubled) return illegal('bidDoubled', { bid: standing(high, names) });
  if (sideOf(seat) !== high.side) return undefined;
  return illegal('bidOwn', { who, bid: standing(high, names) });
}

/** The standing bid after one more call. */
function standingAfter(
  { seat, high }: Pick<Auction, 'seat' | 'high'>,
  call: Call,
): Contract | undefined {
  if (call === 'pass') return high;
  if (call === 'bookel') return high && { ...high, doubled: true };
  const { points, trump } = call;
  return { side: sideOf(seat), bidder: seat, points, trump, doubled: false };
}

const follow = (auction: Auction, call: Call): Auction => ({
  seat: (auction.seat + 1) % SEATS,
  passes: call === 'pass' ? auction.passes + 1 : 0,
  high: standingAfter(auction, call),
});

const isOver = ({ passes, high }: Auction) =>
  high !== undefined && (passes === 3 || high.points === 'sidi');

/** The auction after all the calls, or the fault in the first that breaks a rule. */
function run(calls: readonly Call[], firstSeat: Seat, names: readonly string[]): Auction | Fault {
  let auction: Auction = { seat: firstSeat, passes: 0, high: undefined };
  let at = 0;
  for (const call of calls) {
    const fault = obstacle(auction, call, names);
    if (fault) return { ...fault, path: `auction.${at}` };
    auction = follow(auction, call);
    at += 1;
  }
  return auction;
}

/** What is wrong with the calls of a finished auction. `firstSeat` is the dealer's right. */
export function auctionFault(
  calls: readonly Call[],
  firstSeat: Seat,
  names: readonly string[],
): Fault | undefined {
  const end = run(calls, firstSeat, names);
  if ('code' in end) return end;
  if (isOver(end)) return undefined;
  return end.high
    ? illegal('auctionGoesOn', { bid: standing(end.high, names) })
    : illegal('nobodyBid', { who: names[end.seat] ?? '' });
}

/** The contract where the auction may end after these calls; undefined where it may not. */
export function contractOf(calls: readonly Call[], firstSeat: Seat): Contract | undefined {
  const end = run(calls, firstSeat, []);
  return 'code' in end || !isOver(end) ? undefined : end.high;
}

/** The contract of an auction that keeps the rules and is over; undefined where nobody bid. */
export function contractAgreed(calls: readonly Call[], firstSeat: Seat): Contract | undefined {
  let high: Contract | undefined;
  calls.forEach((call, at) => {
    high = standingAfter({ seat: (firstSeat + at) % SEATS, high }, call);
  });
  return high;
}

/** What may follow these calls; after calls that break a rule, nothing. */
export function legalCalls(calls: readonly Call[], firstSeat: Seat): LegalCalls {
  const end = run(calls, firstSeat, []);
  const may = (call: Call) => !('code' in end) && obstacle(end, call, []) === undefined;
  return {
    seat: (firstSeat + calls.length) % SEATS,
    points: BID_POINTS.filter((points) => may({ points, trump: 'hearts' })),
    canPass: may('pass'),
    canBookel: may('bookel'),
  };
}

/** What was bid in a hand, read from its entry, and what a table counts by. Pure. */
import {
  BID_POINTS,
  type BidPoints,
  type Call,
  type Contract,
  contractOf,
  parseOptions,
  type Seat,
  type Side,
  TRUMPS,
  type Trump,
} from '../jass';
import type { Entry, Table } from './game';

/** What a side has undertaken to make. */
export type Bid = Readonly<Omit<Contract, 'bidder'>>;

/** What a table counts by. */
export type SidiCounting = {
  readonly matchBonus: number;
  /** What the bid `sidi` is worth. */
  readonly sidiValue: number;
  readonly cardPoints: 'makers' | 'both';
};

/** Who calls first in the hand at `index`: the dealer's right. Every hand moves the deal on. */
export const firstSeat = ({ firstDealer, players }: Table, index: number): Seat =>
  (firstDealer + index + 1) % players.length;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A figure that can be bid, or null. */
export const readPoints = (value: unknown): BidPoints | null =>
  BID_POINTS.find((points) => points === value) ?? null;
/** Trumps, or null. */
export const readTrump = (value: unknown): Trump | null =>
  TRUMPS.find((trump) => trump === value) ?? null;
/** One of the two sides, or null. */
export const readSide = (value: unknown): Side | null =>
  value === 0 || value === 1 ? value : null;

function readCall(value: unknown): Call | null {
  if (value === 'pass' || value === 'bookel') return value;
  if (!isObject(value)) return null;
  const points = readPoints(value.points);
  const trump = readTrump(value.trump);
  return points && trump && { points, trump };
}

/** Calls as an entry or a draft holds them; null where that is no list of calls. */
export function readCalls(value: unknown): Call[] | null {
  if (!Array.isArray(value)) return null;
  const calls = value.map(readCall).filter((call) => call !== null);
  return calls.length === value.length ? calls : null;
}

/** The parts of a bid put down in short, as far as they are there. */
export function readBid(value: unknown): { [part in keyof Bid]: Bid[part] | null } {
  const bid = isObject(value) ? value : {};
  return {
    side: readSide(bid.side),
    points: readPoints(bid.points),
    trump: readTrump(bid.trump),
    doubled: bid.doubled === true,
  };
}

/** What was bid in the hand at `index`, called round the table or put down in short. */
export function bidOf(entry: Entry, table: Table, index: number): Bid | null {
  const calls = readCalls(entry.auction);
  if (calls) return contractOf(calls, firstSeat(table, index)) ?? null;
  const { side, points, trump, doubled } = readBid(entry.bid);
  if (side === null || !points || !trump) return null;
  return { side, points, trump, doubled: doubled === true };
}

/** The counting at this table. Its options were checked when the game was started. */
export function sidiCounting(table: Table): SidiCounting & { readonly target: number } {
  const read = parseOptions(table.variant, table.options);
  if (!read.ok || !('sidiValue' in read.value)) throw new Error('no options of a Sidi Barani');
  return read.value;
}

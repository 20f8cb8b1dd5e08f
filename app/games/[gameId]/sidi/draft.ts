/** A hand of Sidi Barani as it is being entered: first the bidding, then what was taken. Pure. */

import type { BidPoints, Call, Side, Trump } from '@/lib/jass';
import {
  type Bid,
  bidOf,
  readBid,
  readCalls,
  readPoints,
  readSide,
  readTrump,
} from '@/lib/sync/bid';
import type { Entry, Table } from '@/lib/sync/game';
import * as taken from '../schieber/draft';

const SIDES = 2;

export type Draft = {
  /** Index of the hand that it is for. */
  readonly index: number;
  /** Call by call round the table, or only what it came to. */
  readonly way: 'calls' | 'bid';
  readonly calls: readonly Call[];
  /** The bid that is being put together, to be called or put down in short. */
  readonly points: BidPoints | null;
  readonly trump: Trump | null;
  /** Put down in short: whose bid, and whether doubled. */
  readonly side: Side | null;
  readonly doubled: boolean;
  /** The bidding is over and the hand is being played. */
  readonly playing: boolean;
  readonly hand: taken.Draft;
};

export const emptyDraft = (index: number): Draft => ({
  index,
  way: 'calls',
  calls: [],
  points: null,
  trump: null,
  side: null,
  doubled: false,
  playing: false,
  hand: taken.emptyDraft(SIDES),
});

/** The draft that would bring this entry, for correcting it. */
export function draftOf(entry: Entry, index: number): Draft {
  const calls = readCalls(entry.auction);
  const bid = readBid(entry.bid);
  return {
    ...emptyDraft(index),
    ...(calls ? { calls } : { ...bid, doubled: bid.doubled === true, way: 'bid' }),
    playing: true,
    hand: taken.draftOf(entry, SIDES),
  };
}

/** The bidding as it would stand in an entry. */
const biddingOf = ({ way, calls, side, points, trump, doubled }: Draft): Entry =>
  way === 'calls'
    ? { auction: calls }
    : { bid: { side, points, trump, ...(doubled && { doubled }) } };

/** What the bidding has come to; null while it goes on. */
export const agreedBid = (draft: Draft, table: Table): Bid | null =>
  bidOf(biddingOf(draft), table, draft.index);

/**
 * What an earlier visit left for the hand at `index`, if it has the right shape. What was bid by
 * then is being played.
 */
export function parseDraft(stored: unknown, table: Table, index: number): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  // Read field by field just below.
  const left = stored as Partial<Draft>;
  const calls = readCalls(left.calls);
  const hand = taken.parseDraft(left.hand, SIDES);
  if (left.index !== index || !calls || !hand) return undefined;
  const draft: Draft = {
    index,
    way: left.way === 'bid' ? 'bid' : 'calls',
    calls,
    points: readPoints(left.points),
    trump: readTrump(left.trump),
    side: readSide(left.side),
    doubled: left.doubled === true,
    playing: false,
    hand,
  };
  return { ...draft, playing: agreedBid(draft, table) !== null };
}

/** Has entering of this hand stopped half-way, rather than waiting for it to be played? */
export const isHalfEntered = ({ playing, hand }: Draft): boolean =>
  !playing || hand.typed.some((value) => value !== '');

/** The draft after one more call. */
export const afterCall = (draft: Draft, call: Call): Draft => ({
  ...draft,
  calls: [...draft.calls, call],
  points: null,
  trump: null,
});

/** The draft without its last call. */
export const withoutLastCall = (draft: Draft): Draft => ({
  ...draft,
  calls: draft.calls.slice(0, -1),
  points: null,
  trump: null,
});

/** The entry as far as it goes, and the card points with the last one filled in. */
export function entryOf(
  draft: Draft,
  table: Table,
): { entry: Entry | null; points: number[] | null } {
  const bid = agreedBid(draft, table);
  if (!bid) return { entry: null, points: null };
  const { entry, points } = taken.entryOf({ ...draft.hand, trump: bid.trump }, table);
  if (!entry) return { entry, points };
  const { trump, ...rest } = entry;
  return { entry: { ...biddingOf(draft), ...rest }, points };
}

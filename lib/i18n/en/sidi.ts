/** What is said in a Sidi Barani: whose call it is, what was bid, what it takes, what it brought. */
import {
  type BidPoints,
  type LegalCalls,
  type MeldId,
  type Side,
  STOECK,
  type Trump,
  wiesPoints,
} from '../../jass';
import { trumpName } from './trumps';

type Deck = Parameters<typeof trumpName>[1];

/** What a side has undertaken to make. */
export type Bid = {
  readonly side: Side;
  readonly points: BidPoints;
  readonly trump: Trump;
  readonly doubled: boolean;
};

/** "100 in hearts", "sidi in obenabe, doubled". */
export const bidInWords = (bid: Omit<Bid, 'side'>, deck?: Deck): string =>
  `${bid.points} in ${trumpName(bid.trump, deck)}${bid.doubled ? ', doubled' : ''}`;

/** "Anna deals, Beat bids first". */
export const firstBidInWords = (players: readonly string[], dealer: number | null): string =>
  dealer === null
    ? ''
    : `${players[dealer]} deals, ${players[(dealer + 1) % players.length]} bids first`;

/** Whose call it is and what is left to call; `isOver` where the auction may end here. */
export function turnInWords(name: string, legal: LegalCalls, isOver: boolean): string {
  if (!isOver) return legal.canPass ? `${name} to call.` : `The others passed: ${name} must bid.`;
  if (legal.points.length > 0) return `Three passes. ${name} may still raise.`;
  if (legal.canBookel) return `${name} may still double it.`;
  return legal.canPass ? `${name} can only pass.` : 'The auction is over.';
}

/** "Anna & Carla play 100 in hearts, doubled." */
export const playsInWords = (side: string, bid: Bid, deck?: Deck): string =>
  `${side} play ${bidInWords(bid, deck)}.`;

/** What the bidders must take, or how much of the others' stops them; all the cards make 157. */
export function takesInWords({ points }: Bid, isBidder: boolean): string {
  if (points === 'sidi') return isBidder ? 'every trick to make it' : 'one trick to stop it';
  return isBidder ? `${points} to make it` : `${158 - points} to stop it`;
}

/** What the key says that makes a bid, as far as it is chosen: "Bid", "Bid 100 in …". */
export function bidKeyInWords(
  { points, trump }: { points: BidPoints | null; trump: Trump | null },
  deck?: Deck,
): string {
  if (points && trump) return `Bid ${bidInWords({ points, trump, doubled: false }, deck)}`;
  return points ? `Bid ${points} in …` : 'Bid';
}

/** While the card points are typed: what makes the bid, or how many are left of all 157. */
export const soFarInWords = (sum: number, bid: Bid, bidders: string): string =>
  sum > 0 ? `${sum} so far, ${157 - sum} left.` : `${bidders} need ${takesInWords(bid, true)}.`;

/** What comes with the bid, made or not: "The bid counts 200." */
export const countsInWords = (value: number): string => `The bid counts ${value}.`;

/** How far a side is from the target. */
export const missingInWords = (missing: number): string =>
  missing > 0 ? `${missing} more to win` : 'enough; the higher total wins';

/** What a table counts by. */
export type SidiCounting = {
  readonly matchBonus: number;
  /** What the bid `sidi` is worth. */
  readonly sidiValue: number;
  readonly cardPoints: 'makers' | 'both';
};

/** What the bid counts for whoever writes it. */
export const bidValue = ({ points, doubled }: Bid, { sidiValue }: SidiCounting): number =>
  (points === 'sidi' ? sidiValue : points) * (doubled ? 2 : 1);

type PlayedBid = {
  /** The names of the sides. */
  readonly sides: readonly string[];
  readonly bid: Bid;
  readonly made: boolean;
  /** Card points by side, without the match bonus. */
  readonly points: readonly number[];
  readonly match: Side | null;
  /** Melds by side. */
  readonly wies: readonly (readonly MeldId[])[];
  readonly stoeck: Side | null;
  readonly counting: SidiCounting;
};

/**
 * A hand and what it brought: "Anna & Carla bid 100 in hearts, doubled, and made 112: 112 + 200 =
 * 312." Who writes nothing is not named.
 */
export function bidHandInWords(hand: PlayedBid): string {
  const { sides, bid } = hand;
  const own = sumOf(hand, bid.side);
  const other = sumOf(hand, 1 - bid.side);
  const others = sides[1 - bid.side];
  const did = `${sides[bid.side]} bid ${bidInWords(bid)}${bid.doubled ? ',' : ''} and ${tookInWords(hand)}`;
  if (own === '') return `${did}: ${other} to ${others}.`;
  return `${did}: ${own}.${other === '' ? '' : ` ${others} ${other}.`}`;
}

/** Card points of a side as they count for the bid, the match bonus included. */
const cardsOf = ({ points, match, counting }: PlayedBid, side: Side): number =>
  (points[side] ?? 0) + (match === side ? counting.matchBonus : 0);

function tookInWords(hand: PlayedBid): string {
  const { bid, made, match } = hand;
  const took = cardsOf(hand, bid.side);
  if (bid.points === 'sidi')
    return made ? `made ${took} with every trick` : 'did not take every trick';
  if (!made) return took > 0 ? `made only ${took}` : 'made nothing';
  return `made ${took}${match === bid.side ? ' with every trick' : ''}`;
}

/** "112 + 200 + 20 stöck = 332", "100", or '' where the side writes nothing. */
function sumOf(hand: PlayedBid, side: Side): string {
  const { bid, made, counting } = hand;
  const isBidder = side === bid.side;
  const writesCards = counting.cardPoints === 'both' || (isBidder && made);
  const parts = [
    { points: writesCards ? cardsOf(hand, side) : 0, what: '' },
    { points: isBidder === made ? bidValue(bid, counting) : 0, what: '' },
    { points: wiesPoints(hand.wies[side] ?? []), what: ' wies' },
    { points: hand.stoeck === side ? STOECK : 0, what: ' stöck' },
  ].filter(({ points }) => points > 0);
  const terms = parts.map(({ points, what }) => `${points}${what}`).join(' + ');
  if (parts.length < 2) return terms;
  return `${terms} = ${parts.reduce((sum, { points }) => sum + points, 0)}`;
}

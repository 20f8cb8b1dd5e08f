/** What is said in a Sidi Barani: whose call it is, what was bid, what it takes, what it brought. */
import {
  type BidPoints,
  type LegalCalls,
  type MeldId,
  type Side,
  STOECK,
  type Trump,
  wiesPoints,
} from '../jass';
import type { Bid, SidiCounting } from '../sync/bid';
import { type Deck, trumpName } from './trumps';
import type { Words } from './words';

/** "100 in hearts", "sidi in obenabe, doubled". */
export const bidInWords = (words: Words, bid: Omit<Bid, 'side'>, deck?: Deck): string =>
  words.t(bid.doubled ? 'sidi.bidDoubled' : 'sidi.bid', {
    points: String(bid.points),
    trump: trumpName(words, bid.trump, deck),
  });

/** "Anna deals, Beat bids first". */
export const firstBidInWords = (
  { t }: Words,
  players: readonly string[],
  dealer: number | null,
): string =>
  dealer === null
    ? ''
    : t('sidi.first', {
        dealer: players[dealer] ?? '',
        first: players[(dealer + 1) % players.length] ?? '',
      });

/** Whose call it is and what is left to call; `isOver` where the auction may end here. */
export function turnInWords(
  { t }: Words,
  name: string,
  legal: LegalCalls,
  isOver: boolean,
): string {
  if (!isOver) return t(legal.canPass ? 'sidi.turn.toCall' : 'sidi.turn.mustBid', { name });
  if (legal.points.length > 0) return t('sidi.turn.mayRaise', { name });
  if (legal.canBookel) return t('sidi.turn.mayDouble', { name });
  return legal.canPass ? t('sidi.turn.onlyPass', { name }) : t('sidi.turn.over');
}

/** "Anna & Carla play 100 in hearts, doubled." */
export const playsInWords = (words: Words, side: string, bid: Bid, deck?: Deck): string =>
  words.t('sidi.plays', { side, bid: bidInWords(words, bid, deck) });

/** What the bidders must take, or how much of the others' stops them; all the cards make 157. */
export function takesInWords({ t }: Words, { points }: Bid, isBidder: boolean): string {
  if (points === 'sidi') return t(isBidder ? 'sidi.takes.makeAll' : 'sidi.takes.stopAll');
  return isBidder
    ? t('sidi.takes.make', { points: String(points) })
    : t('sidi.takes.stop', { points: String(158 - points) });
}

/** What the key says that makes a bid, as far as it is chosen: "Bid", "Bid 100 in …". */
export function bidKeyInWords(
  words: Words,
  { points, trump }: { points: BidPoints | null; trump: Trump | null },
  deck?: Deck,
): string {
  const { t } = words;
  if (!points) return t('sidi.key.bid');
  if (!trump) return t('sidi.key.bidIn', { points: String(points) });
  return t('sidi.key.bidOf', { bid: bidInWords(words, { points, trump, doubled: false }, deck) });
}

/** While the card points are typed: what makes the bid, or how many are left of all 157. */
export function soFarInWords({ t }: Words, sum: number, { points }: Bid, side: string): string {
  if (sum > 0) return t('board.pad.soFar', { sum: String(sum), left: String(157 - sum) });
  return points === 'sidi'
    ? t('sidi.needsAll', { side })
    : t('sidi.needs', { side, points: String(points) });
}

/** What comes with the bid, made or not: "The bid counts 200." */
export const countsInWords = ({ t }: Words, value: number): string =>
  t('sidi.counts', { points: String(value) });

/** How far a side is from the target. */
export const missingInWords = ({ t }: Words, missing: number): string =>
  missing > 0 ? t('sidi.missing', { points: missing }) : t('sidi.enough');

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
export function bidHandInWords(words: Words, hand: PlayedBid): string {
  const { t } = words;
  const { sides, bid } = hand;
  const own = sumOf(words, hand, bid.side);
  const theirs = sumOf(words, hand, 1 - bid.side);
  const others = sides[1 - bid.side] ?? '';
  const did = didInWords(words, hand);
  if (own === '') return t('sidi.toOthers', { did, sum: theirs, others });
  return theirs === ''
    ? t('sidi.own', { did, sum: own })
    : t('sidi.both', { did, sum: own, others, theirs });
}

/** Card points of a side as they count for the bid, the match bonus included. */
const cardsOf = ({ points, match, counting }: PlayedBid, side: Side): number =>
  (points[side] ?? 0) + (match === side ? counting.matchBonus : 0);

/** What a hand came to, as one of the sentences under `sidi.did`. */
function outcomeOf(hand: PlayedBid): 'made' | 'madeAll' | 'only' | 'nothing' | 'notAll' {
  const { bid, made, match } = hand;
  if (bid.points === 'sidi') return made ? 'madeAll' : 'notAll';
  if (!made) return cardsOf(hand, bid.side) > 0 ? 'only' : 'nothing';
  return match === bid.side ? 'madeAll' : 'made';
}

const didInWords = (words: Words, hand: PlayedBid): string => {
  const { bid, sides } = hand;
  return words.t(`sidi.did.${outcomeOf(hand)}`, {
    side: sides[bid.side] ?? '',
    bid: bidInWords(words, { ...bid, doubled: false }),
    doubled: bid.doubled ? 'yes' : 'no',
    points: String(cardsOf(hand, bid.side)),
  });
};

/** "112 + 200 + 20 stöck = 332", "100", or '' where the side writes nothing. */
function sumOf({ t }: Words, hand: PlayedBid, side: Side): string {
  const { bid, made, counting } = hand;
  const isBidder = side === bid.side;
  const writesCards = counting.cardPoints === 'both' || (isBidder && made);
  const parts = [
    { points: writesCards ? cardsOf(hand, side) : 0, say: String },
    { points: isBidder === made ? bidValue(bid, counting) : 0, say: String },
    {
      points: wiesPoints(hand.wies[side] ?? []),
      say: (own: number) => t('schieber.termWies', { points: String(own) }),
    },
    {
      points: hand.stoeck === side ? STOECK : 0,
      say: (own: number) => t('schieber.termStoeck', { points: String(own) }),
    },
  ].filter(({ points }) => points > 0);
  const terms = parts.map(({ points, say }) => say(points)).join(' + ');
  if (parts.length < 2) return terms;
  return `${terms} = ${parts.reduce((sum, { points }) => sum + points, 0)}`;
}

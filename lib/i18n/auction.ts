/** What is said while it is bid: whose call it is, what was bid, and what a key would bid. */
import type { BidPoints, Contract, LegalCalls, Trump } from '../jass';
import { type Deck, trumpName } from './trumps';
import type { Words } from './words';

type Bid = Pick<Contract, 'points' | 'trump' | 'doubled'>;

/** "100 in hearts", "sidi in obenabe, doubled". */
export const bidInWords = (words: Words, bid: Bid, deck: Deck): string =>
  words.t(bid.doubled ? 'sidi.bidDoubled' : 'sidi.bid', {
    points: String(bid.points),
    trump: trumpName(words, bid.trump, deck),
  });

/** Whose call it is and what is left to call; `isOver` where the auction may end here. */
export function turnInWords(
  { t }: Words,
  name: string,
  { legal, isOver }: { legal: LegalCalls; isOver: boolean },
): string {
  if (!isOver) return t(legal.canPass ? 'sidi.turn.toCall' : 'sidi.turn.mustBid', { name });
  if (legal.points.length > 0) return t('sidi.turn.mayRaise', { name });
  if (legal.canBookel) return t('sidi.turn.mayDouble', { name });
  return legal.canPass ? t('sidi.turn.onlyPass', { name }) : t('sidi.turn.over');
}

/** "Anna & Carla play 100 in hearts, doubled." */
export const playsInWords = (words: Words, side: string, bid: Bid, deck: Deck): string =>
  words.t('sidi.plays', { side, bid: bidInWords(words, bid, deck) });

/** What the key says before and after a bid that is drawn: "Bid …", "… bieten". */
export const aroundBid = ({ t }: Words): readonly [before: string, after: string] => {
  const [before = '', after = ''] = t('sidi.key.bidOf', { bid: '…' }).split('…');
  return [before.trim(), after.trim()];
};

/** What the key says that makes a bid, as far as it is chosen: "Bid", "Bid 100 in …". */
export function bidKeyInWords(
  words: Words,
  { points, trump }: { points: BidPoints | null; trump: Trump | null },
  deck: Deck,
): string {
  const { t } = words;
  if (!points) return t('sidi.key.bid');
  if (!trump) return t('sidi.key.bidIn', { points: String(points) });
  return t('sidi.key.bidOf', { bid: bidInWords(words, { points, trump, doubled: false }, deck) });
}

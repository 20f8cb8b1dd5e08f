/** What cards are called, in French and in Swiss-German cards, and what is said while counting. */
import { type Card, type CountedTrump, type MeldId, type Rank, readCard } from '../jass';
import { capital, type Deck, trumpName } from './trumps';
import { names, type Words } from './words';

const SWISS_SIGNS: Readonly<Partial<Record<Rank, string>>> = { Q: 'O', J: 'U', '10': 'B' };

type Court = 'A' | 'K' | 'Q' | 'J';
const isCourt = (rank: Rank): rank is Court => 'AKQJ'.includes(rank);

/** What stands on a card: A K Q J 10 (in German A K D B 10), or A K O U B in every language. */
export const rankSign = ({ t }: Words, rank: Rank, deck: Deck): string => {
  if (deck === 'swiss') return SWISS_SIGNS[rank] ?? rank;
  return isCourt(rank) ? t(`cards.index.${rank}`) : rank;
};

/** "ace", "ten", "Ober", "9". */
function rankName({ t }: Words, rank: Rank, deck: Deck): string {
  if (!isCourt(rank) && rank !== '10') return rank;
  return deck === 'swiss' ? t(`cards.swissRank.${rank}`) : t(`cards.rank.${rank}`);
}

/** "ten of hearts", "Rosen Banner". */
export function cardName(words: Words, card: Card, deck: Deck = 'french'): string {
  const { suit, rank } = readCard(card);
  return words.t(`cards.name.${deck}`, {
    suit: trumpName(words, suit, deck),
    rank: rankName(words, rank, deck),
  });
}

/** "jack of hearts, 20 points", "Rosen Under, 20 points". */
export const cardLabel = (words: Words, card: Card, deck: Deck, points: number): string =>
  words.t('cards.withPoints', { card: cardName(words, card, deck), points });

const SWISS_MELDS = ['fourA', 'fourK', 'fourQ', 'fourJ', 'four10'] as const;

/** A meld as players call it: "4 in a row", "four jacks", "four Under". */
export function meldName({ t }: Words, id: MeldId, deck: Deck = 'french'): string {
  const swiss = deck === 'swiss' ? SWISS_MELDS.find((own) => own === id) : undefined;
  return swiss ? t(`cards.swissMeld.${swiss}`) : t(`cards.meld.${id}`);
}

/** What is trumps while cards are counted; "nobody made trumps" where nobody did. */
export const countedTrumpName = (words: Words, trump: CountedTrump, deck: Deck): string =>
  trump === 'none' ? words.t('cards.nobodyMade') : trumpName(words, trump, deck);

/** A suit over its row of cards. */
export const suitOverRow = ({ t }: Words, name: string, isTrump: boolean): string =>
  isTrump ? t('cards.row', { suit: capital(name) }) : capital(name);

/** The switch for counting what the others took instead. */
export const theseAreCardsOf = (words: Words, others: readonly string[]): string =>
  words.t('cards.ofOthers', { names: names(words, others) });

/** What the cards tapped make: "12 cards", "12 cards of the others: 157 − 43". */
export const countedSoFar = (
  { t }: Words,
  { cards, sum, all, others }: { cards: number; sum: number; all: number; others: boolean },
): string =>
  others
    ? t('cards.countedOthers', { cards, all: String(all), sum: String(sum) })
    : t('cards.counted', { cards });

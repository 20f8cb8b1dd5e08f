/** What cards are called, in French and in Swiss-German cards, and what is said while counting. */
import type { Card, CountedTrump, Rank } from '../../jass';
import { names, plural } from './figures';
import { trumpName } from './trumps';

type Deck = 'french' | 'swiss';

const SWISS_SIGNS: Readonly<Partial<Record<Rank, string>>> = { Q: 'O', J: 'U', '10': 'B' };

/** What stands on a card: A K Q J 10, or A K O U B. */
export const rankSign = (rank: Rank, deck: Deck): string =>
  (deck === 'swiss' && SWISS_SIGNS[rank]) || rank;

const RANK_NAMES: Readonly<Record<Deck, Readonly<Partial<Record<Rank, string>>>>> = {
  french: { A: 'ace', K: 'king', Q: 'queen', J: 'jack' },
  swiss: { A: 'Ass', K: 'König', Q: 'Ober', J: 'Under', '10': 'Banner' },
};

/** "ace", "Ober", "9". */
const rankName = (rank: Rank, deck: Deck): string => RANK_NAMES[deck][rank] ?? rank;

/** "jack of hearts, 20 points", "Rosen Under, 20 points". */
export function cardLabel(card: Card, deck: Deck, points: number): string {
  // A card is its suit and its rank.
  const [suit, rank] = card.split('-') as [Parameters<typeof trumpName>[0], Rank];
  const name = rankName(rank, deck);
  const worth = plural(points, 'point', 'points');
  return deck === 'swiss'
    ? `${trumpName(suit, deck)} ${name}, ${worth}`
    : `${name} of ${trumpName(suit, deck)}, ${worth}`;
}

/** What is trumps while cards are counted; "nobody" where nobody made them. */
export const countedTrumpName = (trump: CountedTrump, deck: Deck): string =>
  trump === 'none' ? 'nobody made trumps' : trumpName(trump, deck);

/** A suit over its row of cards. */
export const suitOverRow = (name: string, isTrump: boolean): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${isTrump ? ', trumps' : ''}`;

/** The switch for counting what the others took instead. */
export const theseAreCardsOf = (others: readonly string[]): string =>
  `These are the cards of ${names(others)}`;

/** What the cards tapped make: "12 cards", "12 cards of the others: 157 − 43". */
export const countedSoFar = (count: {
  cards: number;
  sum: number;
  all: number;
  others: boolean;
}): string =>
  `${plural(count.cards, 'card', 'cards')}${count.others ? ` of the others: ${count.all} − ${count.sum}` : ''}`;

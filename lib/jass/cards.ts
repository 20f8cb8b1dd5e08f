/**
 * The 36 cards: what each is worth and which is stronger, by what is trumps. Values in card points.
 *
 * Source: earthli.com, Jass manual; pagat.com, Mittlere, for hands without trumps.
 */
import { RANKS, type Rank, SUITS, type Suit, type Trump } from './words';

/** A card, suit before rank: `hearts-J`. */
export type Card = `${Suit}-${Rank}`;

/** All the cards, suit by suit, ace to six. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${suit}-${rank}`),
);

const KNOWN: ReadonlyMap<unknown, { suit: Suit; rank: Rank }> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank) => [`${suit}-${rank}`, { suit, rank }] as const)),
);

/** Whether this is a card. */
export const isCard = (value: unknown): value is Card => KNOWN.has(value);

/** Suit and rank of a card. What is no card is a bug and throws. */
export function readCard(card: Card): { suit: Suit; rank: Rank } {
  const known = KNOWN.get(card);
  if (!known) throw new Error(`No such card: ${card}`);
  return known;
}

/**
 * What is trumps while cards are counted: `none` where trumps are made during play and nobody made
 * them (Mittlere, Molotow, Plus-Minus); the eights then count 8 as in obenabe.
 */
export type CountedTrump = Trump | 'none';

const PLAIN = { A: 11, K: 4, Q: 3, J: 2, '10': 10, '9': 0, '8': 0, '7': 0, '6': 0 };
const TRUMP_SUIT = { ...PLAIN, J: 20, '9': 14 };
const OBENABE = { ...PLAIN, '8': 8 };
const UNDENUFE = { ...OBENABE, A: 0, '6': 11 };

/** What one card is worth. */
export function cardValue(card: Card, trump: CountedTrump): number {
  const { suit, rank } = readCard(card);
  if (trump === 'undenufe') return UNDENUFE[rank];
  if (trump === 'obenabe' || trump === 'none') return OBENABE[rank];
  return (suit === trump ? TRUMP_SUIT : PLAIN)[rank];
}

const UPWARDS: readonly Rank[] = [...RANKS].reverse();
const TRUMP_ORDER: readonly Rank[] = ['J', '9', 'A', 'K', 'Q', '10', '8', '7', '6'];

/** The ranks of a suit in the order in which they take tricks, strongest first. */
export function ranksByStrength(suit: Suit, trump: CountedTrump): readonly Rank[] {
  if (trump === 'undenufe') return UPWARDS;
  return suit === trump ? TRUMP_ORDER : RANKS;
}

/** What the last trick adds. */
const LAST_TRICK = 5;

/**
 * Card points of the cards that a side took, 0 to 157. `lastTrick`: whether it took the last trick.
 * Each card at most once.
 */
export const countCards = ({
  cards,
  trump,
  lastTrick,
}: {
  cards: readonly Card[];
  trump: CountedTrump;
  lastTrick: boolean;
}): number => cards.reduce((sum, card) => sum + cardValue(card, trump), lastTrick ? LAST_TRICK : 0);

/** What a card turned up makes trumps: low ones undenufe, ace and king obenabe, others their suit. */
export function turnedTrump(card: Card): Trump {
  const { suit, rank } = readCard(card);
  if (rank === '6' || rank === '7') return 'undenufe';
  return rank === 'A' || rank === 'K' ? 'obenabe' : suit;
}

/** What trumps are called, in French and in Swiss-German cards. */
import type { Suit, Trump } from '../../jass';

const SUIT_NAMES: Readonly<Record<'french' | 'swiss', Readonly<Record<Suit, string>>>> = {
  french: { hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs', spades: 'spades' },
  swiss: { hearts: 'Rosen', diamonds: 'Schellen', clubs: 'Eicheln', spades: 'Schilten' },
};

/** "hearts" or "Rosen"; obenabe and undenufe are called so everywhere. */
export const trumpName = (trump: Trump, deck: 'french' | 'swiss' = 'french'): string =>
  trump === 'obenabe' || trump === 'undenufe' ? trump : SUIT_NAMES[deck][trump];

/** The chip of the dealer: which of two partners it is, or only that this side deals. */
export const dealsChip = (dealer: string, side: string): string =>
  dealer === side ? 'deals' : `${dealer} deals`;

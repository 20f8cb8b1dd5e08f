/** What trumps are called, in French and in Swiss-German cards. */
import type { Trump } from '../jass';
import type { Words } from './words';

/** The two kinds of cards. */
export type Deck = 'french' | 'swiss';

/** The same in both kinds of cards. */
export const inEachDeck = <T>(of: (deck: Deck) => T): Readonly<Record<Deck, T>> => ({
  french: of('french'),
  swiss: of('swiss'),
});

/** "hearts" or "Rosen"; obenabe and undenufe are called the same in both kinds of cards. */
export const trumpName = ({ t }: Words, trump: Trump, deck: Deck = 'french'): string =>
  deck === 'french' || trump === 'obenabe' || trump === 'undenufe'
    ? t(`cards.trump.${trump}`)
    : t(`cards.swissSuit.${trump}`);

/** "Hearts": a name at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

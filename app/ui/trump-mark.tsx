/**
 * The signs of what can be trumps, drawn for this product: the four suits in French and in
 * Swiss-German cards, and arrows for obenabe (from the top down) and undenufe (from below up).
 * 24 × 24, one colour.
 */
import type { Trump } from '@/lib/jass';

/** French suits, or the Swiss-German ones: Rosen, Schellen, Eicheln, Schilten. */
export const DECKS = ['french', 'swiss'] as const;
export type Deck = (typeof DECKS)[number];

const ARROW_DOWN = 'M10 3h4v10h5l-7 8.500-7-8.500h5z';
const ARROW_UP = 'M10 21h4V11h5l-7-8.500L5 11h5z';

const SHAPES: Readonly<Record<Deck, Readonly<Record<Trump, string>>>> = {
  french: {
    hearts:
      'M12 21C6 16.500 2.500 13 2.500 8.700A5 5 0 0 1 12 6.300a5 5 0 0 1 9.500 2.400C21.500 13 18 16.500 12 21z',
    diamonds: 'M12 1.500L19.500 12 12 22.500 4.500 12z',
    clubs:
      'M12 2a4.400 4.400 0 0 1 3.400 7.200 4.400 4.400 0 1 1-2.200 6.900c.2 2.300 1 4.200 2.300 5.900h-7c1.300-1.700 2.100-3.600 2.300-5.900a4.400 4.400 0 1 1-2.200-6.900A4.400 4.400 0 0 1 12 2z',
    spades:
      'M12 1.500c3 4.500 9 7.300 9 12.100a4.300 4.300 0 0 1-7.700 2.700c.2 2.200.9 4 2.200 5.700h-7c1.300-1.700 2-3.500 2.200-5.700A4.300 4.300 0 0 1 3 13.600C3 8.800 9 6 12 1.500z',
    obenabe: ARROW_DOWN,
    undenufe: ARROW_UP,
  },
  swiss: {
    // Rosen: five petals around an open heart.
    hearts:
      'M12 1.800a4.200 4.200 0 0 1 4.100 4.500 4.200 4.200 0 0 1 5.300 3.100 4.200 4.200 0 0 1-3 5.200 4.200 4.200 0 0 1-1 6 4.200 4.200 0 0 1-5.400-1.300 4.200 4.200 0 0 1-5.400 1.300 4.200 4.200 0 0 1-1-6 4.200 4.200 0 0 1-3-5.200 4.200 4.200 0 0 1 5.300-3.100A4.200 4.200 0 0 1 12 1.800zM12 9a3.100 3.100 0 1 0 0 6.200A3.100 3.100 0 0 0 12 9z',
    // Schellen: a jingle bell on its ring, slit crosswise.
    diamonds:
      'M12 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 .6a2.400 2.400 0 0 1 2.400 2.400c0 .4-.1.700-.3 1h-4.200c-.2-.3-.3-.6-.3-1A2.400 2.400 0 0 1 12 .6zM7.500 10.600a2 2 0 0 1 1.800 1.200h5.400a2 2 0 1 1 0 1.600h-1.900v3.500a1.600 1.600 0 1 1-1.600 0v-3.500H9.300A2 2 0 1 1 7.500 10.600z',
    // Eicheln: an acorn in its cup, longer than wide.
    clubs:
      'M11.200 1h1.900l-.2 2.600c3.500.3 5.800 2.200 6.100 5.200.1.700-.4 1.200-1 1.200H6c-.6 0-1.100-.5-1-1.200.3-3 2.600-4.900 6.100-5.200zM6.200 11.700h11.600c0 5.300-2.200 8.700-4.600 10.100L12 23.300l-1.200-1.500c-2.400-1.400-4.600-4.800-4.600-10.100z',
    // Schilten: a shield with its pale.
    spades:
      'M3.500 2.500h17v8.700c0 5.600-3.600 9-8.500 11.300-4.900-2.300-8.500-5.700-8.500-11.300zM10.300 5v13.600c.5.400 1.100.800 1.700 1.100.6-.3 1.200-.7 1.700-1.100V5z',
    obenabe: ARROW_DOWN,
    undenufe: ARROW_UP,
  },
};

/** The outline of a sign in these cards, filled by the even-odd rule. */
export const trumpShape = (trump: Trump, deck: Deck): string => SHAPES[deck][trump];

export function TrumpMark({ trump, deck, size = 28 }: { trump: Trump; deck: Deck; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path fillRule="evenodd" d={trumpShape(trump, deck)} />
    </svg>
  );
}

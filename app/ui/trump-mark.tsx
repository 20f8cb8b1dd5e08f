/**
 * The signs of what can be trumps, drawn for this product: the four suits in French and in
 * Swiss-German cards, and arrows for obenabe (from the top down) and undenufe (from below up).
 * 24 × 24, each in the colour that it has on these cards, which reads on slate and on paper.
 */
import type { Trump } from '@/lib/jass';

/** French suits, or the Swiss-German ones: Rosen, Schellen, Eicheln, Schilten. */
export const DECKS = ['french', 'swiss'] as const;
export type Deck = (typeof DECKS)[number];

const ARROW_DOWN = 'M10 3h4v10h5l-7 8.5-7-8.5h5z';
const ARROW_UP = 'M10 21h4V11h5l-7-8.5L5 11h5z';

const SHAPES: Readonly<Record<Deck, Readonly<Record<Trump, string>>>> = {
  french: {
    hearts:
      'M12 21C6 16.5 2.5 13 2.5 8.7A5 5 0 0 1 12 6.3a5 5 0 0 1 9.5 2.4C21.5 13 18 16.5 12 21z',
    diamonds: 'M12 1.5L19.5 12 12 22.5 4.5 12z',
    clubs:
      'M12 2a4.4 4.4 0 0 1 3.4 7.2 4.4 4.4 0 1 1-2.2 6.9c.2 2.3 1 4.2 2.3 5.9h-7c1.3-1.7 2.1-3.6 2.3-5.9a4.4 4.4 0 1 1-2.2-6.9A4.4 4.4 0 0 1 12 2z',
    spades:
      'M12 1.5c3 4.5 9 7.3 9 12.1a4.3 4.3 0 0 1-7.7 2.7c.2 2.2.9 4 2.2 5.7h-7c1.3-1.7 2-3.5 2.2-5.7A4.3 4.3 0 0 1 3 13.6C3 8.8 9 6 12 1.5z',
    obenabe: ARROW_DOWN,
    undenufe: ARROW_UP,
  },
  swiss: {
    // Rosen: five petals around an open heart.
    hearts:
      'M12 1.8a4.2 4.2 0 0 1 4.1 4.5 4.2 4.2 0 0 1 5.3 3.1 4.2 4.2 0 0 1-3 5.2 4.2 4.2 0 0 1-1 6 4.2 4.2 0 0 1-5.4-1.3 4.2 4.2 0 0 1-5.4 1.3 4.2 4.2 0 0 1-1-6 4.2 4.2 0 0 1-3-5.2 4.2 4.2 0 0 1 5.3-3.1A4.2 4.2 0 0 1 12 1.8zM12 9a3.1 3.1 0 1 0 0 6.2A3.1 3.1 0 0 0 12 9z',
    // Schellen: a jingle bell on its ring, slit crosswise.
    diamonds:
      'M12 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 .6a2.4 2.4 0 0 1 2.4 2.4c0 .4-.1.7-.3 1h-4.2c-.2-.3-.3-.6-.3-1A2.4 2.4 0 0 1 12 .6zM7.5 10.6a2 2 0 0 1 1.8 1.2h5.4a2 2 0 1 1 0 1.6h-1.9v3.5a1.6 1.6 0 1 1-1.6 0v-3.5H9.3A2 2 0 1 1 7.5 10.6z',
    // Eicheln: an acorn in its cup, longer than wide.
    clubs:
      'M11.2 1h1.9l-.2 2.6c3.5.3 5.8 2.2 6.1 5.2.1.7-.4 1.2-1 1.2H6c-.6 0-1.1-.5-1-1.2.3-3 2.6-4.9 6.1-5.2zM6.2 11.7h11.6c0 5.3-2.2 8.7-4.6 10.1L12 23.3l-1.2-1.5c-2.4-1.4-4.6-4.8-4.6-10.1z',
    // Schilten: a shield with its pale.
    spades:
      'M3.5 2.5h17v8.7c0 5.6-3.6 9-8.5 11.3-4.9-2.3-8.5-5.7-8.5-11.3zM10.3 5v13.6c.5.4 1.1.8 1.7 1.1.6-.3 1.2-.7 1.7-1.1V5z',
    obenabe: ARROW_DOWN,
    undenufe: ARROW_UP,
  },
};

/** The outline of a sign in these cards, filled by the even-odd rule. */
export const trumpShape = (trump: Trump, deck: Deck): string => SHAPES[deck][trump];

export function TrumpMark({ trump, deck, size = 28 }: { trump: Trump; deck: Deck; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={`${deck}-${trump}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
    >
      <path fillRule="evenodd" d={trumpShape(trump, deck)} />
    </svg>
  );
}

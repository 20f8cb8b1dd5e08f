/**
 * The signs of what can be played in a row of a table of rows by sides: the signs of the trumps, and
 * own ones for the rest, drawn for this product. 24 × 24, one colour.
 */
import { type RowContract, TRUMPS, type Trump } from '@/lib/jass';
import { type Deck, trumpShape } from './trump-mark';

/** Lines drawn with a pen, and areas filled. */
export type SignDrawing = { readonly lines?: string; readonly areas?: string };

const DRAWINGS = {
  // Down and up in turn, as round the poles.
  slalom: {
    lines: 'M4.5 3v12.5a3.75 3.75 0 0 0 7.5 0v-7a3.75 3.75 0 0 1 7.5 0V20M16 16.5l3.5 4 3.5-4',
  },
  // Most of the tricks from the top down, the rest from below up.
  guschti: { lines: 'M8 3v17M3 15l5 5.5 5-5.5M18.5 20.5V10M15 13.5l3.5-4 3.5 4' },
  mary: { lines: 'M8 21V4M3 9l5-5.5L13 9M18.5 3.5V14M15 10.5l3.5 4 3.5-4' },
  // A jester's cap with its bells.
  joker: {
    areas:
      'M4.5 17.5C3.5 13 2 10.5 1.5 8.5c2.5 0 5 1.5 6 3.5.5-3.5 2-7 4.5-9 2.5 2 4 5.5 4.5 9 1-2 3.5-3.5 6-3.5-.5 2-2 4.5-3 9zM4.5 19h15v2.5h-15zM1.8 4.6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM22.2 4.6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  },
  // From the top down, from below up, and trumps.
  trio: {
    lines: 'M4.5 3.5v16M1.5 16l3 4 3-4M12 20.5v-16M9 8l3-4 3 4',
    areas: 'M19.5 6.5l3.5 5.5-3.5 5.5L16 12z',
  },
  // Nothing is what one wants.
  misere: { lines: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM5 21L19 3' },
  // From both ends to the middle.
  middle: {
    lines: 'M12 1.5v7M8.5 5.5L12 9l3.5-3.5M12 22.5v-7M8.5 18.5L12 15l3.5 3.5M3 12h18',
  },
  // Every suit is trumps: four diamonds of the cards.
  tutti: {
    areas:
      'M12 1l3.2 4.8L12 10.6 8.8 5.8zM12 13.4l3.2 4.8L12 23l-3.2-4.8zM5.2 7.2L8.4 12l-3.2 4.8L2 12zM18.8 7.2L22 12l-3.2 4.8-3.2-4.8z',
  },
  // An eye struck out.
  blind: {
    lines:
      'M2 12c3-4.5 6.3-6.5 10-6.5s7 2 10 6.5c-3 4.5-6.3 6.5-10 6.5S5 16.5 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4.5 20.5l15-17',
  },
} as const satisfies Readonly<Record<Exclude<RowContract, Trump>, SignDrawing>>;

/** The sign of a contract in these cards. */
export function contractShape(contract: RowContract, deck: Deck): SignDrawing {
  const trump = TRUMPS.find((one) => one === contract);
  // What is no trump is in the table.
  return trump ? { areas: trumpShape(trump, deck) } : DRAWINGS[contract as keyof typeof DRAWINGS];
}

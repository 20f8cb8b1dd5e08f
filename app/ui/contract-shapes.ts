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
    lines:
      'M4.500 3v12.500a3.750 3.750 0 0 0 7.500 0v-7a3.750 3.750 0 0 1 7.500 0V20M16 16.500l3.500 4 3.500-4',
  },
  // Most of the tricks from the top down, the rest from below up.
  guschti: { lines: 'M8 3v17M3 15l5 5.500 5-5.500M18.500 20.500V10M15 13.500l3.500-4 3.500 4' },
  mary: { lines: 'M8 21V4M3 9l5-5.500L13 9M18.500 3.500V14M15 10.500l3.500 4 3.500-4' },
  // A jester's cap with its bells.
  joker: {
    areas:
      'M4.500 17.500C3.500 13 2 10.500 1.500 8.500c2.500 0 5 1.500 6 3.500.5-3.500 2-7 4.500-9 2.500 2 4 5.500 4.500 9 1-2 3.500-3.500 6-3.500-.5 2-2 4.500-3 9zM4.500 19h15v2.500h-15zM1.800 4.600a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM22.200 4.600a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  },
  // From the top down, from below up, and trumps.
  trio: {
    lines: 'M4.500 3.500v16M1.500 16l3 4 3-4M12 20.500v-16M9 8l3-4 3 4',
    areas: 'M19.500 6.500l3.500 5.500-3.500 5.500L16 12z',
  },
  // Nothing is what one wants.
  misere: { lines: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM5 21L19 3' },
  // From both ends to the middle.
  middle: {
    lines:
      'M12 1.500v7M8.500 5.500L12 9l3.500-3.500M12 22.500v-7M8.500 18.500L12 15l3.500 3.500M3 12h18',
  },
  // Every suit is trumps: four diamonds of the cards.
  tutti: {
    areas:
      'M12 1l3.200 4.800L12 10.600 8.800 5.800zM12 13.400l3.200 4.800L12 23l-3.200-4.800zM5.200 7.200L8.400 12l-3.200 4.800L2 12zM18.800 7.200L22 12l-3.200 4.800-3.200-4.800z',
  },
  // An eye struck out.
  blind: {
    lines:
      'M2 12c3-4.500 6.300-6.500 10-6.500s7 2 10 6.500c-3 4.500-6.300 6.500-10 6.500S5 16.500 2 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM4.500 20.500l15-17',
  },
} as const satisfies Readonly<Record<Exclude<RowContract, Trump>, SignDrawing>>;

/** The sign of a contract in these cards. */
export function contractShape(contract: RowContract, deck: Deck): SignDrawing {
  const trump = TRUMPS.find((one) => one === contract);
  // What is no trump is in the table.
  return trump ? { areas: trumpShape(trump, deck) } : DRAWINGS[contract as keyof typeof DRAWINGS];
}

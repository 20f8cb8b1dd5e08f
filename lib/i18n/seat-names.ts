/** What the seats of a table are called before anybody has a name there. */
import { type VariantId, variant } from '../jass';
import type { Values } from './options';
import type { Words } from './words';

/** What a seat without a name is called: "Seat 1". */
export const seatName = ({ t }: Words, seat: number): string =>
  t('board.seat', { seat: String(seat + 1) });

/** What the first (0) or the second of a pair without names is called: "We 1". */
const inPair = ({ t }: Words, side: 'we' | 'they', place: number): string =>
  `${t(`board.${side}`)} ${place + 1}`;

/**
 * The names of a table with those that are missing: "Seat 3", and where two play against two "We 1",
 * "They 1", "We 2" and "They 2", so that the sides are We and They until somebody has a name.
 */
export function withSeatNames(
  words: Words,
  players: readonly string[],
  { variant: id, options }: { readonly variant: VariantId; readonly options: Values },
): string[] {
  const sides = variant(id).sidesOf(players.length, options);
  const arePairs = sides.length === 2 && sides.every((seats) => seats.length === 2);
  const inPairs = (seat: number) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return inPair(words, side === 0 ? 'we' : 'they', sides[side]?.indexOf(seat) ?? 0);
  };
  return players.map((player, seat) => {
    if (player.trim() !== '') return player;
    return arePairs ? inPairs(seat) : seatName(words, seat);
  });
}

/** All that seats are called without a name, in the language of these words. */
export const seatNamesIn = (words: Words): string[] => [
  ...SEATS.map((seat) => seatName(words, seat)),
  ...(['we', 'they'] as const).flatMap((side) => [0, 1].map((place) => inPair(words, side, place))),
];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

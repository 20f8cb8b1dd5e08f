/** Players and sides as messages name them. */
import type { Seat } from './words';

/** Names in a sentence: "Anna", "Anna and Beat", "Anna, Beat and Carla". */
export function inWords(names: readonly string[]): string {
  return names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(', ')} and ${names.slice(-1).join()}`;
}

/** The sides at the head of a sentence, each one grammatically: "Anna", "The side of Anna and Carla". */
export const sideNames = (sides: readonly Seat[][], players: readonly string[]): string[] =>
  sides.map((seats) => {
    const those = inWords(seats.map((seat) => players[seat] ?? ''));
    return seats.length > 1 ? `The side of ${those}` : those;
  });

/** The name of a side within a sentence. */
export const inside = (name = ''): string => name.replace(/^The side/, 'the side');

/** Players and sides as messages name them. */
import { part } from './refusal';
import type { Value } from './said';
import type { Seat } from './words';

/** A side at the head of a sentence, "Anna" or "The side of Anna and Carla", and within one. */
export type SideName = { readonly first: Value; readonly inside: Value };

/** The names of the sides. */
export const sideNames = (sides: readonly Seat[][], players: readonly string[]): SideName[] =>
  sides.map((seats) => {
    const names = seats.map((seat) => players[seat] ?? '');
    const [alone = ''] = names;
    return names.length > 1
      ? { first: part('sideFirst', { names }), inside: part('side', { names }) }
      : { first: alone, inside: alone };
  });

/**
 * What the sides are called on a slate: "Anna", or "Anna & Carla" where two score together; "We" where
 * two have no names of their own but are "We 1" and "We 2".
 */
export const sideLabels = (sides: readonly Seat[][], players: readonly string[]): string[] =>
  sides.map((seats) => {
    const names = seats.map((seat) => players[seat] ?? '');
    const shared = /^(.+) 1$/.exec(names[0] ?? '')?.[1];
    const isNumbered = shared !== undefined && names[1] === `${shared} 2` && names.length === 2;
    return isNumbered ? shared : names.join(' & ');
  });

/** What each of a Guggitaler needs in its last deal. */

import type { Need } from '../../need/certain';
import { byMargins } from '../../need/margins';
import { type Called, outcomesOf, simplest } from '../../need/simplest';
import { orders } from '../../need/strokes';
import { type Said, say } from '../../said';
import type { Kind } from './deals';

/** Places are below 0, so that more is better: the first is -1. */
const PLACES: Called = {
  own: (least): Said => say('guggitaler.need.own', { place: -least }),
  theirs: (others, most, worths): Said =>
    most === worths[0]
      ? say('guggitaler.need.theirsLast', others)
      : say('guggitaler.need.theirs', { ...others, place: -most }),
};

/** In Domino places are compared, in any other deal minus points. */
export const need: Need = (ahead) => {
  const seats = ahead.players.map((_, seat) => seat);
  // As its tally has it.
  const { kind } = (ahead.after({ order: seats })?.hand ?? {}) as { kind?: Kind };
  if (kind !== 'domino') return byMargins(ahead, { compared: 'minus' });
  const outcomes = [...orders(seats)].flatMap((order) =>
    outcomesOf(ahead, [{ order }], () => seats.map((seat) => -1 - order.indexOf(seat))),
  );
  return simplest(ahead, outcomes, { called: PLACES, compared: 'points' });
};

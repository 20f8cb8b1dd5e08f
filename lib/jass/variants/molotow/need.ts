/** What each of a Molotow needs in its last hand. */
import type { Need } from '../../need/certain';
import { gainsIn, outcomesOf, simplest } from '../../need/simplest';
import { orders, STROKES } from '../../need/strokes';

/**
 * Points that move the totals in each of the 26 ways in which a hand can: all of them for one, too many
 * for one, two level with most, two level in the middle. The other cases bring the same.
 */
const POINTS = [
  [157, 0, 0, 0],
  [100, 19, 19, 19],
  [60, 60, 30, 7],
  [70, 36, 36, 15],
];

/** The best net wins, equal ones together. */
export const need: Need = (ahead) => {
  const lastHands = POINTS.flatMap((shape) => [...orders(shape)].map((points) => ({ points })));
  return simplest(ahead, outcomesOf(ahead, lastHands, gainsIn(ahead)), {
    called: STROKES,
    compared: 'net',
  });
};

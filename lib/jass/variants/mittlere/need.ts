/** What each of a Mittlere needs in its last hand. */
import type { Draft } from '../../ask';
import type { Need } from '../../need/certain';
import { gainsIn, outcomesOf, simplest } from '../../need/simplest';
import { orders, STROKES } from '../../need/strokes';

/**
 * Every hand moves the totals in one of six ways: one seat alone is well off, as with every trick, or
 * badly, as in the middle. Other cases, and other house rules, bring the same to others.
 */
function* lastHands(): Generator<Draft> {
  for (const points of orders([157, 0, 0]))
    yield { points, noTricks: points.flatMap((own, seat) => (own === 0 ? [seat] : [])) };
  for (const points of orders([60, 57, 40])) yield { points };
}

/** The best net wins, equal ones together. */
export const need: Need = (ahead) =>
  simplest(ahead, outcomesOf(ahead, lastHands(), gainsIn(ahead)), {
    called: STROKES,
    compared: 'net',
  });

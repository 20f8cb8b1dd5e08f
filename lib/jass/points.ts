/** Card points as they are entered, and what is impossible about some of them. */
import { type Fault, faultAt } from './refusal';
import type { Value } from './said';
import { numberList } from './schema';

/** What all the cards and the last trick are worth together. */
export const ALL_POINTS = 157;

/** The schema of `points`: card points by seat or side, each 0 to 157. */
export const pointsList = (length: number) => numberList(length, 0, ALL_POINTS);

/**
 * What is wrong with the points of a hand: they do not add up to 157 (with `cardsLeft`, where not
 * all the cards are out: are more than 157), or somebody has exactly 1, since the cheapest card
 * worth anything is worth 2. That also finds the 156 of 157 that leave 1 to somebody. `names` by
 * seat or side, as a list or asked for only where one is needed.
 */
export function pointsFault(
  points: readonly number[],
  names: readonly Value[] | ((index: number) => Value),
  { cardsLeft = false } = {},
): Fault | undefined {
  let sum = 0;
  for (const own of points) sum += own;
  if (cardsLeft ? sum > ALL_POINTS : sum !== ALL_POINTS) {
    return faultAt('points-sum', 'points', 'pointsSum', { sum, all: ALL_POINTS });
  }
  const one = points.indexOf(1);
  if (one < 0) return undefined;
  const who = typeof names === 'function' ? names(one) : (names[one] ?? '');
  return faultAt('points-impossible', 'points', 'onePoint', { who });
}

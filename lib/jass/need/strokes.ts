/** What is needed in sticks and potatoes. */
import { type Said, say } from '../said';
import type { Called } from './simplest';

/** "with at least a stick", "without a potato", "with at most 2 potatoes". */
function own(least: number, worths: readonly number[]): Said {
  const below = Math.max(...worths.filter((worth) => worth < least));
  if (least === worths.at(-1)) return say('need.own.sticksAll', { count: least });
  if (least > 0) return say('need.own.sticks', { count: least });
  if (least === 0 && below < 0) return say('need.own.noPotato');
  return say('need.own.potatoes', { count: -least });
}

/** "if Anna writes no stick", "if Anna and Carla write at most a stick each". */
function theirs(
  others: Parameters<Called['theirs']>[0],
  most: number,
  worths: readonly number[],
): Said {
  const above = Math.min(...worths.filter((worth) => worth > most));
  const key =
    most === worths[0] && most < 0
      ? 'potatoesAll'
      : most <= 0 && above > 0
        ? 'noStick'
        : most < 0
          ? 'potatoes'
          : 'sticks';
  return say(`need.theirs.${key}`, {
    ...others,
    ...(key !== 'noStick' && { count: Math.abs(most) }),
  });
}

/** How conditions are called where what is got is sticks, below 0 potatoes. */
export const STROKES: Called = { own, theirs };

/** Every order of some figures, each once. */
export function* orders(all: readonly number[]): Generator<number[]> {
  if (all.length === 0) yield [];
  for (const [index, one] of all.entries()) {
    if (all.indexOf(one) < index) continue;
    for (const rest of orders(all.toSpliced(index, 1))) yield [one, ...rest];
  }
}

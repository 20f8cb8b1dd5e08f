/** What is needed where a game ends with the hand in which somebody reaches a target. */
import type { Ahead } from '../ahead';
import { type Said, say } from '../said';
import { reachSaid, whoIs } from './certain';
import { type Compared, eachSaid, rivals, TOO_MANY } from './margins';

/** Whoever has the target by then and most of all wins; level ones win together. */
export const byTarget = (ahead: Ahead, { compared }: { compared: Compared }): Said[] =>
  ahead.sides.map((_, side) => {
    const reach = ahead.outlook.sides[side]?.needs ?? 0;
    const others = rivals(ahead, side);
    // So many others cannot be named.
    if (others.length >= TOO_MANY)
      return say('need.target', { ...whoIs(ahead, side), reach: reachSaid(ahead, reach) });
    return eachSaid(ahead, side, { others, compared, reach });
  });

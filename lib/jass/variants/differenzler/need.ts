/** What each of a Differenzler needs in its last hand. */
import type { Ahead } from '../../ahead';
import { decided, isOut, isSure, type Need, whoIs } from '../../need/certain';
import { rivals } from '../../need/margins';
import { type Said, say } from '../../said';
import type { Side } from '../../words';

/**
 * By how much a seat starts behind the best: with the difference of the hand added, the lowest wins, what an
 * exact hit takes off included. `than`: what that means beside the best, or beside the next for the best.
 */
function start(ahead: Ahead, side: Side): Said {
  const { sides } = ahead;
  const others = rivals(ahead, side);
  const own = sides[side]?.total ?? 0;
  const best = Math.min(...others.map((other) => sides[other]?.total ?? 0));
  return say('need.start', {
    ...whoIs(ahead, side),
    by: Math.max(0, own - best),
    than: say('need.margin.offShort', {
      than: own > best ? 'more' : own < best ? 'less' : 'same',
      by: Math.abs(own - best),
      whom: others.flatMap((other) =>
        sides[other]?.total === best ? [sides[other]?.name ?? ''] : [],
      ),
    }),
  });
}

export const need: Need = (ahead) =>
  ahead.sides.map((_, side) => {
    const certain = decided(ahead, side);
    if (certain) return certain === 'sure' ? isSure(ahead, side) : isOut(ahead, side);
    return start(ahead, side);
  });

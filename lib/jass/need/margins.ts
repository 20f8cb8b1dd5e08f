/** By how much a side must be better in a hand than each of the others. */
import type { Ahead } from '../ahead';
import { type Said, say } from '../said';
import type { Side } from '../words';
import { certainly, decided, isOut, isSure, reachSaid, winsIf } from './certain';

/** What is compared: the key of its text, `need.margin.…`; differences are named once before all of them. */
export type Compared = 'net' | 'points' | 'fewer' | 'minus' | 'off';

/** More others than can be named in a sentence. */
export const TOO_MANY = 4;

/** How a hand is compared with those of the others. */
type Comparing = {
  readonly others: readonly Side[];
  readonly compared: Compared;
  /** How often what is compared counts. */
  readonly times?: number;
  /** What the hand must bring besides. */
  readonly reach?: number;
};

/** How much better another stands than this side. */
const behind = ({ sides, better }: Ahead, side: Side, other: Side): number => {
  const more = (sides[other]?.total ?? 0) - (sides[side]?.total ?? 0);
  return better === 'least' ? -more : more;
};

/** "at least 2 more than Anna and no less than Beat and Carla". */
export function marginSaid(
  ahead: Ahead,
  side: Side,
  { others, compared, times = 1, reach = 0 }: Comparing,
): Said {
  // Not -0.
  const leads = others.map((other) => 0 + Math.ceil(behind(ahead, side, other) / times));
  const once = [...new Set(leads)].sort((a, b) => b - a);
  // Where there are several, that points are counted need not be said of each.
  const isShort = compared === 'off' || (compared === 'fewer' && (once.length > 1 || reach > 0));
  const key = isShort ? 'fewerShort' : compared;
  const than = once.map((by) =>
    say(`need.margin.${key}`, {
      than: by > 0 ? 'more' : by < 0 ? 'less' : 'same',
      by: Math.abs(by),
      whom: others.flatMap((other, index) =>
        leads[index] === by ? [ahead.sides[other]?.name ?? ''] : [],
      ),
    }),
  );
  return say(compared === 'off' ? 'need.withOff' : 'need.with', {
    than: reach > 0 ? [reachSaid(ahead, reach), ...than] : than,
  });
}

/** The others that can still decide whether this side wins. */
export const rivals = ({ sides, outlook }: Ahead, side: Side): Side[] =>
  sides.flatMap((_, other) =>
    other === side || outlook.sides[other]?.chance === 'out' ? [] : [other],
  );

/**
 * What each side needs in the hand, or in all the hands, after which the best total wins, level ones
 * together; `isNoted`: that is said once for all of them.
 */
export const byMargins = (
  ahead: Ahead,
  {
    compared,
    times = 1,
    isNoted = false,
  }: { compared: Compared; times?: number; isNoted?: boolean },
): Said[] =>
  ahead.sides.map((_, side) => {
    const certain = decided(ahead, side);
    if (certain) return certain === 'sure' ? isSure(ahead, side) : isOut(ahead, side);
    const others = rivals(ahead, side);
    if (others.length >= TOO_MANY) return certainly(ahead, side);
    return winsIf(ahead, side, {
      says: marginSaid(ahead, side, { others, compared, times }),
      shared: !isNoted && others.some((other) => behind(ahead, side, other) % times === 0),
    });
  });

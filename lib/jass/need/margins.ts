/** By how much a side must be better in a hand than each of the others. */
import type { Ahead } from '../ahead';
import { type Said, say } from '../said';
import type { Side } from '../words';
import { certainly, decided, handsToCome, isOut, isSure } from './certain';

/** What is compared, named once before all of it: more of it is better, or of `fewer` and `off` less. */
export type Compared = 'net' | 'points' | 'fewer' | 'minus' | 'off';

/** More others than can be named in a sentence. */
export const TOO_MANY = 4;

/** How much better another stands than this side. */
const behind = ({ sides, better }: Ahead, side: Side, other: Side): number => {
  const more = (sides[other]?.total ?? 0) - (sides[side]?.total ?? 0);
  return better === 'least' ? -more : more;
};

/** "At least 2 more than Anna", "no less than Beat and Carla". */
const gapTo = (whom: readonly string[], by: number, key: string): Said =>
  say(`need.margin.${key}`, {
    than: by > 0 ? 'more' : by < 0 ? 'less' : 'same',
    by: Math.abs(by),
    whom,
  });

const nameOf = ({ sides }: Ahead, side: Side): string => sides[side]?.name ?? '';

/** In a sentence: "with at least 2 sticks more than Anna and at least as many sticks as Beat and Carla". */
export function marginSaid(
  ahead: Ahead,
  side: Side,
  { others, compared }: { others: readonly Side[]; compared: 'net' | 'points' },
): Said {
  const leads = others.map((other) => behind(ahead, side, other));
  const once = [...new Set(leads)].sort((a, b) => b - a);
  const than = once.map((by) => {
    const whom = others.flatMap((other, at) => (leads[at] === by ? [nameOf(ahead, other)] : []));
    return gapTo(whom, by, compared);
  });
  return say('need.with', { than });
}

/**
 * All that a side needs in the hand, or from now on, a line each: what it must bring, and the gap to each of the
 * others, the largest first. It wins with all of it, and who is level wins together.
 */
export function eachSaid(
  ahead: Ahead,
  side: Side,
  {
    others,
    compared,
    times = 1,
    reach = 0,
  }: {
    others: readonly Side[];
    compared: Compared;
    /** How often what is compared counts. */
    times?: number;
    /** What the hand must bring besides. */
    reach?: number;
  },
): Said {
  const key = compared === 'net' || compared === 'points' ? 'more' : 'fewer';
  const gaps = others
    // Not -0.
    .map((other) => ({ other, by: 0 + Math.ceil(behind(ahead, side, other) / times) }))
    .toSorted((a, b) => b.by - a.by)
    .map(({ other, by }) => gapTo([nameOf(ahead, other)], by, key));
  const least = reach > 0 ? [say('need.margin.least', { by: reach })] : [];
  return say('need.each', {
    who: nameOf(ahead, side),
    asks: say('need.asks', { of: compared, when: handsToCome(ahead) === 1 ? 'last' : 'now' }),
    than: [...least, ...gaps],
  });
}

/** The others that can still decide whether this side wins. */
export const rivals = ({ sides, outlook }: Ahead, side: Side): Side[] =>
  sides.flatMap((_, other) =>
    other === side || outlook.sides[other]?.chance === 'out' ? [] : [other],
  );

/** What decides where hands add up: sticks less potatoes, differences, or points. */
export const comparedOver = ({ figure, better }: Ahead): Compared =>
  figure === 'difference'
    ? 'off'
    : figure !== 'points'
      ? 'net'
      : better === 'least'
        ? 'fewer'
        : 'points';

/** What each side needs in the hand, or in all the hands, after which the best total wins, level ones together. */
export const byMargins = (
  ahead: Ahead,
  { compared, times = 1 }: { compared: Compared; times?: number },
): Said[] =>
  ahead.sides.map((_, side) => {
    const certain = decided(ahead, side);
    if (certain) return certain === 'sure' ? isSure(ahead, side) : isOut(ahead, side);
    const others = rivals(ahead, side);
    if (others.length >= TOO_MANY) return certainly(ahead, side);
    return eachSaid(ahead, side, { others, compared, times });
  });

/** Chance that is the same in every run (mulberry32), for records and seeded databases. */

/** `below(end)` answers whole numbers from 0, below `end`. */
export function chance(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * end) / 2 ** 32) | 0;
  };
}

/** Card points for so many seats or sides. */
export function share(count: number, below: (end: number) => number): number[] {
  const cuts = Array.from({ length: count - 1 }, () => below(158)).sort((a, b) => a - b);
  return [...cuts, 157].map((cut, index) => cut - (cuts[index - 1] ?? 0));
}

/** Chance that comes out the same for the same seed. Pure. */

/** Numbers from 0 to 1, below 1, the same for the same seed: mulberry32, by Tommy Ettinger. */
export function chance(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, by Fowler, Noll and Vo, over the units of the text. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

/** The same in another order, each as likely. */
export const shuffled = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** What stands on the slate, as text that a page can draw. */

/**
 * One player's line in a stick game, one character per place: `x` a stick through a potato, which
 * cancel out, `|` a stick, `o` a potato. The k-th stick and the k-th potato share place k, so
 * there are as many places as the larger of the two counts.
 */
export function stickSlate(sticks: number, potatoes: number): string {
  const both = Math.min(sticks, potatoes);
  return 'x'.repeat(both) + '|'.repeat(sticks - both) + 'o'.repeat(potatoes - both);
}

/** One side's slate in the Schieber family: strokes by worth, and a remainder below 20. */
export type SchieberSlate = {
  hundreds: number;
  fifties: number;
  twenties: number;
  remainder: number;
};

/** Writes more points. Strokes are never rubbed out: only the remainder is taken along. */
function addStrokes(slate: SchieberSlate, points: number): void {
  const due = slate.remainder + points;
  const belowHundred = due % 100;
  const belowFifty = belowHundred % 50;
  slate.hundreds += (due - belowHundred) / 100;
  slate.fifties += (belowHundred - belowFifty) / 50;
  slate.twenties += Math.floor(belowFifty / 20);
  slate.remainder = belowFifty % 20;
}

/**
 * One side's slate after the scores of its hands, oldest first. Strokes times worth, with the
 * remainder, are always the total; which strokes they are depends on how it was come by.
 */
export function schieberSlate(scores: readonly number[]): SchieberSlate {
  const slate = { hundreds: 0, fifties: 0, twenties: 0, remainder: 0 };
  for (const points of scores) addStrokes(slate, points);
  return slate;
}

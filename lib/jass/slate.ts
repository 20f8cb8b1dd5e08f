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

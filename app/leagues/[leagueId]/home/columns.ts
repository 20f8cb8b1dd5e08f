/** How a league's first page shares its seasons between two columns. Pure. */

/** How high things are on a wide screen, about, in rows of a table. */
export const HIGH = { card: 2, keys: 2, board: 6, winner: 3.5, table: 2.5, ways: 3, head: 2 };

/** How many of the tables stand on the left, so that both columns are about as long; on a phone all follow each other. */
export function onTheLeft(
  seasons: readonly { readonly top: readonly unknown[] }[],
  { left, right }: { readonly left: number; readonly right: number },
): number {
  const heights = seasons.map(({ top }) => HIGH.head + Math.max(1, top.length));
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const apart = [0, ...heights.map((_, at) => at + 1)].map((count) =>
    Math.abs(left + sum(heights.slice(0, count)) - right - sum(heights.slice(count))),
  );
  return apart.indexOf(Math.min(...apart));
}

/** Who stays without a table. Pure. */

/** How many are left over, so many people at tables of these sizes. */
export function leftOver(people: number, sizes: readonly number[]): number {
  const fits = [true];
  for (let n = 1; n <= people; n++) fits[n] = sizes.some((size) => fits[n - size] ?? false);
  return people - fits.lastIndexOf(true);
}

/**
 * Why all tables of a round play one game, which leaves `left` over, though another counts as well: that one
 * would leave more over (`left` of the answer), or it would do as well and was not the first choice.
 */
export function whyOnly({
  people,
  left,
  sizes,
}: {
  people: number;
  left: number;
  /** Of the tables of the other game. */
  sizes: readonly number[];
}): { readonly is: 'onlyFits' | 'onlyChosen'; readonly left: number } {
  const more = leftOver(people, sizes);
  return { is: more > left ? 'onlyFits' : 'onlyChosen', left: more };
}

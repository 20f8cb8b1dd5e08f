/** Who stays without a table. Pure. */

/** How many are left over, so many people at tables of these sizes. */
export function leftOver(people: number, sizes: readonly number[]): number {
  const fits = [true];
  for (let n = 1; n <= people; n++) fits[n] = sizes.some((size) => fits[n - size] ?? false);
  return people - fits.lastIndexOf(true);
}

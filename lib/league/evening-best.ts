/** Who was best at each evening of a season, as its table tells it. Pure. */
import type { Standings } from './table';

/** Those with the best result of an evening. */
type Best = { readonly names: readonly string[]; readonly value: number };

/** By evening; what stands for an evening missed is no result. */
export function bestByEvening({
  evenings,
  rows,
  isLessBetter,
}: Pick<Standings, 'evenings' | 'rows' | 'isLessBetter'>): ReadonlyMap<string, Best> {
  const best = new Map<string, Best>();
  for (const [at, { id }] of evenings.entries()) {
    const own = rows.flatMap(({ name, cells }) => {
      const { value = null, results = [] } = cells[at] ?? {};
      return value !== null && results.some(({ substitute }) => !substitute)
        ? [{ name, value }]
        : [];
    });
    const values = own.map(({ value }) => value);
    if (own.length === 0) continue;
    const value = isLessBetter ? Math.min(...values) : Math.max(...values);
    best.set(id, {
      value,
      names: own.filter((one) => one.value === value).map(({ name }) => name),
    });
  }
  return best;
}

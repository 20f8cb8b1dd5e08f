/** The columns that a table has beside its total, and what games come to in them. Pure. */
import { type VariantId, variant } from '../jass';
import { type Exact, exact, over, sumOf } from './exact';
import type { Played } from './measure';
import { isGame } from './result';
import { COLUMN_IDS, type ColumnId } from './table';

/** The columns of a table that counts these variants. */
export function columnsFor(variants: readonly VariantId[]): ColumnId[] {
  const wanted = new Set(
    variants.flatMap((id): ColumnId[] => {
      const { figures, tourneys, figure } = variant(id);
      return [
        // Where the difference to what was announced counts, the points taken mean nothing.
        ...figures.filter((one) => figure !== 'difference' || one !== 'cardPoints'),
        ...(figure === 'difference' ? (['differences'] as const) : []),
        ...(figures.includes('points') ? (['against'] as const) : []),
        ...(tourneys ? (['tourneyPoints'] as const) : []),
      ];
    }),
  );
  return COLUMN_IDS.filter((id) => wanted.has(id));
}
/** What games come to in the columns: sums, and in `difference` the mean of a hand. */
export function columnValues(
  columns: readonly ColumnId[],
  played: readonly Played[],
): Partial<Record<ColumnId, Exact>> {
  const values: Partial<Record<ColumnId, Exact>> = {};
  for (const id of columns) {
    const key = id === 'differences' ? 'difference' : id;
    let sum: number | undefined;
    let hands = 0;
    // Beside what the others made stand games alone.
    const own = id === 'points' ? played.filter(({ game }) => isGame(game)) : played;
    for (const { seat } of own) {
      const figure = seat[key];
      if (figure === undefined) continue;
      sum = (sum ?? 0) + figure;
      hands += seat.hands;
    }
    if (sum === undefined) continue;
    // Only what stands on paper has decimals.
    const whole: Exact = Number.isInteger(sum)
      ? sum
      : sumOf(own.flatMap(({ seat }) => exact(seat[key] ?? 0)));
    values[id] = id === 'difference' ? over(whole, Math.max(1, hands)) : whole;
  }
  return values;
}

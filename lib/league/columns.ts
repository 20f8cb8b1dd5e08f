/** The columns that a table has beside its total, and what games come to in them. Pure. */
import { type Form, type VariantId, variant } from '../jass';
import { rounded } from './exact';
import { meanDifference, type Played } from './measure';
import { COLUMN_IDS, type ColumnId } from './table';

const COLUMNS: Record<Form, readonly ColumnId[]> = {
  sticks: ['net', 'sticks', 'potatoes', 'cardPoints', 'matches', 'hundreds'],
  differenzler: ['difference', 'exact', 'cardPoints'],
  schieber: ['points', 'against', 'cardPoints', 'matches'],
  sidi: ['points', 'against', 'cardPoints', 'matches'],
};

/** The columns of a table that counts these variants. */
export function columnsFor(variants: readonly VariantId[]): ColumnId[] {
  const wanted = new Set(
    variants.flatMap((id): readonly ColumnId[] => {
      const { form, tourneys } = variant(id);
      return tourneys ? [...COLUMNS[form], 'tourneyPoints'] : COLUMNS[form];
    }),
  );
  return COLUMN_IDS.filter((id) => wanted.has(id));
}

/** What games come to in the columns: sums, and of differences the mean of a hand. */
export function columnValues(
  columns: readonly ColumnId[],
  played: readonly Played[],
): Partial<Record<ColumnId, number>> {
  return Object.fromEntries(
    columns.flatMap((id) => {
      const having = played.filter(({ seat }) => seat[id] !== undefined);
      if (having.length === 0) return [];
      const value =
        id === 'difference'
          ? rounded(meanDifference(having))
          : having.reduce((sum, { seat }) => sum + (seat[id] ?? 0), 0);
      return [[id, value]];
    }),
  );
}

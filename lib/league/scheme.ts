/**
 * The scheme of a season's table: what counts, how results are put together, who is ranked, and
 * what decides between level ones.
 */
import { z } from 'zod';
import { MEASURES, TIE_BREAKS } from './measures';

const count = z.int().min(1).max(1000);
const score = z.number().min(-100_000).max(100_000).multipleOf(0.01);

export const Scheme = z.strictObject({
  measure: z.enum(MEASURES).default('net-sticks'),
  /** Whether each game is a result, or each evening's games together are one. */
  per: z.enum(['game', 'evening']).default('evening'),
  /** Only for `rank-points`: what the places get, best first, and by what an evening is ranked. */
  rankPoints: z.array(score).min(1).max(100).default([25, 18, 15, 12, 10, 8, 6, 4, 2, 1]),
  rankedBy: z.enum(MEASURES.filter((measure) => measure !== 'rank-points')).default('net-sticks'),
  combine: z.enum(['sum', 'mean']).default('sum'),
  keep: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('all') }),
      z.strictObject({ kind: z.literal('best'), count }),
      z.strictObject({
        kind: z.literal('drop-worst'),
        count,
        /** Where an evening is a result: every one missed uses up one of those to be dropped. */
        missedFirst: z.boolean().default(true),
      }),
    ])
    .default({ kind: 'all' }),
  /** To be ranked at all. */
  minimum: z
    .strictObject({ games: z.int().min(0).max(10_000), evenings: z.int().min(0).max(1000) })
    .default({ games: 0, evenings: 0 }),
  /** What a result of an evening that is a final is multiplied with. */
  finalFactor: z.number().min(0).max(100).multipleOf(0.01).default(1),
  /**
   * What an evening missed brings to whoever belonged to the league that day: nothing, a fixed
   * score, the mean of the own results, or the lowest result of that evening. `excused`: only to
   * those who are excused.
   */
  absence: z
    .strictObject({
      of: z.enum(['everybody', 'excused']),
      score: z.union([z.enum(['own-mean', 'lowest']), score]),
    })
    .nullable()
    .default(null),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length).default(['best-evening', 'wins']),
  /** From the evening of this number on (1 the first with games) the table is hidden until the end. */
  hideFrom: z.int().min(1).max(1000).nullable().default(null),
});
export type Scheme = z.infer<typeof Scheme>;

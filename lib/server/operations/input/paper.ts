/** What may be sent about results without hands: shape and size. */
import { z } from 'zod';
import { VARIANT_IDS } from '../../../jass';
import { MEASURES } from '../../../league/measures';
import { PAPER_OF } from '../../leagues';
import { Id } from './id';

/** What a total may be: more than any year brings, with the decimals of a mean. */
const PaperTotal = z.number().min(-1_000_000).max(1_000_000);
/** More than any hall holds. */
const MOST_TOTALS = 300;

const PaperHead = {
  variant: z.enum(VARIANT_IDS),
  of: z.enum(PAPER_OF),
  hands: z.int().min(1).max(10_000).nullable(),
};

export const SavePaper = z.strictObject({
  id: Id,
  eveningId: Id,
  revision: z.int().min(0),
  /** It stands so on the paper, though it cannot come to that. */
  asWritten: z.boolean().optional(),
  ...PaperHead,
  seats: z
    .array(z.strictObject({ player: Id, total: PaperTotal }))
    .min(1)
    .max(MOST_TOTALS),
});
/** More than a league plays in many years. */
const MOST_EVENINGS = 120;
export const ImportTotals = z.strictObject({
  leagueId: Id,
  seasonId: Id,
  ...PaperHead,
  of: z.enum(MEASURES),
  people: z
    .array(
      z.union([
        z.strictObject({ id: Id }),
        z.strictObject({ name: z.string().max(100), hasLeft: z.boolean() }),
      ]),
    )
    .min(1)
    .max(MOST_TOTALS),
  evenings: z
    .array(
      z.strictObject({
        id: Id,
        eveningId: Id,
        date: z.iso.date(),
        totals: z
          .array(z.strictObject({ who: z.int().min(0).max(MOST_TOTALS), total: PaperTotal }))
          .min(1)
          .max(MOST_TOTALS),
        /** Who was excused, by their place among the people. */
        excused: z.array(z.int().min(0).max(MOST_TOTALS)).max(MOST_TOTALS).optional(),
      }),
    )
    .min(1)
    .max(MOST_EVENINGS),
});
export const OnePaper = z.strictObject({ id: Id, eveningId: Id });

/** What may be sent about results without hands: shape and size. */
import { z } from 'zod';
import { VARIANT_IDS } from '../../../jass';
import { PAPER_OF } from '../../leagues';
import { Id } from './id';

/** What a total may be: more than any year brings, with the decimals of a mean. */
export const PaperTotal = z.number().min(-1_000_000).max(1_000_000);
/** More than any hall holds. */
export const MOST_TOTALS = 300;

export const PaperHead = {
  variant: z.enum(VARIANT_IDS),
  of: z.enum(PAPER_OF),
  hands: z.int().min(1).max(10_000).nullable(),
};

export const SavePaper = z.strictObject({
  id: Id,
  eveningId: Id,
  revision: z.int().min(0),
  ...PaperHead,
  seats: z
    .array(z.strictObject({ player: Id, total: PaperTotal }))
    .min(1)
    .max(MOST_TOTALS),
});
export const OnePaper = z.strictObject({ id: Id, eveningId: Id });

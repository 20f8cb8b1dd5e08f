/** What several operations of the JSON interface share. */
import { z } from 'zod';
import type { Messages } from '@/lib/i18n/catalogue';
import { VARIANT_IDS } from '@/lib/jass';

export const Id = z.string().min(1).max(64).meta({ example: 'V1StGXR8_Z5jdHi6B-myT' });
export const Variant = z.enum(VARIANT_IDS).meta({ id: 'Variant', example: 'mittlere' });
/** A day, as 2026-11-21. */
export const Day = z.iso.date().meta({ example: '2026-11-21' });
/** A moment, in UTC. */
export const Moment = z.iso.datetime().meta({ example: '2026-11-21T19:30:00.000Z' });

/** No fields at all. */
export const Nothing = z.strictObject({});

/** Where a page begins, and how long it is. */
export const Paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
/** Where the next page begins; null after the last. */
export const Next = z.string().nullable();

/** Something by its id and its name. */
export const Named = z.object({ id: Id, name: z.string() });

/** Before the key of a note: what is said about a field of the document, in every language. */
export const NOTES = 'api.fields.';
/** What a field is, to be said in the language of the document. */
export const note = (key: keyof Messages['api']['fields']) => ({ description: NOTES + key });

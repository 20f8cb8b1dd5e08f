/** What several operations of the JSON interface share. */
import { z } from 'zod';
import { VARIANT_IDS } from '@/lib/jass';
import TEXTS from './texts.json';

export const Id = z.string().min(1).max(64).meta({ example: 'V1StGXR8_Z5jdHi6B-myT' });
export const Variant = z.enum(VARIANT_IDS).meta({ id: 'Variant', example: 'mittlere' });
/** A day, as 2026-11-21. */
export const Day = z.iso.date().meta({ example: '2026-11-21' });
/** A moment, in UTC. */
export const Moment = z.iso.datetime().meta({ example: '2026-11-21T19:30:00.000Z' });

/** No fields at all. */
export const Nothing = z.strictObject({});

/** What reading, writing and removing share, unless an operation says otherwise. */
export const read = { method: 'get', query: Nothing, body: null } as const;
export const write = { method: 'post', query: Nothing, value: z.null() } as const;
export const remove = { ...write, method: 'delete', body: null } as const;

/** Where a page begins, and how long it is. */
export const Paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
/** Where the next page begins; null after the last. */
export const Next = z.string().nullable();

/** Something by its id and its name. */
export const Named = z.object({ id: Id, name: z.string() });

/** What a field is, for the document: in English, like all that is told about the interface. */
export const note = (key: keyof typeof TEXTS.fields) => ({ description: TEXTS.fields[key] });

import { z } from 'zod';

/** An id as phones and the server make them, with `nanoid()`. */
export const Id = z.nanoid();

/** What a schema read, whose lists are not changed either. */
export type ReadonlyLists<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends readonly (infer One)[] | undefined
    ? readonly One[] | Extract<Of[Key], undefined>
    : Of[Key];
};

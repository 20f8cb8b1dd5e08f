import { z } from 'zod';

/** The notes of a game; how long they may be is for the server to say, with the figures. */
export const SetNotes = z.strictObject({
  gameId: z.string().regex(/^[A-Za-z0-9_-]{21}$/, 'expected an id of 21 characters'),
  notes: z.string().max(10_000, 'There is room for 2000 characters.'),
});

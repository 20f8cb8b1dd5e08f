import { z } from 'zod';
import { NOTES_LENGTH } from '@/lib/server/games/notes';
import { say } from '@/lib/server/transports/words';

/** The notes of a game; how long they may be is for the server to say, with the figures. */
export const SetNotes = z.strictObject({
  gameId: z.string().regex(/^[A-Za-z0-9_-]{21}$/),
  notes: z.string().max(10_000, {
    error: ({ input }) =>
      say('server.notesTooLong', { length: [...String(input)].length, most: NOTES_LENGTH }),
  }),
});

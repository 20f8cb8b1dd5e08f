import { z } from 'zod';

/** The game to share. */
export const ShareGame = z.strictObject({ gameId: z.string().max(64) });

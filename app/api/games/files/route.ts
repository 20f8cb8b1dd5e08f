import { z } from 'zod';
import { GAMES_FORMATS, ownGamesFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

const Query = z.object({
  format: z.enum(GAMES_FORMATS),
});

/** All games of the viewer that belong to no league. */
export const GET = file({ name: 'ownGames', input: Query, run: ownGamesFile });

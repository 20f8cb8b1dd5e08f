import { z } from 'zod';
import { GAMES_FORMATS, gamesFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

const Asked = z.object({
  leagueId: z.string(),
  format: z.enum(GAMES_FORMATS),
  season: z.string().max(64).optional(),
});

/** All games of a league, or of one of its seasons. */
export const GET = file({
  name: 'leagueGames',
  input: Asked,
  run: (viewer, { season: seasonId, ...asked }, words) =>
    gamesFile(viewer, { ...asked, seasonId }, words),
});

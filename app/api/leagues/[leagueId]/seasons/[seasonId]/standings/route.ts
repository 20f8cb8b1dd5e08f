import { z } from 'zod';
import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { STANDINGS_FORMATS, standingsFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

const Asked = z.object({
  leagueId: z.string(),
  seasonId: z.string(),
  format: z.enum(STANDINGS_FORMATS),
  pairs: z.literal('1').optional(),
  look: z.literal('1').optional(),
});

/** A season's table. */
export const GET = file({
  name: 'standingsFile',
  input: Asked,
  run: async (viewer, { pairs, look, ...asked }, words) =>
    (await standingsFile(
      viewer,
      { ...asked, pairs: pairs !== undefined, look: look !== undefined },
      words,
    )) ?? deny('not-found', sentence('server.noSuch.table')),
});

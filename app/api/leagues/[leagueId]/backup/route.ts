import { z } from 'zod';
import { backupFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

/** The whole league as one file. */
export const GET = file({
  name: 'leagueBackup',
  input: z.object({ leagueId: z.string() }),
  run: (viewer, { leagueId }, { words }) => backupFile(viewer, leagueId, words),
});

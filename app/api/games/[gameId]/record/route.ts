import { z } from 'zod';
import { noSuch } from '@/lib/server/access';
import { recordFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

/** A game as a `jass-record/1` file. */
export const GET = file({
  name: 'recordFile',
  input: z.object({ gameId: z.string() }),
  run: async (viewer, { gameId }) => {
    const found = await recordFile(viewer, gameId);
    if (!found) return noSuch('game');
    const body = `${JSON.stringify(found.record, null, 2)}\n`;
    return { name: found.name, type: 'application/json', body };
  },
});

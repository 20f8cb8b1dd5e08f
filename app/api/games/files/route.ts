import { z } from 'zod';
import { viewer } from '@/lib/server/account/session';
import { GAMES_FORMATS, ownGamesFile } from '@/lib/server/files/export';
import { answeringFile, denied, download } from '@/lib/server/transports/file';
import { readInput } from '@/lib/server/transports/told';

const Query = z.object({
  format: z.enum(GAMES_FORMATS),
});

/** All games of the viewer that belong to no league. */
export async function GET(request: Request): Promise<Response> {
  return answeringFile('ownGames', async () => {
    const query = readInput(Query, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.ok) return denied(query);
    const file = await ownGamesFile(await viewer(), query.value);
    return 'body' in file ? download(file) : denied(file);
  });
}

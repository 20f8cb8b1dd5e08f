import { z } from 'zod';
import { deny } from '@/lib/server/answer';
import { answeringFile, denied, download } from '@/lib/server/files/download';
import { STANDINGS_FORMATS, standingsFile } from '@/lib/server/files/standings-file';
import { viewer } from '@/lib/server/session';
import { readInput } from '@/lib/server/told';
import { say } from '@/lib/server/words';

type Context = { params: Promise<{ leagueId: string; seasonId: string }> };

const Query = z.object({
  format: z.enum(STANDINGS_FORMATS),
  pairs: z.literal('1').optional(),
  look: z.literal('1').optional(),
});

/** A season's table. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answeringFile('standingsFile', async () => {
    const query = readInput(Query, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.ok) return denied(query);
    const { format, pairs, look } = query.value;
    const file = await standingsFile(await viewer(), {
      ...(await params),
      format,
      pairs: pairs !== undefined,
      look: look !== undefined,
    });
    return file ? download(file) : denied(deny('not-found', say('server.noSuch.table')));
  });
}

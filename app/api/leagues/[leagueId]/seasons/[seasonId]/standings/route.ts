import { z } from 'zod';
import { deny } from '@/lib/server/access/answer';
import { viewer } from '@/lib/server/account/session';
import { STANDINGS_FORMATS, standingsFile } from '@/lib/server/files/standings-file';
import { answeringFile, denied, download } from '@/lib/server/transports/file';
import { readInput } from '@/lib/server/transports/told';
import { say } from '@/lib/server/transports/words';

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

import { z } from 'zod';
import { deny } from '@/lib/server/answer';
import { denied, download } from '@/lib/server/files/download';
import { STANDINGS_FORMATS, standingsFile } from '@/lib/server/files/standings-file';
import { viewer } from '@/lib/server/session';
import { inReadersLanguage, say } from '@/lib/server/words';

type Context = { params: Promise<{ leagueId: string; seasonId: string }> };

const Query = z.object({
  format: z.enum(STANDINGS_FORMATS, `expected ?format= ${STANDINGS_FORMATS.join(', ')}`),
  pairs: z.literal('1').optional(),
  look: z.literal('1').optional(),
});

/** A season's table. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return inReadersLanguage(async () => {
    const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success)
      return denied(deny('input-invalid', query.error.issues[0]?.message ?? 'Invalid', 'format'));
    const { format, pairs, look } = query.data;
    const file = await standingsFile(await viewer(), {
      ...(await params),
      format,
      pairs: pairs !== undefined,
      look: look !== undefined,
    });
    return file ? download(file) : denied(deny('not-found', say('server.noSuch.table')));
  });
}

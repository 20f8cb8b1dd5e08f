import { z } from 'zod';
import { deny } from '@/lib/server/answer';
import { denied, download } from '@/lib/server/files/download';
import { GAMES_FORMATS, gamesFile } from '@/lib/server/files/export';
import { viewer } from '@/lib/server/session';
import { inReadersLanguage } from '@/lib/server/words';

type Context = { params: Promise<{ leagueId: string }> };

const Query = z.object({
  format: z.enum(GAMES_FORMATS, `expected ?format= ${GAMES_FORMATS.join(', ')}`),
  season: z.string().max(64).optional(),
});

/** All games of a league, or of one of its seasons. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return inReadersLanguage(async () => {
    const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success)
      return denied(deny('input-invalid', query.error.issues[0]?.message ?? 'Invalid', 'format'));
    const { leagueId } = await params;
    const { format, season: seasonId } = query.data;
    const file = await gamesFile(await viewer(), { leagueId, seasonId, format });
    return 'body' in file ? download(file) : denied(file);
  });
}

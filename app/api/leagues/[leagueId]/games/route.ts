import { z } from 'zod';
import { viewer } from '@/lib/server/account/session';
import { GAMES_FORMATS, gamesFile } from '@/lib/server/files/export';
import { answeringFile, denied, download } from '@/lib/server/transports/file';
import { readInput } from '@/lib/server/transports/told';

type Context = { params: Promise<{ leagueId: string }> };

const Query = z.object({
  format: z.enum(GAMES_FORMATS),
  season: z.string().max(64).optional(),
});

/** All games of a league, or of one of its seasons. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answeringFile('leagueGames', async () => {
    const query = readInput(Query, Object.fromEntries(new URL(request.url).searchParams));
    if (!query.ok) return denied(query);
    const { leagueId } = await params;
    const { format, season: seasonId } = query.value;
    const file = await gamesFile(await viewer(), { leagueId, seasonId, format });
    return 'body' in file ? download(file) : denied(file);
  });
}

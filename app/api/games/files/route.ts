import { z } from 'zod';
import { deny } from '@/lib/server/answer';
import { denied, download } from '@/lib/server/files/download';
import { GAMES_FORMATS, ownGamesFile } from '@/lib/server/files/export';
import { viewer } from '@/lib/server/session';
import { inReadersLanguage } from '@/lib/server/words';

const Query = z.object({
  format: z.enum(GAMES_FORMATS, `expected ?format= ${GAMES_FORMATS.join(', ')}`),
});

/** All games of the viewer that belong to no league. */
export async function GET(request: Request): Promise<Response> {
  return inReadersLanguage(async () => {
    const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success)
      return denied(deny('input-invalid', query.error.issues[0]?.message ?? 'Invalid', 'format'));
    const file = await ownGamesFile(await viewer(), query.data);
    return 'body' in file ? download(file) : denied(file);
  });
}

import { z } from 'zod';
import { LANGUAGES } from '@/lib/i18n/languages';
import { wordsIn } from '@/lib/i18n/words-in';
import { standingsOf } from '@/lib/server/leagues';
import { embeddedTable, THEMES } from '@/lib/server/transports/embedded-table';
import { hasTag, makeTag } from '@/lib/server/transports/etag';
import { answering } from '@/lib/server/transports/file';
import { requestLanguage } from '@/lib/server/transports/request-language';

type Context = { params: Promise<{ leagueId: string; seasonId: string }> };

// An address may say anything: what does not fit is not there.
const Query = z.object({
  theme: z.enum(THEMES).optional().catch(undefined),
  language: z.enum(LANGUAGES).optional().catch(undefined),
});

/**
 * The table of a season for other websites: only of public leagues, whoever looks, so that nobody's
 * sign-in shows there what is not for everybody.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answering('embeddedTable', async () => {
    const { leagueId, seasonId } = await params;
    const url = new URL(request.url);
    const { theme = null, language } = Query.parse(Object.fromEntries(url.searchParams));
    const words = wordsIn(language ?? (await requestLanguage()));
    const table = await standingsOf(null, { seasonId });
    if (!table || table.league.id !== leagueId)
      return new Response(words.t('api.noSuchSeason'), {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    const href = `/leagues/${leagueId}/seasons/${seasonId}`;
    const body = embeddedTable(words, { table, theme, href });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Cookie',
      ETag: makeTag(body),
    };
    return hasTag(request.headers.get('if-none-match'), headers.ETag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  });
}

import { isLanguage } from '@/lib/i18n/languages';
import { hasTag } from '@/lib/server/transports/etag';
import { boardPage } from '@/lib/server/transports/static-page';

type Context = { params: Promise<{ language: string }> };

/**
 * The board's page as a document: what the build made, with a policy that names the scripts in it by
 * their hashes. `next.config.js` leads the addresses of all games here.
 */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const { policy, tag, html } = await boardPage(language);
  const said = {
    'Content-Security-Policy': policy,
    // Nobody's data, but in the reader's language, and of this build.
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: 'accept-language, cookie',
  };
  if (hasTag(headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers: said });
  return new Response(html, { headers: { ...said, 'Content-Type': 'text/html; charset=utf-8' } });
}

import { OPTIONS } from '@/lib/server/api/endpoint';
import { hasTag, makeTag } from '@/lib/server/api/etag';
import { requestLanguage } from '@/lib/server/request-language';
import { apiDocument } from '../document';

export { OPTIONS };

/** The document of the interface, in the reader's language. */
export async function GET(request: Request): Promise<Response> {
  const body = JSON.stringify(apiDocument(await requestLanguage()));
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language, Cookie',
    'Access-Control-Allow-Origin': '*',
    ETag: makeTag(body),
  };
  return hasTag(request.headers.get('if-none-match'), headers.ETag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

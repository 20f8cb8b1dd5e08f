import { hasTag, makeTag } from '@/lib/server/transports/etag';
import { OPTIONS } from '@/lib/server/transports/route';
import { apiDocument } from '../document';

export { OPTIONS };

/** The document of the interface. */
export async function GET(request: Request): Promise<Response> {
  const body = JSON.stringify(apiDocument());
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    ETag: makeTag(body),
  };
  return hasTag(request.headers.get('if-none-match'), headers.ETag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

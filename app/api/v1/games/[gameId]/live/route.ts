import { noSuchGame } from '@/lib/server/access/answer';
import { openStream } from '@/lib/server/live/live-streams';
import { answering } from '@/lib/server/transports/file';
import { admit, OPTIONS } from '@/lib/server/transports/route';
import { followGame } from '../../../contract/others';

export { OPTIONS };

export const dynamic = 'force-dynamic';

/**
 * What happens in a game as Server-Sent Events, from behind the revision `after` on, or behind the
 * last event that the browser has seen; all of them where the game has not come so far (any more).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ gameId: string }> },
): Promise<Response> {
  return answering('followGame', async () => {
    const asker = await admit(request, followGame);
    if (asker instanceof Response) return asker;
    const asked =
      request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after');
    const after = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 0;
    const stream = await openStream(asker, {
      gameId: (await params).gameId,
      after,
      signal: request.signal,
    });
    if (!stream && request.headers.has('authorization'))
      return Response.json(noSuchGame(), { status: 404, headers: { 'Cache-Control': 'no-store' } });
    // Browsers do not let a page see a status here, and take it for a fault on the way.
    return new Response(stream ?? 'event: none\ndata: null\n\n', {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-store, no-transform',
        'Access-Control-Allow-Origin': '*',
        // Some proxies would keep it back until it ends.
        'X-Accel-Buffering': 'no',
      },
    });
  });
}

import { openStream } from '@/lib/server/live-streams';
import { viewer } from '@/lib/server/session';

export const dynamic = 'force-dynamic';

/**
 * What happens in a game as Server-Sent Events, from behind the revision `after` on, or behind the
 * last event that the browser has seen.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ gameId: string }> },
): Promise<Response> {
  const asked =
    request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after');
  const after = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 0;
  const stream = await openStream(await viewer(), {
    gameId: (await params).gameId,
    after,
    signal: request.signal,
  });
  if (!stream) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      // Some proxies would keep it back until it ends.
      'X-Accel-Buffering': 'no',
    },
  });
}

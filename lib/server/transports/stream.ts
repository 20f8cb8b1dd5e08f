/** Answers that go on: Server-Sent Events. */
import 'server-only';
import { noSuch } from '../access';
import { openEveningStream, openStream, openTournamentStream } from '../live';
import type { Operation } from './contract';
import { answering, denied } from './file';
import { admit } from './route';

/**
 * A route handler that tells what happens in a game, from behind the revision `after` on, or behind the
 * last event that the browser has seen; all of it where the game has not come so far (any more).
 */
export const stream =
  (operation: Pick<Operation, 'id' | 'method' | 'scope'>) =>
  (request: Request, { params }: { params: Promise<{ gameId: string }> }): Promise<Response> =>
    answering(operation.id, async () => {
      const asker = await admit(request, operation);
      if (asker instanceof Response) return asker;
      const asked =
        request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after');
      const after = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 0;
      const { gameId } = await params;
      const events = await openStream(asker, { gameId, after, signal: request.signal });
      if (!events && request.headers.has('authorization')) return denied(noSuch('game'));
      return told(events);
    });

/** The same of what changes at an evening: for the pages of this site alone. */
export const eveningStream = (
  request: Request,
  { params }: { params: Promise<{ eveningId: string }> },
): Promise<Response> =>
  answering('followEvening', async () => {
    const asker = await admit(request, { method: 'get', scope: 'leagues:read' });
    if (asker instanceof Response) return asker;
    const { eveningId } = await params;
    return told(await openEveningStream(asker, { eveningId, signal: request.signal }));
  });

/** The same of a tournament; `link` lets in whoever has it. */
export const tournamentStream = (
  request: Request,
  { params }: { params: Promise<{ tournamentId: string }> },
): Promise<Response> =>
  answering('followTournament', async () => {
    const asker = await admit(request, { method: 'get', scope: 'games:read' });
    if (asker instanceof Response) return asker;
    const { tournamentId } = await params;
    const link = new URL(request.url).searchParams.get('link') ?? undefined;
    return told(await openTournamentStream(asker, { tournamentId, link, signal: request.signal }));
  });

/** Browsers do not let a page see a status here, and take it for a fault on the way. */
const told = (events: ReadableStream<Uint8Array> | null): Response =>
  new Response(events ?? 'event: none\ndata: null\n\n', {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'Access-Control-Allow-Origin': '*',
      // Some proxies would keep it back until it ends.
      'X-Accel-Buffering': 'no',
    },
  });

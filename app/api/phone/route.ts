import { accountMark, viewer, viewerOrGuest } from '@/lib/server/account';
import { latestGames, phoneGames } from '@/lib/server/operations/phone-games';
import { answering, denied } from '@/lib/server/transports/file';
import { isFromElsewhere } from '@/lib/server/transports/origin';
import { exhausted } from '@/lib/server/transports/pipeline';

/** So many games come at once, so that nobody waits long for the database. */
const AT_ONCE = 20;

/**
 * What a phone keeps to be read without network: which games there are and when each was last
 * changed, or, with `?games=id,id`, these themselves; and whose phone it is.
 */
export async function GET(request: Request): Promise<Response> {
  return answering('phone', async () => {
    const me = await viewer();
    // Every page asks, also on the hundreds of phones of a hall: who has nothing here costs nothing.
    if (!me) return answerOf({ account: null, latest: [], games: [] });
    const tooMany = await exhausted();
    if (tooMany) return denied(tooMany);
    const asked = new URL(request.url).searchParams.get('games');
    const ids = asked?.split(',').slice(0, AT_ONCE) ?? null;
    const body = {
      account: await accountMark(),
      ...(ids ? { games: await phoneGames(me, ids) } : { latest: await latestGames(me) }),
    };
    return answerOf(body);
  });
}

const answerOf = (body: object): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });

/** Makes this phone known to the server, where it is not yet: before it sends what it has begun. */
export async function POST(request: Request): Promise<Response> {
  // A form of another site comes without the cookie: a new guest would take the old one's place.
  if (isFromElsewhere(request)) return new Response(null, { status: 403 });
  return answering('newPhone', async () => {
    const tooMany = await exhausted();
    if (tooMany) return denied(tooMany);
    await viewerOrGuest();
    return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } });
  });
}

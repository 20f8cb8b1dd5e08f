import { deny } from '@/lib/server/access/answer';
import { statusOf } from '@/lib/server/transports/status';
import { inReadersLanguage, say } from '@/lib/server/transports/words';

/** An address of the interface that is none, answered like everything else here. */
const nowhere = (): Promise<Response> =>
  inReadersLanguage(async () => {
    const denied = deny('not-found', say('api.noSuchAddress'));
    return Response.json(denied, { status: statusOf(denied.error.code) });
  });

export { nowhere as DELETE, nowhere as GET, nowhere as PATCH, nowhere as POST, nowhere as PUT };

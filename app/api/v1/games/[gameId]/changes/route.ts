import { accountSent } from '@/lib/server/account/phone-account';
import { renewedViewer } from '@/lib/server/account/session';
import { changesAfter } from '@/lib/server/operations/game-view';
import { writeChange } from '@/lib/server/operations/write';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeGame, listChanges } from '../../../contract/games';

export { OPTIONS };

/** The log of a game after a revision. */
export const GET = endpoint(listChanges, {
  run: (viewer, { params, query }) => changesAfter(viewer, { ...params, ...query }),
});

/** Puts a change on a game. */
export const POST = endpoint(changeGame, {
  who: renewedViewer,
  run: async (viewer, { params: { gameId }, body: { change }, revision }) =>
    writeChange(viewer, { gameId, change, account: await accountSent(), revision }),
});

import { changesAfter } from '@/lib/server/operations/game-view';
import { writeChange } from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeGame, listChanges } from '../../../contract/games';

export { OPTIONS };

/** The log of a game after a revision. */
export const GET = endpoint(listChanges, {
  run: (viewer, { params, query }, words) => changesAfter(viewer, { ...params, ...query }, words),
});

/** Puts a change on a game. */
export const POST = endpoint(changeGame, {
  run: (viewer, { params: { gameId }, body: { change }, account, revision }, words) =>
    writeChange.run(viewer, { gameId, change, account, revision }, words),
});

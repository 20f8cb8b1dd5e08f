import * as view from '@/lib/server/operations/game-view';
import * as operations from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { deleteGame, readGame } from '../../contract/games';

export { OPTIONS };

/** A game with all that is known of it. */
export const GET = endpoint(readGame, {
  run: (viewer, { params }) => view.readGame(viewer, params.gameId),
  revisionOf: ({ revision }) => revision,
});

/** Deletes a game for good. */
export const DELETE = endpoint(deleteGame, {
  run: (viewer, { params, revision }, words) =>
    operations.deleteGame.run(viewer, { ...params, revision }, words),
});

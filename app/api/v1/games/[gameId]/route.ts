import { renewedViewer } from '@/lib/server/account';
import { deleteGame as run } from '@/lib/server/games';
import * as view from '@/lib/server/operations/game-view';
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
  who: renewedViewer,
  run: (viewer, { params, revision }) => run(viewer, params.gameId, revision),
});

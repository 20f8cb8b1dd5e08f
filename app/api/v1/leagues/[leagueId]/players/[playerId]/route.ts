import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changePlayer, removePlayer } from '../../../../contract/leagues';

export { OPTIONS };

/** Renames a player, sets their days, or says that they are another one. */
export const POST = endpoint(changePlayer, {
  run: (viewer, { params, body }, words) => operations.changePlayer(viewer, params, body, words),
});

/** Takes out a name that never sat at a table. */
export const DELETE = endpoint(removePlayer, {
  run: (viewer, { params }, words) => operations.removePlayer.run(viewer, params, words),
});

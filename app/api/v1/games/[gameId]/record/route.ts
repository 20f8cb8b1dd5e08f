import * as view from '@/lib/server/operations/game-view';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readRecord } from '../../../contract/games';

export { OPTIONS };

/** A game as a `jass-record/1`. */
export const GET = endpoint(readRecord, {
  run: (viewer, { params }) => view.readRecord(viewer, params.gameId),
});

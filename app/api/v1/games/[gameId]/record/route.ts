import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/game-view';
import { readRecord } from '../../../contract/games';

export { OPTIONS };

/** A game as a `jass-record/1`. */
export const GET = endpoint(readRecord, {
  run: (viewer, { params }) => view.readRecord(viewer, params.gameId),
});

import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readPlayer } from '../../contract/leagues';

export { OPTIONS };

/** A player with their figures. */
export const GET = endpoint(readPlayer, {
  run: (viewer, { params, query }) => view.readPlayer(viewer, { ...params, ...query }),
});

import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { readPlayer } from '../../contract/leagues';

export { OPTIONS };

/** A player with their figures. */
export const GET = endpoint(readPlayer, {
  run: (viewer, { params, query }) => view.readPlayer(viewer, { ...params, ...query }),
});

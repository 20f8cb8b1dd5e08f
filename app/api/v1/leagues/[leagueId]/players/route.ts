import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { listPlayers } from '../../../contract/leagues';

export { OPTIONS };

/** Who plays in a league. */
export const GET = endpoint(listPlayers, {
  run: (viewer, { params, query }) => view.playersOf(viewer, { ...params, ...query }),
});

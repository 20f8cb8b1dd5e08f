import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { listSeasons } from '../../../contract/leagues';

export { OPTIONS };

/** The seasons of a league. */
export const GET = endpoint(listSeasons, {
  run: (viewer, { params, query }) => view.seasonsOf(viewer, { ...params, ...query }),
});

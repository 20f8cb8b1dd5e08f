import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { listSeasons } from '../../../contract/leagues';

export { OPTIONS };

/** The seasons of a league. */
export const GET = endpoint(listSeasons, {
  run: (viewer, { params, query }) => view.seasonsOf(viewer, { ...params, ...query }),
});

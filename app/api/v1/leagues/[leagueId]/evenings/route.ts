import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { listEvenings } from '../../../contract/leagues';

export { OPTIONS };

/** The evenings of a league. */
export const GET = endpoint(listEvenings, {
  run: (viewer, { params, query }) => view.eveningsOf(viewer, { ...params, ...query }),
});

import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { listEvenings } from '../../../contract/leagues';

export { OPTIONS };

/** The evenings of a league. */
export const GET = endpoint(listEvenings, {
  run: (viewer, { params, query }) => view.eveningsOf(viewer, { ...params, ...query }),
});

import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { listLeagues } from '../contract/leagues';

export { OPTIONS };

/** The leagues that somebody belongs to. */
export const GET = endpoint(listLeagues, {
  run: (viewer, { query }) => view.ownLeagues(viewer, query),
});

import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { listLeagues } from '../contract/leagues';

export { OPTIONS };

/** The leagues that somebody belongs to. */
export const GET = endpoint(listLeagues, {
  run: (viewer, { query }) => view.ownLeagues(viewer, query),
});

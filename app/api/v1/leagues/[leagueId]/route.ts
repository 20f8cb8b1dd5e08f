import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { readLeague } from '../../contract/leagues';

export { OPTIONS };

/** A league. */
export const GET = endpoint(readLeague, {
  run: (viewer, { params }) => view.readLeague(viewer, params.leagueId),
});

import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readLeague } from '../../contract/leagues';

export { OPTIONS };

/** A league. */
export const GET = endpoint(readLeague, {
  run: (viewer, { params }) => view.readLeague(viewer, params.leagueId),
});

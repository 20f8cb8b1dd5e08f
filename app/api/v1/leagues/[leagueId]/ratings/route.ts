import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readRatings } from '../../../contract/leagues';

export { OPTIONS };

/** Everybody’s ratings in a league. */
export const GET = endpoint(readRatings, {
  run: (viewer, { params }) => view.readRatings(viewer, params.leagueId),
});

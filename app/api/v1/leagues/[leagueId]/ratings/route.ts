import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { readRatings } from '../../../contract/leagues';

export { OPTIONS };

/** Everybody’s ratings in a league. */
export const GET = endpoint(readRatings, {
  run: (viewer, { params }) => view.readRatings(viewer, params.leagueId),
});

import { endpoint, OPTIONS } from '@/lib/server/api/endpoint';
import * as view from '@/lib/server/api/league-views';
import { readStandings } from '../../../../../contract/leagues';

export { OPTIONS };

/** The table of a season. */
export const GET = endpoint(readStandings, {
  run: (viewer, { params }) => view.readStandings(viewer, params),
});

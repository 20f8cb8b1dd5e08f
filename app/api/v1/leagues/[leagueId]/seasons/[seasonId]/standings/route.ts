import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readStandings } from '../../../../../contract/leagues';

export { OPTIONS };

/** The table of a season. */
export const GET = endpoint(readStandings, {
  run: (viewer, { params }) => view.readStandings(viewer, params),
});

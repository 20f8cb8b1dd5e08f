import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readSeasonCash, setCash } from '../../../contract/leagues';

export { OPTIONS };

/** The money of a season. */
export const GET = endpoint(readSeasonCash, {
  run: (viewer, { params }) => view.seasonCash(viewer, params.seasonId),
});

/** Says what a season costs. */
export const POST = endpoint(setCash, {
  run: (viewer, { params, body }, words) =>
    operations.setCash.run(viewer, { ...params, ...body }, words),
});

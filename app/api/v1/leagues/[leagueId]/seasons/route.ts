import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createSeason, listSeasons } from '../../../contract/leagues';

export { OPTIONS };

/** The seasons of a league. */
export const GET = endpoint(listSeasons, {
  run: (viewer, { params, query }) => view.seasonsOf(viewer, { ...params, ...query }),
});

/** Makes a season. */
export const POST = endpoint(createSeason, {
  run: (viewer, { params, body }, words) =>
    operations.createSeason.run(viewer, { ...params, ...body }, words),
});

import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeSeason, deleteSeason, readSeason } from '../../contract/leagues';

export { OPTIONS };

/** A season. */
export const GET = endpoint(readSeason, {
  run: (viewer, { params }) => view.readSeason(viewer, params.seasonId),
});

/** Sets a season, closes it or opens it again. */
export const POST = endpoint(changeSeason, {
  run: (viewer, { params: { seasonId: id }, body }, words) =>
    operations.setSeason(viewer, id, body, words),
});

/** Deletes a season without games. */
export const DELETE = endpoint(deleteSeason, {
  run: (viewer, { params: { seasonId: id } }, words) =>
    operations.deleteSeason.run(viewer, { id }, words),
});

import { deleteTournament as remove } from '@/lib/server/operations/tournaments';
import { readTournament as find } from '@/lib/server/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { deleteTournament, readTournament } from '../../contract/tournaments';

export { OPTIONS };

/** A tournament as one reads it. */
export const GET = endpoint(readTournament, {
  run: (viewer, { params, query }) => find(viewer, { ...params, ...query }),
  revisionOf: ({ revision }) => revision,
});

/** Deletes a tournament for good. */
export const DELETE = endpoint(deleteTournament, {
  run: (viewer, { params }, words) => remove.run(viewer, params, words),
});

import { changeTournament as change } from '@/lib/server/operations/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeTournament } from '../../../contract/tournaments';

export { OPTIONS };

/** Puts a change on a tournament. */
export const POST = endpoint(changeTournament, {
  run: (viewer, { params, query, body }, words) =>
    change.run(viewer, { ...params, ...query, ...body }, words),
});

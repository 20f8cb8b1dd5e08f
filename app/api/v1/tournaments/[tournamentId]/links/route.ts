import { changeTournamentLinks as change } from '@/lib/server/operations/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeTournamentLinks } from '../../../contract/tournaments';

export { OPTIONS };

/** The links of a tournament, for those who run it. */
export const POST = endpoint(changeTournamentLinks, {
  run: (viewer, { params, body }, words) => change.run(viewer, { ...params, ...body }, words),
});

import { exportTournament as exported } from '@/lib/server/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { exportTournament } from '../../../contract/tournaments';

export { OPTIONS };

/** A tournament as a `jass-tournament/1`. */
export const GET = endpoint(exportTournament, {
  run: (viewer, { params, query }) => exported(viewer, { ...params, ...query }),
});

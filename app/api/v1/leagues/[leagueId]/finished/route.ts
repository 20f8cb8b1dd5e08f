import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { listFinished } from '../../../contract/leagues';

export { OPTIONS };

/** What happened to the finished games of a league. */
export const GET = endpoint(listFinished, {
  run: (viewer, { params, query }) => view.finishedIn(viewer, { ...params, ...query }),
});

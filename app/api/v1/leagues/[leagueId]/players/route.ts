import * as view from '@/lib/server/operations/league-views';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { addPlayers, listPlayers } from '../../../contract/leagues';

export { OPTIONS };

/** Who plays in a league. */
export const GET = endpoint(listPlayers, {
  run: (viewer, { params, query }) => view.playersOf(viewer, { ...params, ...query }),
});

/** Adds players. */
export const POST = endpoint(addPlayers, {
  run: (viewer, { params, body }) => view.addPlayers(viewer, { ...params, ...body }),
});

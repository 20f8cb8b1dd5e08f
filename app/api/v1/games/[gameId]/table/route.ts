import { changeTable as operation } from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeTable } from '../../../contract/table';

export { OPTIONS };

/** Does something at the table of a game, beside writing hands. */
export const POST = endpoint(changeTable, {
  run: (viewer, { params: { gameId }, body }) => operation(viewer, gameId, body),
});

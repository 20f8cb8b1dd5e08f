import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { readEveningCash, setFee } from '../../../contract/leagues';

export { OPTIONS };

/** The money of an evening. */
export const GET = endpoint(readEveningCash, {
  run: (viewer, { params }) => view.eveningCash(viewer, params.eveningId),
});

/** Sets the entry fee of an evening. */
export const POST = endpoint(setFee, {
  run: (viewer, { params, body }, words) =>
    operations.setFee.run(viewer, { ...params, ...body }, words),
});

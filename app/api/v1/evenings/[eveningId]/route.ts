import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeEvening, deleteEvening, readEvening } from '../../contract/leagues';

export { OPTIONS };

/** An evening with all that is known of it. */
export const GET = endpoint(readEvening, {
  run: (viewer, { params }) => view.readEvening(viewer, params.eveningId),
});

/** Sets what is said about an evening. */
export const POST = endpoint(changeEvening, {
  run: (viewer, { params: { eveningId: id }, body }, words) =>
    operations.changeEvening.run(viewer, { id, ...body }, words),
});

/** Deletes an evening without games. */
export const DELETE = endpoint(deleteEvening, {
  run: (viewer, { params: { eveningId: id } }, words) =>
    operations.deleteEvening.run(viewer, { id }, words),
});

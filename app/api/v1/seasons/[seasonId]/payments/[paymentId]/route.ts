import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { deletePayment } from '../../../../contract/leagues';

export { OPTIONS };

/** Takes a payment back. */
export const DELETE = endpoint(deletePayment, {
  run: (viewer, { params: { seasonId, paymentId } }, words) =>
    operations.deletePayment.run(viewer, { seasonId, id: paymentId }, words),
});

import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { savePayment } from '../../../contract/leagues';

export { OPTIONS };

/** Writes down a payment. */
export const POST = endpoint(savePayment, {
  run: (viewer, { params, body }, words) =>
    operations.savePayment.run(viewer, { ...params, ...body }, words),
});

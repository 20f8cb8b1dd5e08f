import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createEvening } from '../../../contract/leagues';

export { OPTIONS };

/** Makes an evening. */
export const POST = endpoint(createEvening, {
  run: (viewer, { params, body }, words) =>
    operations.createEvening.run(viewer, { ...params, ...body }, words),
});

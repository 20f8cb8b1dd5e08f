import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createSeries } from '../../../contract/leagues';

export { OPTIONS };

/** Makes the evenings of a series. */
export const POST = endpoint(createSeries, {
  run: (viewer, { params, body }, words) =>
    operations.createSeries.run(viewer, { ...params, ...body }, words),
});

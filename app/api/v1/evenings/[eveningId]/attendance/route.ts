import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { markAttendance } from '../../../contract/leagues';

export { OPTIONS };

/** Notes who is there. */
export const POST = endpoint(markAttendance, {
  run: (viewer, { params, body }, words) =>
    operations.markAttendance.run(viewer, { ...params, ...body }, words),
});

import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeSheet } from '../../../contract/leagues';

export { OPTIONS };

/** Sets or draws who sits where. */
export const POST = endpoint(changeSheet, {
  run: (viewer, { params, body }, words) =>
    operations.changeSheet(viewer, params.eveningId, body, words),
});

import * as operations from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { setNotes } from '../../../contract/games';

export { OPTIONS };

/** Puts down what is to be remembered of a game. */
export const POST = endpoint(setNotes, {
  run: (viewer, { params, body }, words) =>
    operations.setNotes.run(viewer, { ...params, ...body }, words),
});

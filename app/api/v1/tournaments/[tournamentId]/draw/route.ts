import { drawRound as drawn } from '@/lib/server/operations/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { drawRound } from '../../../contract/tournaments';

export { OPTIONS };

/** Draws the next round. */
export const POST = endpoint(drawRound, {
  run: (viewer, { params, query, body }, words) =>
    drawn.run(viewer, { ...params, ...query, ...body }, words),
});

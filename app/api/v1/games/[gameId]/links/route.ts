import { changeLinks as run } from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeLinks } from '../../../contract/table';

export { OPTIONS };

/** The links to the table of a game, for those who run it. */
export const POST = endpoint(changeLinks, {
  run: (viewer, { params, body }) => run(viewer, { ...params, ...body }),
});

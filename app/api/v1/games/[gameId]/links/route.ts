import { renewedViewer } from '@/lib/server/account';
import { changeLinks as run } from '@/lib/server/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeLinks } from '../../../contract/table';

export { OPTIONS };

/** The links to the table of a game, for those who run it. */
export const POST = endpoint(changeLinks, {
  who: renewedViewer,
  run: (viewer, { params, body }) => run(viewer, { ...params, ...body }),
});

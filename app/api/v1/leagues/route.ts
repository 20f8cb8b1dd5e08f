import * as view from '@/lib/server/operations/league-views';
import * as operations from '@/lib/server/operations/leagues';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createLeague, listLeagues } from '../contract/leagues';

export { OPTIONS };

/** The leagues that somebody belongs to. */
export const GET = endpoint(listLeagues, {
  run: (viewer, { query }) => view.ownLeagues(viewer, query),
});

/** Founds a league. */
export const POST = endpoint(createLeague, {
  run: async (viewer, { body }, words) => {
    const founded = await operations.foundLeague.run(viewer, body, words);
    return founded.ok ? { ok: true, value: null } : founded;
  },
});

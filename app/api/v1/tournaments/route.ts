import { viewerOrGuest } from '@/lib/server/account';
import { foundTournament } from '@/lib/server/operations/tournaments';
import { listTournaments as list } from '@/lib/server/tournaments';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createTournament, listTournaments } from '../contract/tournaments';

export { OPTIONS };

/** The tournaments that one directs. */
export const GET = endpoint(listTournaments, {
  run: async (viewer, { query }) => ({
    ok: true,
    value: { tournaments: await list(viewer, { leagueId: query.league }) },
  }),
});

/** Founds a tournament. */
export const POST = endpoint(createTournament, {
  who: viewerOrGuest,
  run: (viewer, { body }, words) => foundTournament.run(viewer, body, words),
});

import { viewerOrGuest } from '@/lib/server/account';
import { findGames } from '@/lib/server/operations/game-view';
import * as operations from '@/lib/server/operations/games';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { createGame, listGames } from '../contract/games';

export { OPTIONS };

/** Games, as a search finds them. */
export const GET = endpoint(listGames, {
  run: (
    viewer,
    { query: { league, season, evening, player, with: other, cursor, limit, ...rest } },
  ) =>
    findGames(
      viewer,
      {
        ...rest,
        who: [player, other].flatMap((id) => (id === undefined ? [] : { id })),
        leagueId: league === 'own' ? null : league,
        seasonId: season,
        eveningId: evening,
      },
      { cursor, limit },
    ),
});

/** A new game; a phone that asks for the first time becomes a guest. */
export const POST = endpoint(createGame, {
  who: viewerOrGuest,
  run: (viewer, { body, account }, words) =>
    operations.createGame.run(viewer, { ...body, account }, words),
});

import { z } from 'zod';
import { readBoard } from '@/lib/server/operations/board';
import { operation } from '@/lib/server/transports/contract';
import { requestLanguage } from '@/lib/server/transports/request-language';
import { endpoint } from '@/lib/server/transports/route';
import type { BoardGame } from '@/lib/sync/board';

/** For our own pages alone, and so in no document: it changes with them. */
const board = operation({
  id: 'readBoard',
  method: 'get',
  path: '/games/{gameId}/board',
  scope: 'games:read',
  params: z.object({ gameId: z.string().min(1).max(64) }),
  query: z.strictObject({ sight: z.literal('1').optional() }),
  body: null,
  value: z.custom<BoardGame>(),
});

/** What the board of a game begins with; with `?sight=1` also how it is first seen. */
export const GET = endpoint(board, {
  run: async (viewer, { params, query }) =>
    readBoard(viewer, {
      id: params.gameId,
      sightIn: query.sight ? await requestLanguage() : null,
    }),
  revisionOf: ({ game }) => game.revision,
});

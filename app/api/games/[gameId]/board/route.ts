import { z } from 'zod';
import { endpoint } from '@/lib/server/api/endpoint';
import { operation } from '@/lib/server/api/operation';
import { readBoard } from '@/lib/server/games/board';
import type { BoardGame } from '@/lib/sync/board';

/** For our own pages alone, and so in no document: it changes with them. */
const board = operation({
  id: 'readBoard',
  method: 'get',
  path: '/games/{gameId}/board',
  scope: 'games:read',
  params: z.object({ gameId: z.string().min(1).max(64) }),
  query: z.strictObject({}),
  body: null,
  value: z.custom<BoardGame>(),
});

/** What the board of a game begins with. */
export const GET = endpoint(board, {
  run: (viewer, { params }) => readBoard(viewer, params.gameId),
  revisionOf: ({ game }) => game.revision,
});

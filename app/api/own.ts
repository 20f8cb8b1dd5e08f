/** Operations for our own pages alone, and so in no document: they change with them. */
import { z } from 'zod';
import type { OwnGames } from '@/app/games/own-games';
import { operation } from '@/lib/server/transports/contract';
import type { BoardGame } from '@/lib/sync/board';

const read = { method: 'get', base: '/api', body: null } as const;

/** What the board of a game begins with. */
export const readBoard = operation({
  ...read,
  id: 'readBoard',
  path: '/games/{gameId}/board',
  scope: 'games:read',
  params: z.object({ gameId: z.string().min(1).max(64) }),
  query: z.strictObject({}),
  value: z.custom<BoardGame>(),
});

/** What the server has drawn of the page at an address. */
export const readPage = operation({
  ...read,
  id: 'readPage',
  path: '/page',
  scope: 'leagues:read',
  params: z.object({}),
  query: z.strictObject({ at: z.string().max(2000).startsWith('/') }),
  value: z.custom<{ readonly at: string; readonly title: string; readonly html: string }>(),
});

/** What stands on the page of one's games. */
export const readOwnGames = operation({
  ...read,
  id: 'readOwnGames',
  path: '/games/mine',
  scope: 'games:read',
  params: z.object({}),
  query: z.strictObject({}),
  value: z.custom<OwnGames>(),
});

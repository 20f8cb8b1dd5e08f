/** Operations for our own pages alone, and so in no document: they change with them. */
import { z } from 'zod';
import type { OwnGames } from '@/app/games/own-games';
import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { wasSignedOut } from '@/lib/server/account';
import { ownGames } from '@/lib/server/archive';
import { readBoard } from '@/lib/server/operations/board';
import { type DrawnPage, drawnPage } from '@/lib/server/operations/drawn-pages';
import { operation } from '@/lib/server/transports/contract';
import { requestLanguage } from '@/lib/server/transports/request-language';
import { type Endpoint, endpoint } from '@/lib/server/transports/route';
import type { BoardGame } from '@/lib/sync/board';

const read = { method: 'get', base: '/api', body: null } as const;
const Nothing = z.strictObject({});

/** What the board of a game begins with. */
const board = endpoint(
  operation({
    ...read,
    id: 'readBoard',
    path: '/games/{gameId}/board',
    scope: 'games:read',
    params: z.object({ gameId: z.string().min(1).max(64) }),
    query: Nothing,
    value: z.custom<BoardGame>(),
  }),
  (viewer, { gameId }) => readBoard(viewer, { id: gameId }),
  { revisionOf: ({ game }) => game.revision },
);

const answers = new WeakMap<DrawnPage, ReturnType<typeof answerOf>>();
const answerOf = (value: DrawnPage) => ({ ok: true as const, value });

/** What the server has drawn of the page at an address. */
const page = endpoint(
  operation({
    ...read,
    id: 'readPage',
    path: '/page',
    scope: 'leagues:read',
    params: Nothing,
    query: z.strictObject({ at: z.string().max(2000).startsWith('/') }),
    value: z.custom<{ readonly at: string; readonly title: string; readonly html: string }>(),
  }),
  async (viewer, { at }) => {
    const drawn = await drawnPage(viewer, at, await requestLanguage());
    if (!drawn) return deny('not-found', sentence('server.noSuch.league'));
    const known = answers.get(drawn) ?? answerOf(drawn);
    answers.set(drawn, known);
    return known;
  },
);

/** What stands on the page of one's games. */
const mine = endpoint(
  operation({
    ...read,
    id: 'readOwnGames',
    path: '/games/mine',
    scope: 'games:read',
    params: Nothing,
    query: Nothing,
    value: z.custom<OwnGames>(),
  }),
  async (viewer) => {
    const found = await ownGames(viewer);
    const isEmpty = found.running.games.length === 0 && found.page.games.length === 0;
    return { ok: true, value: { ...found, wasSignedOut: isEmpty && (await wasSignedOut()) } };
  },
);

export const OWN_ENDPOINTS: readonly Endpoint[] = [board, page, mine];

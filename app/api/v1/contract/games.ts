/** What the JSON interface can do with games. */
import { z } from 'zod';
import { ChangeGame, CreateGame, SetNotes } from '@/lib/server/operations/input/games';
import { operation } from '@/lib/server/transports/contract';
import { ChangeList, Game, GameList, GameState, JassRecord, Search } from './game-schemas';
import { Id, Nothing, note, Paging, read, remove, write } from './shared';

const params = z.object({ gameId: Id });

export const listGames = operation({
  ...read,
  id: 'listGames',
  path: '/games',
  scope: 'games:read',
  params: Nothing,
  query: z.strictObject({ ...Search, ...Paging }),
  value: GameList,
});

const { id, table, record, tourney, evening, after, tournament, begunAt } = CreateGame.shape;
const NewGame = z.strictObject({
  id: id.meta(note('newGameId')),
  table: table.meta(note('newTable')),
  record: record.meta(note('newRecord')),
  tourney: tourney.meta(note('newTourney')),
  evening: evening.meta(note('newEvening')),
  after: after.meta(note('newAfter')),
  tournament: tournament.meta(note('newTournamentGame')),
  begunAt: begunAt.meta(note('begunAt')),
});

export const createGame = operation({
  ...write,
  id: 'createGame',
  path: '/games',
  scope: 'games:write',
  params: Nothing,
  body: NewGame,
  value: GameState,
});

export const readGame = operation({
  ...read,
  id: 'readGame',
  path: '/games/{gameId}',
  scope: 'games:read',
  params,
  value: Game,
});

export const deleteGame = operation({
  ...remove,
  id: 'deleteGame',
  path: '/games/{gameId}',
  scope: 'games:write',
  params,
});

export const readRecord = operation({
  ...read,
  id: 'readRecord',
  path: '/games/{gameId}/record',
  scope: 'games:read',
  params,
  value: JassRecord,
});

export const listChanges = operation({
  ...read,
  id: 'listChanges',
  path: '/games/{gameId}/changes',
  scope: 'games:read',
  params,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).default(0),
    limit: Paging.limit,
  }),
  value: ChangeList,
});

export const setNotes = operation({
  ...write,
  id: 'setNotes',
  path: '/games/{gameId}/notes',
  scope: 'games:write',
  params,
  body: SetNotes.omit({ gameId: true }),
});

export const changeGame = operation({
  ...write,
  id: 'changeGame',
  path: '/games/{gameId}/changes',
  scope: 'games:write',
  params,
  body: z.strictObject({ change: ChangeGame.shape.change }),
  value: GameState,
});

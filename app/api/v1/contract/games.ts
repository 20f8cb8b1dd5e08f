/** What the JSON interface can do with games. */
import { z } from 'zod';
import { ChangeGame, CreateGame, SetNotes } from '@/lib/server/operations/input/games';
import { operation } from '@/lib/server/transports/contract';
import { ChangeList, Game, GameList, GameState, JassRecord, Search } from './game-schemas';
import { Id, Nothing, note, Paging } from './shared';

const params = z.object({ gameId: Id });

export const listGames = operation({
  id: 'listGames',
  method: 'get',
  path: '/games',
  scope: 'games:read',
  params: Nothing,
  query: z.strictObject({ ...Search, ...Paging }),
  body: null,
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
  id: 'createGame',
  method: 'post',
  path: '/games',
  scope: 'games:write',
  params: Nothing,
  query: Nothing,
  body: NewGame,
  value: GameState,
});

export const readGame = operation({
  id: 'readGame',
  method: 'get',
  path: '/games/{gameId}',
  scope: 'games:read',
  params,
  query: Nothing,
  body: null,
  value: Game,
});

export const deleteGame = operation({
  id: 'deleteGame',
  method: 'delete',
  path: '/games/{gameId}',
  scope: 'games:write',
  params,
  query: Nothing,
  body: null,
  value: z.null(),
});

export const readRecord = operation({
  id: 'readRecord',
  method: 'get',
  path: '/games/{gameId}/record',
  scope: 'games:read',
  params,
  query: Nothing,
  body: null,
  value: JassRecord,
});

export const listChanges = operation({
  id: 'listChanges',
  method: 'get',
  path: '/games/{gameId}/changes',
  scope: 'games:read',
  params,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).default(0),
    limit: Paging.limit,
  }),
  body: null,
  value: ChangeList,
});

export const setNotes = operation({
  id: 'setNotes',
  method: 'post',
  path: '/games/{gameId}/notes',
  scope: 'games:write',
  params,
  query: Nothing,
  body: SetNotes.omit({ gameId: true }),
  value: z.null(),
});

export const changeGame = operation({
  id: 'changeGame',
  method: 'post',
  path: '/games/{gameId}/changes',
  scope: 'games:write',
  params,
  query: Nothing,
  body: z.strictObject({ change: ChangeGame.shape.change }),
  value: GameState,
});

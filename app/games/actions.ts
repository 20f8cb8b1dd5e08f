'use server';
import { action, guestAction } from '@/lib/server/action';
import * as games from '@/lib/server/games/games';
import { ChangeGame, CreateGame, DeleteGame } from './input';

export const createGame = guestAction({
  name: 'createGame',
  input: CreateGame,
  run: games.createGame,
});

export const changeGame = action({ name: 'changeGame', input: ChangeGame, run: games.changeGame });

export const deleteGame = action({
  name: 'deleteGame',
  input: DeleteGame,
  run: (viewer, { gameId }: { gameId: string }) => games.deleteGame(viewer, gameId),
});

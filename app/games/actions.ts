'use server';
import { action } from '@/lib/server/action';
import * as games from '@/lib/server/games/games';
import { DeleteGame } from './input';

export const deleteGame = action({
  name: 'deleteGame',
  input: DeleteGame,
  run: (viewer, { gameId }: { gameId: string }) => games.deleteGame(viewer, gameId),
});

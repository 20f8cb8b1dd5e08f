'use server';
import * as games from '@/lib/server/games/games';
import { action } from '@/lib/server/transports/action';
import { DeleteGame } from './input';

export const deleteGame = action({
  name: 'deleteGame',
  input: DeleteGame,
  run: (viewer, { gameId }: { gameId: string }) => games.deleteGame(viewer, gameId),
});

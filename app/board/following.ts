/** What would follow a game that this phone has. */
import { nextGame } from '@/lib/sync/next-game';
import { type KnownGame, told } from './known-game';

/** The game that would follow one of these at its table. */
export const followingOf = (
  { kept: { evening, tourney }, state, tally }: KnownGame,
  all: readonly KnownGame[],
): ReturnType<typeof nextGame> =>
  nextGame(state, tally, {
    evening,
    tourney: tourney && all.reduce(told, tourney),
  });

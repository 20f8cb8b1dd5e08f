/** Which game the start page of somebody who plays is about. */
import type { KnownGame } from '../board/known-game';

/** Does whoever has this phone only look on? */
export const isRead = ({ kept }: KnownGame): boolean => kept.atTable?.role === 'reader';

/** Of games, the latest change first: the one that is played, one’s own before others’; else the last that ended. */
export function firstOf(games: readonly KnownGame[]): KnownGame | undefined {
  const running = games.filter(({ over }) => !over);
  return running.find((one) => !isRead(one)) ?? running[0] ?? games[0];
}

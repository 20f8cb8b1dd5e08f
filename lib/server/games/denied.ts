import 'server-only';
import { sentence } from '../../i18n/sentence';
import { deny, noSuch, type Viewer, visibleTo } from '../access';
import type { Tx } from '../store';

/** Is the game there for this viewer? */
export const isVisible = async (tx: Tx, viewer: Viewer | null, id: string): Promise<boolean> =>
  (await tx.game.findFirst({
    where: { AND: [{ id }, visibleTo(viewer)] },
    select: { id: true },
  })) !== null;

/** The answer to somebody who may not write in a game: whoever may not even see it finds none. */
export const denyReader = async (tx: Tx, viewer: Viewer | null, gameId: string) =>
  (await isVisible(tx, viewer, gameId))
    ? deny('forbidden', sentence('live.onlyWriters'))
    : noSuch('game');

/** The answer to somebody who does not run a game. */
export const denyGuest = async (tx: Tx, viewer: Viewer | null, gameId: string) =>
  (await isVisible(tx, viewer, gameId))
    ? deny('forbidden', sentence('live.onlyHosts'))
    : noSuch('game');

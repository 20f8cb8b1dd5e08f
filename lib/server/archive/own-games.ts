import 'server-only';
import type { Viewer } from '../access';
import { type LastGame, lastOwnIn, type Running, recentIn, runningIn } from '../games';
import { read } from '../store';
import { type GamePage, searchIn } from './history';
import { type Choice, ownLeaguesIn } from './search-choices';

/** What stands on the page of one's games. */
export type OwnGames = {
  /** Those that are over, the first page of them. */
  readonly page: GamePage;
  readonly running: Running;
  /** The game played last, for one more at its table. */
  readonly last: LastGame | null;
  readonly offered: { readonly names: readonly string[]; readonly leagues: readonly Choice[] };
};

/** One's games as they stand: all from one state of the database. */
export const ownGames = (viewer: Viewer | null): Promise<OwnGames> =>
  read(async (tx) => ({
    page: await searchIn(tx, viewer, { result: 'finished' }),
    running: await runningIn(tx, viewer),
    last: await lastOwnIn(tx, viewer),
    offered: { names: await recentIn(tx, viewer), leagues: await ownLeaguesIn(tx, viewer) },
  }));

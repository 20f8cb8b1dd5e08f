import type { AtTable } from './at-table';
import type { GameState } from './game';
import type { Tourney } from './tourney';

/** All that the board of a game begins with, as the server answers it and a phone keeps it. */
export type BoardGame = {
  readonly game: GameState;
  /** The tourney that it belongs to. */
  readonly tourney: Tourney | null;
  /** The path of the evening's page that it belongs to. */
  readonly evening: string | null;
  readonly atTable: AtTable;
};

import type { AtTable } from './at-table';
import type { GameState } from './game';
import type { Tourney } from './tourney';

/** The table of a tournament whose hands are written in a game. */
export type TournamentTable = {
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
  /** The draw by which these people sit there. */
  readonly draw: string;
};

/** All that the board of a game begins with, as the server answers it and a phone keeps it. */
export type BoardGame = {
  readonly game: GameState;
  /** The tourney that it belongs to. */
  readonly tourney: Tourney | null;
  /** The path of the evening's page that it belongs to. */
  readonly evening: string | null;
  readonly tournament: TournamentTable | null;
  readonly atTable: AtTable;
};

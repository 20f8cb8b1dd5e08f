import 'server-only';
import type { BoardGame } from '../../sync/board';
import type { Viewer } from '../access';
import { type Answer, noSuchGame } from '../answer';
import { eveningOfGame } from '../leagues/evening-page';
import { findTable } from './at-table';
import { findGame, findTourney } from './games';

/** What the board of a game begins with; `not-found` where this viewer sees none of that id. */
export async function readBoard(viewer: Viewer | null, id: string): Promise<Answer<BoardGame>> {
  const [game, tourney, evening, atTable] = await Promise.all([
    findGame(viewer, id),
    findTourney(viewer, id),
    eveningOfGame(viewer, id),
    findTable(viewer, id),
  ]);
  if (!game || !atTable) return noSuchGame();
  const path = evening && `/leagues/${evening.leagueId}/evenings/${evening.id}`;
  return { ok: true, value: { game, tourney, evening: path, atTable } };
}

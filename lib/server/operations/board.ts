import 'server-only';
import type { BoardGame } from '../../sync/board';
import { type Answer, noSuch, type Viewer } from '../access';
import { findSeen, findTourney, NOBODY, seenBy } from '../games';
import { eveningOfGame } from '../leagues';

/**
 * What the board of a game begins with; `not-found` where this viewer sees none of that id.
 */
export async function readBoard(
  viewer: Viewer | null,
  { id }: { readonly id: string },
): Promise<Answer<BoardGame>> {
  const seen = await findSeen({ viewer, id });
  if (!seen) return noSuch('game');
  const { stored, reader, table } = seen;
  const [tourney, evening] = await Promise.all([
    table.tourneyId === null ? null : findTourney(viewer, id),
    stored.eveningId === null ? null : eveningOfGame(viewer, id),
  ]);
  return {
    ok: true,
    value: {
      game: stored.state,
      tourney,
      evening,
      tournament: table.tournament,
      atTable: seenBy(table, reader, NOBODY),
    },
  };
}

import 'server-only';
import type { Language } from '../../i18n/languages';
import type { BoardGame } from '../../sync/board';
import { type Answer, noSuchGame, type Viewer } from '../access';
import { findSeen, findTourney, firstSight, NOBODY, seenBy } from '../games';
import { eveningOfGame } from '../leagues';

/**
 * What the board of a game begins with, with its first sight in a language where one is named;
 * `not-found` where this viewer sees none of that id.
 */
export async function readBoard(
  viewer: Viewer | null,
  { id, sightIn }: { id: string; sightIn: Language | null },
): Promise<Answer<BoardGame>> {
  const seen = await findSeen({ viewer, id });
  if (!seen) return noSuchGame();
  const { desk, reader, table } = seen;
  const [tourney, evening, sight] = await Promise.all([
    table.tourneyId === null ? null : findTourney(viewer, id),
    desk.eveningId === null ? null : eveningOfGame(viewer, id),
    sightIn === null ? undefined : firstSight(desk.state, sightIn),
  ]);
  return {
    ok: true,
    value: {
      game: desk.state,
      tourney,
      evening,
      atTable: seenBy(table, reader, NOBODY),
      ...(sight !== undefined && { sight }),
    },
  };
}

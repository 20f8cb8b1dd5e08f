/** A season as many read it at once. */
import 'server-only';
import type { Viewer } from '../access';
import { keptByRevision, partsOfLeagues } from './kept';
import { revisionOf } from './season-revision';
import { type SeasonTable, standingsOf } from './standings';

/**
 * The table of a season as it stands: the same object for as long as nothing in it has changed, and for
 * all of one role. Null where this viewer sees none of that id. With `look` an owner sees what is hidden.
 */
export const seasonNow = (
  viewer: Viewer | null,
  { seasonId, look }: { seasonId: string; look?: boolean | undefined },
): Promise<SeasonTable | null> => seasons({ viewer, id: seasonId, look });

/** As many cells of tables are kept; one takes some 300 bytes. */
const KEPT_CELLS = 200_000;
const cellsOf = ({ standings, pairs }: SeasonTable): number =>
  1 +
  [standings, pairs].reduce(
    (sum, of) => sum + (of ? of.rows.length * (of.evenings.length + 9) : 0),
    0,
  );

const seasons = keptByRevision<SeasonTable>({
  name: 'season',
  find: partsOfLeagues('Season'),
  revisionOf: (tx, { id, leagueId }) => revisionOf(tx, { id, leagueId: leagueId ?? '' }),
  make: (viewer, { thing, look }) => standingsOf(viewer, { seasonId: thing.id, look }),
  most: KEPT_CELLS,
  sizeOf: cellsOf,
});

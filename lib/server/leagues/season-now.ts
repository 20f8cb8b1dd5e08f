/** A season as many read it at once. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { Viewer } from '../access';
import { keptByRevision, type Thing } from './kept';
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
  find: async (tx, ids) => {
    const rows = await tx.$queryRaw<Thing[]>`
      SELECT "Season"."id", "leagueId", "isPublic"
      FROM "Season" JOIN "League" ON "League"."id" = "leagueId"
      WHERE "Season"."id" IN (${Prisma.join(ids)})`;
    return new Map(rows.map((row) => [row.id, row]));
  },
  revisionOf: (tx, { id, leagueId }) => revisionOf(tx, { id, leagueId: leagueId ?? '' }),
  make: (viewer, { thing, look }) => standingsOf(viewer, { seasonId: thing.id, look }),
  most: KEPT_CELLS,
  sizeOf: cellsOf,
});

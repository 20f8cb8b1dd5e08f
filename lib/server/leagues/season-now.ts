/**
 * A season as many read it at once. Who may see it is asked each time; what they see is kept by what it
 * was made of, its revision, and serves all who may see the same.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { Prisma } from '../../../generated/prisma/client';
import { ROLES, type Role, type Viewer } from '../access';
import { gather, read } from '../store';
import { isAtLeast } from './leagues';
import { revisionOf } from './season-revision';
import { type SeasonTable, standingsOf } from './standings';

type Asked = { readonly viewer: Viewer | null; readonly seasonId: string };
/** What somebody is to the league of a season, and the revision of its table. */
type Looked = { readonly role: Role; readonly hasRole: boolean; readonly revision: string };

/**
 * The table of a season as it stands: the same object for as long as nothing in it has changed, and for
 * all of one role. Null where this viewer sees none of that id. With `look` an owner sees what is hidden.
 */
export async function seasonNow(
  viewer: Viewer | null,
  { seasonId, look = false }: { seasonId: string; look?: boolean | undefined },
): Promise<SeasonTable | null> {
  const seen = await lookAt({ viewer, seasonId });
  if (!seen) return null;
  const isLooking = look && isAtLeast(seen.role, 'owner');
  const keyAt = (revision: string) =>
    `${seasonId} ${seen.role} ${seen.hasRole} ${isLooking} ${revision}`;
  const key = keyAt(seen.revision);
  const known = kept.get(key);
  if (known) return known;
  const making = made.get(key) ?? standingsOf(viewer, { seasonId, look: isLooking });
  made.set(key, making);
  try {
    // Who asked first may have lost their way in meanwhile.
    const table = (await making) ?? (await standingsOf(viewer, { seasonId, look: isLooking }));
    // One that could not be kept may be another the next time, under the same revision.
    if (table?.revision != null) kept.set(keyAt(table.revision), table);
    return table;
  } finally {
    made.delete(key);
  }
}

/** As many cells of tables are kept; one takes some 300 bytes. */
const KEPT_CELLS = 200_000;
const cellsOf = ({ standings, pairs }: SeasonTable): number =>
  1 +
  [standings, pairs].reduce(
    (sum, of) => sum + (of ? of.rows.length * (of.evenings.length + 9) : 0),
    0,
  );

// Pages and route handlers have module instances of their own.
const shared = globalThis as typeof globalThis & {
  schieferSeasons?: LRUCache<string, SeasonTable>;
};
shared.schieferSeasons ??= new LRUCache({ maxSize: KEPT_CELLS, sizeCalculation: cellsOf });
const kept = shared.schieferSeasons;
const made = new Map<string, Promise<SeasonTable | null>>();

const lookAt = gather((asked: readonly Asked[]) =>
  read(async (tx): Promise<(Looked | null)[]> => {
    const ids = [...new Set(asked.map(({ seasonId }) => seasonId))];
    const users = [...new Set(asked.flatMap(({ viewer }) => viewer?.userId ?? []))];
    const seasons = await tx.$queryRaw<
      { id: string; leagueId: string; isPublic: boolean | number }[]
    >`
      SELECT "Season"."id", "leagueId", "isPublic"
      FROM "Season" JOIN "League" ON "League"."id" = "leagueId"
      WHERE "Season"."id" IN (${Prisma.join(ids)})`;
    const leagues = [...new Set(seasons.map(({ leagueId }) => leagueId))];
    const members =
      users.length === 0 || leagues.length === 0
        ? []
        : await tx.$queryRaw<{ leagueId: string; userId: string; role: string }[]>`
            SELECT "leagueId", "userId", "role" FROM "Membership"
            WHERE "userId" IN (${Prisma.join(users)}) AND "leagueId" IN (${Prisma.join(leagues)})`;
    const roles = new Map(
      members.map(({ leagueId, userId, role }) => [`${leagueId} ${userId}`, role]),
    );
    const revisions = new Map<string, string>();
    const answers: (Looked | null)[] = [];
    for (const { viewer, seasonId } of asked) {
      const season = seasons.find(({ id }) => id === seasonId);
      const said = viewer ? roles.get(`${season?.leagueId} ${viewer.userId}`) : undefined;
      const role = ROLES.find((one) => one === said);
      if (!season || !(role || season.isPublic)) {
        answers.push(null);
        continue;
      }
      const revision = revisions.get(seasonId) ?? (await revisionOf(tx, season));
      revisions.set(seasonId, revision);
      answers.push({ role: role ?? 'reader', hasRole: said !== undefined, revision });
    }
    return answers;
  }),
);

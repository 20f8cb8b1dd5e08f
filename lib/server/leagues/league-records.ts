/** What stands out over the seasons of a league, kept until one of their tables may be another one. */
import 'server-only';
import { today } from '../../league/days';
import {
  type AllTime,
  allTimeOf,
  type LeagueRecord,
  recordsOf,
  type SeasonPlayed,
} from '../../league/records';
import type { Viewer } from '../access';
import { read, revisionFrom, type Tx } from '../store';
import { keptByRevision, wholeLeagues } from './kept';
import { type League, leagueAs } from './leagues';
import { seasonNow } from './season-now';
import { listSeasons } from './seasons';

/** The records of a league, and everybody's seasons together; what a table hides stays so. */
export type LeagueRecords = {
  readonly league: League;
  readonly records: readonly LeagueRecord[];
  readonly all: readonly AllTime[];
  readonly revision: string | null;
};

/** The same object until a table changes; null where this viewer sees no league of that id. */
export const recordsNow = (
  viewer: Viewer | null,
  leagueId: string,
): Promise<LeagueRecords | null> => records({ viewer, id: leagueId });

/** So many lines are kept: everybody has one in the table of all seasons. */
const KEPT_LINES = 20_000;

const records = keptByRevision<LeagueRecords>({
  name: 'records',
  find: wholeLeagues,
  revisionOf: (tx, { id }) => tablesRevisionOf(tx, id),
  make: (viewer, { thing }) => makeRecords(viewer, thing.id),
  most: KEPT_LINES,
  sizeOf: ({ all }) => 10 + all.length,
});

/** What all tables of a league are made of, in as many questions however many seasons there are. */
async function tablesRevisionOf(tx: Tx, leagueId: string): Promise<string> {
  const league = await tx.$queryRaw`
    SELECT "name", "isPublic", "publicNames", "byFamily" FROM "League" WHERE "id" = ${leagueId}`;
  const seasons = await tx.$queryRaw`
    SELECT "id", "name", "startsOn", "endsOn", "variants", "scheme", "closed", "createdAt"
    FROM "Season" WHERE "leagueId" = ${leagueId} ORDER BY "id"`;
  const evenings = await tx.$queryRaw`
    SELECT "id", "Evening"."seasonId", "date", "createdAt", "isFinal", "mark",
      "results" IS NULL AS "none", "SharedEvening"."seasonId" AS "also"
    FROM "Evening" LEFT JOIN "SharedEvening" ON "SharedEvening"."eveningId" = "id"
    WHERE "leagueId" = ${leagueId} ORDER BY "id", "also"`;
  const players = await tx.$queryRaw`
    SELECT "id", "name", "mergedIntoId", "joinedOn", "leftOn", "publicName"
    FROM "Player" WHERE "leagueId" = ${leagueId} ORDER BY "id"`;
  return revisionFrom([today(), league, seasons, evenings, players]);
}

async function makeRecords(viewer: Viewer | null, leagueId: string): Promise<LeagueRecords | null> {
  const found = await read(async (tx) => ({
    as: await leagueAs(tx, viewer, { id: leagueId, role: 'reader' }),
    revision: await tablesRevisionOf(tx, leagueId),
  }));
  const seasons = await listSeasons(viewer, leagueId);
  if (!found.as.ok || !seasons) return null;
  const played: SeasonPlayed[] = [];
  let isKept = true;
  // One after the other: most are kept, and those that are not need the database each.
  for (const { id } of seasons.toReversed()) {
    const table = await seasonNow(viewer, { seasonId: id });
    if (!table) continue;
    const { season, standings, revision } = table;
    const { name, isOver, scheme } = season;
    isKept &&= revision !== null;
    played.push({ name, isOver, measure: scheme.measure, standings });
  }
  const after = await read((tx) => tablesRevisionOf(tx, leagueId));
  return {
    league: found.as.league,
    records: recordsOf(played),
    all: allTimeOf(played),
    // Something changed meanwhile: it is made again the next time.
    revision: isKept && after === found.revision ? after : null,
  };
}

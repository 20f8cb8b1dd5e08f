/** What stands out over the seasons of a league, kept until one of their tables may be another one. */
import 'server-only';
import { firstToBegin } from '../../league/open-seasons';
import {
  type AllTime,
  allTimeOf,
  type LeagueRecord,
  recordsOf,
  type SeasonPlayed,
} from '../../league/records';
import type { Viewer } from '../access';
import { read, type Tx } from '../store';
import { type League, leagueAs } from './as-role';
import { foundIn, keptByRevision } from './kept';
import { resultsOf } from './results';
import { revisionIn, rowsOf } from './revisions';
import { bestNow, seasonNow } from './season-now';
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
  find: foundIn('League'),
  revisionOf: (tx, { id }) => tablesRevision(tx, id),
  make: (viewer, { thing }) => makeRecords(viewer, thing.id),
  most: KEPT_LINES,
  sizeOf: ({ all }) => 10 + all.length,
});

/** What all tables of a league are made of, in as many questions however many seasons there are. */
const tablesRevision = (tx: Tx, leagueId: string): Promise<string> =>
  revisionIn(tx, [
    rowsOf.league(leagueId),
    rowsOf.seasons(leagueId),
    rowsOf.evenings(leagueId),
    rowsOf.players(leagueId),
  ]);

async function makeRecords(viewer: Viewer | null, leagueId: string): Promise<LeagueRecords | null> {
  const found = await read(async (tx) => ({
    as: await leagueAs(tx, viewer, { id: leagueId, role: 'reader' }),
    revision: await tablesRevision(tx, leagueId),
  }));
  const seasons = await listSeasons(viewer, leagueId);
  if (!found.as.ok || !seasons) return null;
  const played: SeasonPlayed[] = [];
  let isKept = true;
  // One after the other: most are kept, and those that are not need the database each.
  for (const { id } of firstToBegin(seasons)) {
    const table = await seasonNow(viewer, { seasonId: id });
    const best = await bestNow(viewer, id);
    if (!table || !best) continue;
    const { season, standings, pairs, revision } = table;
    const { name, isOver, scheme } = season;
    isKept &&= revision !== null && best.revision !== null;
    const tables = { standings, pairs, bestGames: best.games };
    played.push({ name, isOver, measure: scheme.measure, ...tables });
  }
  const { after, shared } = await read(async (tx) => ({
    after: await tablesRevision(tx, leagueId),
    shared: [...(await resultsOf(tx, inSeveral(played))).values()].flat(),
  }));
  return {
    league: found.as.league,
    records: recordsOf(played),
    all: allTimeOf(played, shared),
    // Something changed meanwhile: it is made again the next time.
    revision: isKept && after === found.revision ? after : null,
  };
}

/** The ids of the evenings that several of these tables take in. */
function inSeveral(seasons: readonly SeasonPlayed[]): string[] {
  const ids = seasons.flatMap(({ standings }) => standings.evenings.map(({ id }) => id));
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}

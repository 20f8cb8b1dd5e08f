/** A season as many read it at once. */
import 'server-only';
import type { Viewer } from '../access';
import { foundIn, type Keeping, keptByRevision } from './kept';
import { seasonRevision } from './revisions';
import {
  bestIn,
  raceIn,
  type SeasonBest,
  type SeasonRace,
  type SeasonTable,
  type SeasonWinners,
  standingsOf,
  winnersIn,
} from './standings';

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

const ofSeason: Pick<Keeping<never>, 'find' | 'revisionOf'> = {
  find: foundIn('Season'),
  revisionOf: seasonRevision,
};
const seasons = keptByRevision<SeasonTable>({
  name: 'season',
  ...ofSeason,
  make: (viewer, { thing, look }) => standingsOf(viewer, { seasonId: thing.id, look }),
  most: KEPT_CELLS,
  sizeOf: cellsOf,
});

/** The race of a season, kept as its table is. */
export const raceNow = (
  viewer: Viewer | null,
  { seasonId, look }: { seasonId: string; look?: boolean | undefined },
): Promise<SeasonRace | null> => races({ viewer, id: seasonId, look });

const races = keptByRevision<SeasonRace>({
  name: 'race',
  ...ofSeason,
  make: (viewer, { thing, look }) => raceIn(viewer, { seasonId: thing.id, look }),
  most: KEPT_CELLS,
  sizeOf: ({ race }) => 1 + race.runners.length * race.evenings.length,
});

/** The best games of a season, which its records alone show. */
export const bestNow = (viewer: Viewer | null, seasonId: string): Promise<SeasonBest | null> =>
  best({ viewer, id: seasonId });

const KEPT_GAMES = 2_000;
const best = keptByRevision<SeasonBest>({
  name: 'best-games',
  ...ofSeason,
  make: (viewer, { thing }) => bestIn(viewer, { seasonId: thing.id }),
  most: KEPT_GAMES,
  sizeOf: ({ games }) => 1 + games.reduce((sum, { reached }) => sum + reached.length, 0),
});

/** Who won the evenings of a season, which the list of its evenings alone shows. */
export const winnersNow = (
  viewer: Viewer | null,
  seasonId: string,
): Promise<SeasonWinners | null> => winners({ viewer, id: seasonId });

const KEPT_WINNERS = 10_000;
const winners = keptByRevision<SeasonWinners>({
  name: 'winners',
  ...ofSeason,
  make: (viewer, { thing }) => winnersIn(viewer, { seasonId: thing.id }),
  most: KEPT_WINNERS,
  sizeOf: ({ winners: won }) => 1 + [...won.values()].flat().length,
});

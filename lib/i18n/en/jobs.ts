/** Long work in words. */
import type { JobKind, JobStatus } from '../../server/files/job-types';

/** What a job is, over its page. */
export const JOB_TITLES = {
  import: 'Import of games',
  restore: 'Restoring a league',
  rebuild: 'Making all figures again',
} satisfies Record<JobKind, string>;

/** How a job stands, in a list. */
export const JOB_STATUS_WORDS = {
  waiting: 'waits its turn',
  running: 'under way',
  done: 'done',
  failed: 'came to nothing',
} satisfies Record<JobStatus, string>;

const number = new Intl.NumberFormat('en-CH');

/** "12’000" */
export const figure = (count: number): string => number.format(count);

/** "1 game", "1’200 games" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** How far it has come: "120 of 1’200 games". */
export function howFar(kind: JobKind, done: number, total: number | null): string {
  if (total === null) return 'Looking through it';
  const [one, many] = COUNTED[kind];
  return `${figure(done)} of ${counted(total, one, many)}`;
}
const COUNTED = {
  import: ['game', 'games'],
  restore: ['game', 'games'],
  rebuild: ['game or evening', 'games and evenings'],
} as const satisfies Record<JobKind, readonly [string, string]>;

/** What an import did to games that the rules would have let go on. */
export const endedWords = (games: number): string =>
  `${counted(games, 'unfinished game')} ended with ${games === 1 ? 'its' : 'their'} last hand.`;

/** What was found wrong by a rebuilding, by the name of the cache. */
export const CACHE_WORDS: Readonly<Record<string, string>> = {
  tally: 'results of games',
  over: 'games said to be running or finished',
  fingerprint: 'marks against importing twice',
  sides: 'sides of games',
  figures: 'figures of players',
  order: 'times of games',
  words: 'words of notes',
  results: 'results of evenings',
  ratings: 'ratings after evenings',
};

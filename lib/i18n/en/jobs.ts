/** Long work in words. */
import type { RefusalGroup } from '../../files/refusal-groups';
import type { RefusalCode } from '../../jass';
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

/** What came of an import: "190 taken in, 0 there already, 109 refused". */
export const importWords = ({
  imported,
  there,
  refused,
}: {
  readonly imported: number;
  readonly there: number;
  readonly refused: number;
}): string =>
  imported === 0 && there === 0 && refused > 0
    ? `nothing taken in, ${figure(refused)} refused`
    : `${figure(imported)} taken in, ${figure(there)} there already, ${figure(refused)} refused`;

/** What an import did to games that the rules would have let go on. */
export const endedWords = (games: number): string =>
  `${counted(games, 'unfinished game')} ended with ${games === 1 ? 'its' : 'their'} last hand.`;

const PLACES = 12;

/** Where a reason was met: "a.ndjson, lines 3, 7, 9, hand 2". */
export function placesInWords({ of, file, hand, places }: RefusalGroup): string {
  const shown = places.slice(0, PLACES).join(', ');
  const rest = places.length - PLACES;
  const all = rest > 0 ? `${shown} and ${figure(rest)} more` : shown;
  const what = places.length === 1 ? of.slice(0, -1) : of;
  const where = of === 'files' ? all : `${file}, ${what} ${all}`;
  return hand === null ? where : `${where}, hand ${hand + 1}`;
}

/** Why games of a file are refused, by code; the engine's codes, and those of files and places. */
export const REFUSAL_WORDS: Readonly<Record<string, string>> = {
  'record-invalid': 'Not written as a game is',
  'players-count': 'The wrong number of players',
  'points-sum': 'The points do not add up',
  'points-impossible': 'Points that no cards give',
  'tricks-unknown': 'Who made no trick is not said',
  'no-tricks-with-points': 'Points without a trick',
  'cut-missing': 'A tie without the cards drawn for it',
  'cut-wrong': 'Cards drawn where nobody tied',
  'void-not-allowed': 'A void hand where there is none',
  'announcement-missing': 'No announcement',
  'match-invalid': 'A match that is none',
  'wies-both-sides': 'Wies on both sides',
  'wies-invalid': 'Wies that cannot be',
  'stoeck-invalid': 'Stöck that cannot be',
  'declared-too-early': 'Declared too early',
  'race-undecided': 'Who was first is not said',
  'auction-illegal': 'An auction that cannot be',
  'game-finished': 'Hands after the end of the game',
  'not-json': 'Not readable as a game',
  'file-unknown': 'Another kind of file',
  'file-damaged': 'A damaged file',
  'too-large': 'Too large for a game',
  'no-hands': 'No hands',
  'same-player': 'One player on two seats',
  'day-missing': 'No day',
  'day-outside': 'A day outside the season',
} satisfies Record<RefusalCode, string> & Record<string, string>;

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

/** Long work in words. */
import type { RefusalGroup } from '../files/refusal-groups';
import type { Messages } from './catalogue';
import type { Words } from './words';

type JobKind = keyof Messages['jobs']['title'];
type JobStatus = keyof Messages['jobs']['status'];

/** What a job is, over its page. */
export const jobTitle = ({ t }: Words, kind: JobKind): string => t(`jobs.title.${kind}`);

/** How a job stands, in a list. */
export const jobStatus = ({ t }: Words, status: JobStatus): string => t(`jobs.status.${status}`);

/** How far it has come: "120 of 1,200 games". */
export function howFar(
  { t }: Words,
  { kind, done, total }: { kind: JobKind; done: number; total: number | null },
): string {
  if (total === null) return t('jobs.lookingThrough');
  return kind === 'rebuild'
    ? t('jobs.gamesAndEveningsDone', { done, total })
    : t('jobs.gamesDone', { done, total });
}

/** What came of an import: "190 taken in, 0 there already, 109 refused". */
export const importWords = (
  { t }: Words,
  counts: { readonly imported: number; readonly there: number; readonly refused: number },
): string => {
  const { imported, there, refused } = counts;
  return imported === 0 && there === 0 && refused > 0
    ? t('jobs.allRefused', { refused })
    : t('jobs.imported', { imported, there, refused });
};

/** What an import did to games that the rules would have let go on. */
export const endedWords = ({ t }: Words, games: number): string => t('jobs.ended', { games });

const PLACES = 12;

/** Where a reason was met: "a.ndjson, lines 3, 7, 9, hand 2". */
export function placesInWords({ t }: Words, { of, file, hand, places }: RefusalGroup): string {
  const shown = places.slice(0, PLACES).join(', ');
  const more = places.length - PLACES;
  const all = more > 0 ? t('jobs.places.more', { places: shown, more }) : shown;
  const count = places.length;
  const place = of === 'files' ? all : t(`jobs.places.${of}`, { file, count, places: all });
  return hand === null ? place : t('jobs.places.hand', { place, hand: String(hand + 1) });
}

type Codes = keyof Messages['jobs']['refusal'];
type Caches = keyof Messages['jobs']['cache'];

/** Why games of a file are refused, by code; the code itself where it is none that we know. */
export const refusalWords = ({ t }: Words, code: string): string =>
  // Looked up just before.
  t.has(`jobs.refusal.${code as Codes}`) ? t(`jobs.refusal.${code as Codes}`) : code;

/** What was found wrong by a rebuilding, by the name of the cache. */
export const cacheWords = ({ t }: Words, cache: string): string =>
  // Looked up just before.
  t.has(`jobs.cache.${cache as Caches}`) ? t(`jobs.cache.${cache as Caches}`) : cache;

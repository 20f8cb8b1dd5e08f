/** Long work in words. */
import type { RefusalGroup } from '../files/refusal-groups';
import type { Messages } from './catalogue';
import type { Words } from './words';

export type WorkKind = keyof Messages['work']['title'];

/** How far it has come: "120 of 1,200 games". */
export function howFar(
  { t }: Words,
  { kind, done, total }: { kind: WorkKind; done: number; total: number | null },
): string {
  if (total === null) return t('work.lookingThrough');
  return kind === 'rebuild'
    ? t('work.gamesAndEveningsDone', { done, total })
    : t('work.gamesDone', { done, total });
}

/** What an import did to games that the rules would have let go on. */
export const endedWords = ({ t }: Words, games: number): string => t('work.ended', { games });

const PLACES = 12;

/** Where a reason was met: "a.ndjson, lines 3, 7, 9, hand 2". */
export function placesInWords({ t }: Words, { of, file, hand, places }: RefusalGroup): string {
  const shown = places.slice(0, PLACES).join(', ');
  const more = places.length - PLACES;
  const all = more > 0 ? t('work.places.more', { places: shown, more }) : shown;
  const count = places.length;
  const place = of === 'files' ? all : t(`work.places.${of}`, { file, count, places: all });
  return hand === null ? place : t('work.places.hand', { place, hand: String(hand + 1) });
}

type Codes = keyof Messages['work']['refusal'];
type Caches = keyof Messages['work']['cache'];

/** Why games of a file are refused, by code; the code itself where it is none that we know. */
export const refusalWords = ({ t }: Words, code: string): string =>
  // Looked up just before.
  t.has(`work.refusal.${code as Codes}`) ? t(`work.refusal.${code as Codes}`) : code;

/** What was found wrong by a rebuilding, by the name of the cache. */
export const cacheWords = ({ t }: Words, cache: string): string =>
  // Looked up just before.
  t.has(`work.cache.${cache as Caches}`) ? t(`work.cache.${cache as Caches}`) : cache;

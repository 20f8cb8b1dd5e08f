/** What is asked for and means nothing: said at its field, and then nothing is found. */
import 'server-only';
import { wordsOf } from '../games';
import type { GameFilter } from './history';

/** Which part of a search says nothing, so that nothing can fit. */
export type SearchFault = 'words' | 'whose' | 'span';

/** The first fault of a search; null where all of it can be looked for. */
export function searchFault({ words, result, who, from, to }: GameFilter): SearchFault | null {
  if ((result === 'won' || result === 'lost') && !who?.length) return 'whose';
  if (from !== undefined && to !== undefined && isDay(from) && isDay(to) && from > to)
    return 'span';
  if (words?.trim() && wordsOf(words).length === 0) return 'words';
  return null;
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

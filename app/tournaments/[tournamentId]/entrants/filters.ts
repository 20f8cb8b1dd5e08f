/** Which of the entrants are shown: what is typed, and what is looked for. */
import { namesLike } from '@/lib/league/similar-names';
import type { KeptEntrant } from '@/lib/tournament';

/** Whom one may want to see. */
export const FILTERS = ['all', 'away', 'unpaid', 'waiting', 'left'] as const;
export type Filter = (typeof FILTERS)[number];

export function fits({ present, paid, waiting, left }: KeptEntrant, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'away':
      return !present && !waiting && left === null;
    case 'unpaid':
      return !paid && !waiting && left === null;
    case 'waiting':
      return waiting;
    case 'left':
      return left !== null;
  }
}

/** Those with this number, or whose names begin so. */
export function matching(entrants: readonly KeptEntrant[], typed: string): readonly KeptEntrant[] {
  const asked = typed.trim();
  if (asked === '') return entrants;
  if (/^\d+$/.test(asked)) return entrants.filter(({ number }) => String(number) === asked);
  return namesLike(entrants, asked.split(',', 1).join(''));
}

/** The archive in words: what was looked for and found, and how a game went. */
import type { PlayedCount } from '../league/result';
import { dayInWords } from './days';
import { playedInWords } from './evening';
import type { Words } from './words';

/** How a game stands, as it can be looked for. */
export const RESULTS = ['finished', 'running', 'won', 'lost'] as const;
/** One of these. */
export type Result = (typeof RESULTS)[number];

/** A result as it can be chosen: whose it is, is said beside it. */
export const resultChoice = ({ t }: Words, result: Result): string =>
  result === 'won' || result === 'lost'
    ? t(`games.result.${result}ByPlayer`)
    : t(`games.result.${result}`);

/** What somebody made of it: "won by Anna". */
export const resultChip = ({ t }: Words, result: Result, who: string | undefined): string =>
  who !== undefined && (result === 'won' || result === 'lost')
    ? t(`games.result.${result}By`, { who })
    : t(`games.result.${result}`);

/** How much a search came to, as far as this page knows. */
export function howMany(
  words: Words,
  found: PlayedCount,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const played = playedInWords(words, found, 'short');
  if (isFirst && isLast) return played;
  return words.t(isLast ? 'games.found.lastOnPage' : 'games.found.onPage', { played });
}

/** Where a search that finds little has stopped for now; the day as 2026-01-08. */
export const lookedBack = (words: Words, day: string, order: 'newest' | 'oldest'): string =>
  words.t(order === 'newest' ? 'games.found.lookedBack' : 'games.found.lookedUp', {
    day: dayInWords(words, day),
  });

/** "evening of 8 Jan 2026", from 2026-01-08: an evening without a name of its own. */
export const eveningOf = (words: Words, day: string): string =>
  words.t('games.chips.eveningOf', { day: dayInWords(words, day) });

/** What everybody took in a hand: "Anna 60, Beat 57, Carla 40"; '' where nobody took anything. */
export const cardPointsInWords = (sides: readonly string[], points: unknown): string =>
  Array.isArray(points) && points.length === sides.length
    ? sides.map((side, i) => `${side} ${points[i]}`).join(', ')
    : '';

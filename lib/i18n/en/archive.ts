/** The archive in words: what can be looked for, and what was found. */

import { plural } from './figures';

/** A day as it is read: 2026-11-21 is "21 Nov 2026". */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date);
}
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** How a game stands, as it can be looked for. */
export const RESULTS = {
  finished: 'finished',
  running: 'still running',
  won: 'won',
  lost: 'not won',
} as const;

/** What somebody made of it: "won by Anna". */
export const resultChip = (result: keyof typeof RESULTS, who: string | undefined): string => {
  if (result === 'won') return who ? `won by ${who}` : RESULTS.won;
  if (result === 'lost') return who ? `not won by ${who}` : RESULTS.lost;
  return RESULTS[result];
};

/** Under an empty list. */
export const NOTHING_FOUND =
  'No game fits all of that. Take one of the conditions away, or look in a longer time.';

/** What is said at the field that asks for nothing. */
export const SEARCH_FAULTS = {
  words: 'There is no word to look for.',
  whose: 'Say whose games.',
  span: 'To is before From: no day lies between.',
} as const;

/** How many games a search came to, as far as this page knows. */
export const howMany = (
  games: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
) =>
  isFirst && isLast
    ? plural(games, 'game', 'games')
    : `${plural(games, 'game', 'games')} on this page${isLast ? ', the last of them' : ''}`;

/** The way back from a later page. */
export const TO_START = { newest: 'Back to the newest', oldest: 'Back to the oldest' } as const;

/** Where a search that finds little has stopped for now. */
export const lookedBack = (day: string, order: 'newest' | 'oldest'): string =>
  `Looked at all the games ${order === 'newest' ? 'back' : 'up'} to ${dayInWords(day)} so far.`;

/** "3 games of a tourney". */
export const tourneyOf = (games: number): string => `${games} games of a tourney`;

/** What the chart of a game shows: "12 hands. In the end: Anna +3, Beat −6, Carla +3." */
export const courseInWords = (hands: number, ends: readonly string[]): string =>
  `${plural(hands, 'hand', 'hands')}. In the end: ${ends.join(', ')}.`;

/** What everybody took in a hand: "Anna 60, Beat 57, Carla 40"; '' where nobody took anything. */
export const cardPointsInWords = (sides: readonly string[], points: unknown): string =>
  Array.isArray(points) && points.length === sides.length
    ? sides.map((side, i) => `${side} ${points[i]}`).join(', ')
    : '';

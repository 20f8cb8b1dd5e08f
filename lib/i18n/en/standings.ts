/** A season's table in words. */
import type { Measure } from '../../league/measures';
import type { ColumnId, CountedResult, Unranked } from '../../league/table';
import { dayInWords } from './archive';
import { names, plural } from './figures';

/** The columns that every table has, on the page as in a file. */
export const HEADS = {
  rank: 'Rank',
  name: 'Name',
  total: 'Total',
  gap: 'Gap',
  evenings: 'Evenings',
  games: 'Games',
  mean: 'Mean',
  best: 'Best',
  worst: 'Worst',
  wins: 'Won',
};

/** The columns that belong to the variants: over the column, and in full. */
export const COLUMN_WORDS = {
  net: { head: 'Net', full: 'Sticks less potatoes' },
  sticks: { head: 'Sticks', full: 'Sticks' },
  potatoes: { head: 'Potatoes', full: 'Potatoes' },
  points: { head: 'For', full: 'Written points' },
  against: { head: 'Against', full: 'Written points of the other side' },
  tourneyPoints: { head: 'Tourney', full: 'Tourney points' },
  difference: { head: 'Off', full: 'Mean difference of a hand' },
  exact: { head: 'Exact', full: 'Hands announced exactly' },
  cardPoints: { head: 'Cards', full: 'Card points' },
  matches: { head: 'All tricks', full: 'Hands with every trick' },
  hundreds: { head: '100+', full: 'Hands with a hundred points or more' },
} satisfies Record<ColumnId, { head: string; full: string }>;

/** How many decimals a column needs so that its figures line up. */
export const decimalsOf = (values: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...values.map((value) => `${value ?? 0}`.split('.')[1]?.length ?? 0));

/** A value of the table: net sticks with their sign, others as they are, a true minus. */
export const valueInWords = (value: number, measure: Measure, decimals?: number): string =>
  written(value, measure === 'net-sticks', decimals);

/** A figure of a column. */
export const figureInWords = (value: number, column: ColumnId, decimals?: number): string =>
  written(value, column === 'net', decimals);

function written(value: number, isSigned: boolean, decimals?: number): string {
  const size = Math.abs(value);
  const text = decimals === undefined ? `${size}` : size.toFixed(decimals);
  if (value < 0) return `−${text}`;
  return isSigned && value > 0 ? `+${text}` : text;
}

/** Why a result does not count, or what it stands for; null where it is an ordinary one. */
export function resultNote({ why, substitute, factor }: CountedResult): string | null {
  const notes = [
    why && DROPPED[why],
    substitute && SUBSTITUTES[substitute],
    factor !== 1 && `counted ${factor} times`,
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(', ') : null;
}
const DROPPED = {
  'not-among-best': 'does not count: not among the best',
  'dropped-worst': 'does not count: among the worst',
};
const SUBSTITUTES = {
  score: 'for an evening missed',
  'own-mean': 'for an evening missed: the own mean',
  lowest: 'for an evening missed: the lowest of the evening',
};

/** Why somebody has no rank: "2 of 5 games". */
export const unrankedInWords = ({ why, has, needs }: Unranked): string =>
  needs > 0 ? `${has} of ${needs} ${why}` : `no ${why} yet`;

/** Movement for those who hear it. */
export function movementInWords(movement: number | null): string {
  if (movement === null) return 'new';
  if (movement === 0) return 'as before';
  return `${movement > 0 ? 'up' : 'down'} ${plural(Math.abs(movement), 'place', 'places')}`;
}

/** "1 game of 8 Jan 2026", "is still open and does not count yet"; of many evenings their number. */
export function openGamesInWords({
  games,
  days,
}: {
  readonly games: number;
  readonly days: readonly string[];
}): { readonly games: string; readonly rest: string } {
  const when = days.length > 3 ? `${days.length} evenings` : names(days.map(dayInWords));
  return {
    games: `${plural(games, 'game', 'games')} of ${when}`,
    rest:
      games === 1
        ? 'is still open and does not count yet.'
        : 'are still open and do not count yet.',
  };
}

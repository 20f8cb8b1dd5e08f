/** How a game went: what every hand brought and where all stood after it. Pure. */
import type { Series } from '@/app/ui/charts/geometry';
import { tally as score, type Tally } from '@/lib/jass';
import { handLabels, NO_NUMBER, sideNames } from '@/lib/sync/deal';
import { type GameState, recordOf } from '@/lib/sync/game';

type Played = Pick<GameState, 'table' | 'hands'>;

/** The tallies after each hand: the same game, cut short. */
export const talliesOf = ({ table, hands }: Played): Tally[] =>
  hands.flatMap((_, i) => {
    const scored = score(recordOf({ table, hands: hands.slice(0, i + 1) }));
    return scored.ok ? [scored.value] : [];
  });

/** A total as a figure: net sticks, points, or the sum of the differences. */
export function figureOf(total: Tally['totals'][number] | undefined): number {
  if (!total) return 0;
  if ('net' in total) return total.net;
  return 'points' in total ? total.points : total.difference;
}

/** What a variant's totals are: net sticks, which may fall below nothing, points, or differences. */
export function measureOf(tally: Tally): 'net' | 'points' | 'difference' {
  const [first] = tally.totals;
  if (first && 'net' in first) return 'net';
  return first && 'difference' in first ? 'difference' : 'points';
}

/**
 * The lines of the chart: where each side stood at the `start`, so called, and after every hand that
 * has a number.
 */
export function courseOf(
  game: Played,
  after: readonly Tally[],
  start: string,
): {
  points: string[];
  series: Series[];
} {
  const last = after.at(-1);
  const labels = last ? handLabels(last) : [];
  const shown = after.flatMap((tally, i) => {
    const label = labels[i] ?? NO_NUMBER;
    return label === NO_NUMBER ? [] : [{ tally, label }];
  });
  return {
    points: [start, ...shown.map(({ label }) => label)],
    series: sideNames(game.table).map((name, side) => ({
      name,
      values: [0, ...shown.map(({ tally }) => figureOf(tally.totals[side]))],
    })),
  };
}

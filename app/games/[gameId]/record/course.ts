/** How a game went: where all stood after every hand, and which hand was the best. Pure. */
import type { Series } from '@/app/ui/charts/geometry';
import { type Explanation, type HandExplanation, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';

/**
 * The lines of the chart: where each side stood at the `start`, so called, and after every hand that
 * has a number.
 */
export function courseOf(
  table: Table,
  { hands }: Explanation,
  start: string,
): {
  points: string[];
  series: Series[];
} {
  const shown = hands.filter(({ number }) => number !== null);
  return {
    points: [start, ...shown.map(({ number }) => String(number))],
    series: sideNames(table).map((name, side) => ({
      name,
      values: [0, ...shown.map(({ totals }) => totals[side] ?? 0)],
    })),
  };
}

/**
 * The hand that brought one side more than any other did, and that side. Of several that are level it is one
 * of those who won, as far as `winners` says who did: one with all the tricks, else the first; null where none
 * stands out, as where every hand brings as much, and to several at once, or where points are bad and the best
 * is to have none.
 */
export function bestHand(
  { variant: id, options }: Table,
  { hands }: Explanation,
  winners: readonly number[] = [],
): { hand: HandExplanation; side: number } | null {
  const isMost = variant(id).better(options) === 'most';
  const all = hands
    .filter(({ counts }) => counts)
    .flatMap((hand) =>
      hand.gain.map((gain, side) => ({ hand, side, gain: isMost ? gain : -gain })),
    );
  const top = Math.max(...all.map(({ gain }) => gain));
  if (!isMost && top <= 0 && variant(id).figure !== 'difference') return null;
  const [best, ...level] = all.filter(({ gain }) => gain === top);
  const hadIt = new Set([best, ...level].map((one) => one?.hand));
  if (level.length >= hadIt.size && hands.every((hand) => !hand.counts || hadIt.has(hand)))
    return null;
  if (level.length === 0) return best ?? null;
  const won = all.filter(({ gain, side }) => gain === top && winners.includes(side));
  return won.find(({ hand, side }) => hand.figures.matches?.[side]) ?? won[0] ?? null;
}

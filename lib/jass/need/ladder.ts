/** With how many card points a side wins, where more of them are never worse for who has them. */
import type { After } from '../ahead';
import { ALL_POINTS, pointsFault } from '../points';
import type { Side } from '../words';

/**
 * What a side can take: so many card points, no trick at all where that is less than none of them, every
 * trick where that is more than all of them.
 */
export type At = number | 'below' | 'above';

/** Card points that there can be. */
const POINTS = Array.from({ length: ALL_POINTS + 1 }, (_, points) => points).filter(
  (points) => !pointsFault([points, ALL_POINTS - points], []),
);

/**
 * Whether a side wins with all that is taken, with some of it, or with none; `from` is the first with
 * which it wins where more is better for it, `upTo` the last where less is. `shared`: maybe with others.
 */
export type Reach =
  | { readonly wins: 'always'; readonly shared: boolean }
  | { readonly wins: 'never' }
  | { readonly wins: 'from' | 'upTo'; readonly at: At; readonly shared: boolean };

/** How far a side wins with what is taken; what the rules of the table refuse cannot be taken. */
export function reachOf(side: Side, after: (at: At) => After | null): Reach {
  const steps: At[] = ['below', ...POINTS, 'above'];
  const possible = steps.filter((at) => typeof at === 'number' || after(at) !== null);
  const winnersAt = (index: number) => after(possible[index] ?? 0)?.winners ?? [];
  const winsAt = (index: number) => winnersAt(index).includes(side);
  const isShared = (index: number) => winnersAt(index).length > 1;
  const last = possible.length - 1;
  const winsFirst = winsAt(0);
  if (winsFirst === winsAt(last)) {
    if (!winsFirst) return { wins: 'never' };
    return { wins: 'always', shared: isShared(0) || isShared(last) };
  }
  // Between the two it changes once.
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (winsAt(middle) === winsFirst) low = middle;
    else high = middle;
  }
  // Level with another it is only just before it wins no more.
  const [wins, edge] = winsFirst ? (['upTo', low] as const) : (['from', high] as const);
  return { wins, at: possible[edge] ?? 0, shared: isShared(edge) };
}

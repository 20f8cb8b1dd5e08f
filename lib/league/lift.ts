/** What the next result has to be to make a total better, or to pass whoever stands above. Exact; pure. */
import { betterFirst, type Exact, exact, given, meanOf, rounded, sumOf } from './exact';
import { isLessBetter, type Measure } from './measures';
import type { Scheme } from './scheme';
import type { CountedResult, Row, Standings } from './table';

/** Results that would do; null where none would or any would, or where it cannot be told. */
export type Lift = {
  /** From here on the own total is better. */
  readonly betters: number | null;
  /** From here on it is better than that of the one above, as that stands now. */
  readonly passes: { readonly name: string; readonly value: number } | null;
};

/** In what steps a result comes. */
const GRAIN: Record<Measure, number> = {
  'net-sticks': 1,
  'card-points': 1,
  'written-points': 1,
  'fewest-points': 0.01,
  'tourney-points': 1,
  wins: 1,
  'rank-points': 0.5,
  difference: 0.01,
};

/**
 * What lifts a row, if the others stand as they do. Only what somebody has reached in the season is
 * named: more is no help to anybody.
 */
export function liftOf(standings: Pick<Standings, 'rows'>, row: Row, scheme: Scheme): Lift {
  const none = { betters: null, passes: null };
  const results = resultsIn(row);
  const total = given(row.total, row.exact.total);
  if (row.rank === null || total === null || !canTell(results, scheme)) return none;
  const reached = standings.rows
    .flatMap(resultsIn)
    .filter(({ substitute }) => substitute === undefined)
    .map(({ value }) => value);
  const above = standings.rows
    .slice(0, standings.rows.indexOf(row))
    .findLast(({ rank }) => rank !== null && rank < (row.rank ?? 0));
  const find = (target: Exact) => leastFor({ results, scheme, target, reached });
  const passing = above && find(given(above.total, above.exact.total) ?? 0);
  return {
    betters: find(total),
    passes:
      passing === undefined || passing === null
        ? null
        : { name: above?.name ?? '', value: passing },
  };
}

const resultsIn = ({ cells }: Row) => cells.flatMap(({ results }) => results);

/** Whether another result only adds what it is itself. */
function canTell(results: readonly CountedResult[], scheme: Scheme): boolean {
  const { keep, combine, measure } = scheme;
  const counted = results.filter((one) => one.counted).length;
  // The own mean stands for evenings missed, and would be another one.
  if (results.some(({ substitute }) => substitute === 'own-mean')) return false;
  // All that are to be dropped may not be there yet.
  if (keep.kind === 'drop-worst' && counted <= 1) return false;
  // More results make a sum worse where less is better.
  if (combine === 'sum' && isLessBetter(measure))
    return keep.kind === 'best' && counted >= keep.count;
  return true;
}

/** The least result with which the total is better than the target; null where none is or any. */
function leastFor({
  results,
  scheme,
  target,
  reached,
}: {
  results: readonly CountedResult[];
  scheme: Scheme;
  target: Exact;
  reached: readonly number[];
}): number | null {
  const { measure, combine } = scheme;
  const isLess = isLessBetter(measure);
  const compare = betterFirst(isLess);
  const grain = combine === 'sum' && isLess ? 1 : GRAIN[measure];
  const step = (value: number) => Math.round(value / grain);
  const isEnough = (steps: number) =>
    compare(totalWith(results, exact(rounded(exact(steps * grain))), scheme), target) < 0;
  const [low, high] = [step(Math.min(...reached)), step(Math.max(...reached))];
  let [worst, best] = isLess ? [high + 1, low] : [low - 1, high];
  // What any result does is nothing to aim at.
  if (!isEnough(best) || isEnough(isLess ? high : low)) return null;
  // The better the result, the better the total.
  while (Math.abs(best - worst) > 1) {
    const middle = Math.floor((best + worst) / 2);
    if (isEnough(middle)) best = middle;
    else worst = middle;
  }
  return rounded(exact(best * grain));
}

/** The total with one result more. */
function totalWith(results: readonly CountedResult[], more: Exact, scheme: Scheme): Exact | null {
  const { keep, combine, measure } = scheme;
  const values = [...results.map((one) => given(one.value, one.exact) ?? 0), more];
  const dropped = results.filter(({ counted }) => !counted).length;
  const count =
    keep.kind === 'all'
      ? values.length
      : keep.kind === 'best'
        ? keep.count
        : values.length - dropped;
  const kept = values.toSorted(betterFirst(isLessBetter(measure))).slice(0, count);
  return combine === 'mean' ? meanOf(kept) : sumOf(kept);
}

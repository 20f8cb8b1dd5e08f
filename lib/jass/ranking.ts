/** Who is first, who is second, and who is level. */

/**
 * Sides grouped by rank, best first, level ones together in ascending order; the winners of a
 * finished game come first whatever the scores say. `scores` by side, higher is better (negate
 * where lower wins).
 */
export function ranking(scores: readonly number[], winners: readonly number[]): number[][] {
  const scoreOf = (side = 0) => scores[side] ?? 0;
  const rest: number[][] = [];
  for (let side = 0; side < scores.length; side += 1) {
    if (winners.includes(side)) continue;
    let place = 0;
    while (place < rest.length && scoreOf(rest[place]?.[0]) > scoreOf(side)) place += 1;
    const level = rest[place];
    if (level && scoreOf(level[0]) === scoreOf(side)) level.push(side);
    else rest.splice(place, 0, [side]);
  }
  return winners.length > 0 ? [[...winners].sort((a, b) => a - b), ...rest] : rest;
}

/** The sides with the highest score, ascending. */
export function best(scores: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  const sides: number[] = [];
  for (let side = 0; side < scores.length; side += 1) if (scores[side] === top) sides.push(side);
  return sides;
}

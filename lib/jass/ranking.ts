/** Who is first, who is second, and who is level. */

/**
 * Sides grouped by rank, best first, level ones together in ascending order; the winners of a
 * finished game come first whatever the scores say. `scores` by side, higher is better (negate
 * where lower wins).
 */
export function ranking(scores: readonly number[], winners: readonly number[]): number[][] {
  const rest: number[][] = [];
  const worths: number[] = [];
  for (let side = 0; side < scores.length; side += 1) {
    if (winners.includes(side)) continue;
    const score = scores[side] ?? 0;
    let place = 0;
    while ((worths[place] ?? score) > score) place += 1;
    if (worths[place] === score) rest[place]?.push(side);
    else {
      rest.splice(place, 0, [side]);
      worths.splice(place, 0, score);
    }
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

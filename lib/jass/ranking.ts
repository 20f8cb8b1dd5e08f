/** Who is first, who is second, and who is level. */

/**
 * Sides grouped by rank, best first, level ones together in ascending order; the winners of a
 * finished game come first whatever the scores say. `scores` by side, higher is better (negate
 * where lower wins).
 */
export function ranking(scores: readonly number[], winners: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  scores.forEach((score, side) => {
    if (winners.includes(side)) return;
    const level = groups.get(score);
    if (level) level.push(side);
    else groups.set(score, [side]);
  });
  const rest = [...groups].sort(([a], [b]) => b - a).map(([, sides]) => sides);
  return winners.length > 0 ? [[...winners].sort((a, b) => a - b), ...rest] : rest;
}

/** The sides with the highest score, ascending. */
export function best(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const sides: number[] = [];
  scores.forEach((score, side) => {
    if (score === top) sides.push(side);
  });
  return sides;
}

/** Groups of five are counted among the marks that still count. */
import { expect, test } from 'vitest';
import { firstLive, markAt, placed, rowSize } from '../../app/ui/slate/placing';

const mark = { seed: 's', hand: 'h' };
const row = (cancelled: number, sticks: number) =>
  Array.from({ length: cancelled + sticks }, (_, k) =>
    k < cancelled ? { stick: mark, potato: mark } : { stick: mark },
  );

/** How many marks stand in each group: a new one begins where marks are further apart. */
function groupsOf(cancelled: number, sticks: number): number[] {
  const places = row(cancelled, sticks);
  const spots = places.map((place, k) => placed(place, k, firstLive(places))).slice(cancelled);
  const groups: number[] = [];
  spots.forEach(({ x, y }, k) => {
    const before = spots[k - 1];
    if (before && before.y === y && x - before.x <= 20) groups.push((groups.pop() ?? 0) + 1);
    else groups.push(1);
  });
  return groups;
}

test.each([
  [0, 7, [5, 2]],
  [1, 7, [5, 2]],
  [3, 5, [5]],
  [3, 6, [5, 1]],
  [4, 11, [5, 5, 1]],
  [5, 6, [5, 1]],
])('%i cancelled, then %i sticks', (cancelled, sticks, groups) => {
  expect(groupsOf(cancelled, sticks)).toEqual(groups);
});

test('no mark stands outside its row', () => {
  for (let cancelled = 0; cancelled <= 20; cancelled += 1)
    for (let sticks = 1; sticks <= 25; sticks += 1) {
      const { width, height } = rowSize(cancelled + sticks);
      const { x, y } = markAt(cancelled + sticks - 1, cancelled);
      expect(x).toBeLessThanOrEqual(width - 14);
      expect(y).toBeLessThan(height);
    }
});

/** What cancels takes little room, and groups of five are counted among the marks that still count. */
import { expect, test } from 'vitest';
import { MARK_HEIGHT } from '../../app/ui/slate/chalk';
import { firstLive, markAt, placed, roomOf, rowSize } from '../../app/ui/slate/stick-places';

const mark = { seed: 's', hand: 'h' };
const row = (cancelled: number, sticks: number) =>
  Array.from({ length: cancelled + sticks }, (_, k) =>
    k < cancelled ? { stick: mark, potato: mark } : { stick: mark },
  );
const spotsOf = (cancelled: number, sticks: number) => {
  const places = row(cancelled, sticks);
  return places.map((place, k) => placed(place, k, firstLive(places)));
};

/** How many marks stand in each group: a new one begins where marks are further apart. */
function groupsOf(cancelled: number, sticks: number): number[] {
  const spots = spotsOf(cancelled, sticks).slice(cancelled);
  const groups: number[] = [];
  spots.forEach(({ x, y }, k) => {
    const before = spots[k - 1];
    if (before && before.y === y && x - before.x <= 22) groups.push((groups.pop() ?? 0) + 1);
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
      const { width, height } = rowSize(roomOf(row(cancelled, sticks)));
      const { x, y } = markAt(cancelled + sticks - 1, cancelled);
      expect(x).toBeLessThanOrEqual(width - 14);
      expect(y).toBeLessThan(height);
    }
});

test('four pairs that cancel stand where one mark has room, and none lies on another', () => {
  expect([0, 1, 4, 5, 8, 9].map((cancelled) => roomOf(row(cancelled, 0)))).toEqual([
    0, 0.5, 1, 1.5, 2, 2.5,
  ]);
  const spots = spotsOf(9, 2);
  const ghosts = spots.slice(0, 9);
  const across = (k: number, scale: number) =>
    [(spots[k]?.x ?? 0) - 9 * scale, 18 * scale] as const;
  expect(new Set(ghosts.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
  for (const [k, { x, y, scale }] of ghosts.entries()) {
    expect(y + scale * MARK_HEIGHT).toBeLessThanOrEqual(MARK_HEIGHT + 4);
    expect(x + 9 * scale).toBeLessThan(across(9, 1)[0]);
    if (k > 1) expect(across(k, scale)[0]).toBeGreaterThan((ghosts[k - 2]?.x ?? 0) + 9 * scale);
  }
});

test('what counts is as large beside many pairs that cancel as beside none', () => {
  // Eleven hands of a Mittlere: seven pairs, and four potatoes that count.
  expect(rowSize(roomOf(row(7, 4)))).toEqual(rowSize(roomOf(row(0, 4))));
});

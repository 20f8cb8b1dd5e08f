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

test('five pairs that cancel stand where three marks have room, and none lies on another', () => {
  expect([0, 1, 3, 5, 7, 10].map((cancelled) => roomOf(row(cancelled, 0)))).toEqual([
    0, 1, 2, 3, 4.5, 6,
  ]);
  for (const cancelled of [1, 4, 5, 9, 10, 24]) {
    const spots = spotsOf(cancelled, 1);
    spots.forEach(({ x, y, scale }, k) => {
      const before = spots[k - 1];
      expect(x - 9 * scale).toBeGreaterThan(0);
      if (before && before.y === y)
        expect(x - 9 * scale).toBeGreaterThan(before.x + 9 * before.scale);
      expect(y % (MARK_HEIGHT + 4)).toBeGreaterThanOrEqual(2);
      expect((y % (MARK_HEIGHT + 4)) + scale * MARK_HEIGHT).toBeLessThanOrEqual(MARK_HEIGHT + 2);
    });
  }
});

test('what cancels can be read where a mark that counts is 22 px high', () => {
  const [ghost] = spotsOf(1, 0);
  expect(22 * (ghost?.scale ?? 0)).toBeGreaterThan(14);
  expect(ghost?.opacity).toBeGreaterThanOrEqual(0.6);
});

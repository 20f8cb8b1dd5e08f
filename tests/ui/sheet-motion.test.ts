/** When a sheet that a finger draws down is closed, and when it comes back. */
import { expect, test } from 'vitest';
import { isLetGo, type Moment } from '../../app/ui/sheet-motion';

/** A finger that moves on evenly, a moment each 10 ms. */
const even = (from: number, to: number, ms: number): Moment[] =>
  Array.from({ length: ms / 10 + 1 }, (_, i) => ({
    y: from + ((to - from) * i * 10) / ms,
    at: i * 10,
  }));

const HEIGHT = 500;

test.each<[string, boolean, Moment[]]>([
  ['slowly, far', true, even(0, 200, 1000)],
  ['slowly, a little', false, even(0, 100, 1000)],
  ['a short flick', true, even(0, 60, 80)],
  ['a tap that slipped', false, even(0, 5, 10)],
  ['far down, and thrown up again', false, [...even(0, 300, 400), { y: 220, at: 440 }]],
  ['a flick that came to rest', false, [...even(0, 60, 80), { y: 60, at: 400 }]],
  ['nothing known of its way', false, []],
])('%s: %s', (_, closes, way) => {
  expect(isLetGo({ moved: way.at(-1)?.y ?? 0, height: HEIGHT, way })).toBe(closes);
});

test('far is a part of how high the sheet is', () => {
  const way = even(0, 100, 1000);
  expect(isLetGo({ moved: 100, height: 200, way })).toBe(true);
});

/** Slates as small as a stamp. */
import { expect, test } from 'vitest';
import { miniMarks } from '../../app/ui/slate/mini-marks';

const ROOM = { width: 60, height: 12 };
const marks = (total: number) => miniMarks({ slate: 'sticks', figure: 'net', total, ...ROOM });
const begun = (path: string | undefined) => path?.split('M').length;

test('as many sticks as are won, as many rings as are lost, none of them outside', () => {
  for (let total = -12; total <= 12; total += 1) {
    if (total === 0) continue;
    const drawn = marks(total);
    expect(begun(drawn?.marks), `${total}`).toBe(Math.abs(total) + 1);
    expect(drawn?.marks.includes('a'), `${total}`).toBe(total < 0);
    const xs = [...(drawn?.marks ?? '').matchAll(/M([-\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs), `${total}`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs), `${total}`).toBeLessThanOrEqual(ROOM.width);
  }
});

test('a figure says more than no mark, and than more than can be counted', () => {
  for (const total of [0, 13, -40]) expect(marks(total)).toBeNull();
  expect(miniMarks({ slate: 'totals', figure: 'points', total: 80, ...ROOM })).toBeNull();
  expect(miniMarks({ slate: 'strokes', figure: 'points', total: -20, ...ROOM })).toBeNull();
});

test('a Schieber stands on its Z: hundreds, fifties as crosses, twenties', () => {
  const of = (total: number) =>
    miniMarks({ slate: 'strokes', figure: 'points', total, ...ROOM })?.marks ?? '';
  expect(of(0)).toBe('');
  // 2 hundreds, a cross of two lines, 2 twenties; the rest is too small to be seen.
  expect(begun(of(297))).toBe(2 + 2 + 2 + 1);
  expect(begun(of(2500))).toBe(25 + 1);
});

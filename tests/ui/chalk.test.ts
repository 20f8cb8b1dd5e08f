/** The brush: what it draws is a path, always the same one, and stays where the mark stands. */
import { describe, expect, test } from 'vitest';
import { crossPath, MARK_HEIGHT, ringPath, stickPath, vogelPath } from '../../app/ui/slate/chalk';

const SEEDS = Array.from({ length: 60 }, (_, i) => `hand ${i}`);

/** The corners of every shape of a path. */
function shapesOf(path: string): [number, number][][] {
  return path.split('Z').flatMap((one) => {
    if (one === '') return [];
    const steps = [...one.matchAll(/[Ml](-?\d*\.?\d+) ?(-?\d*\.?\d+)/g)].map(
      ([, right, down]) => [Number(right), Number(down)] as const,
    );
    let [x, y] = [0, 0];
    return [
      steps.map(([right, down]): [number, number] => {
        [x, y] = [x + right, y + down];
        return [x, y];
      }),
    ];
  });
}

describe.each([
  ['a stick', stickPath, 8, 2000],
  ['a potato', ringPath, 12, 3500],
  ['a fifty', crossPath, 13, 3500],
  ['five hundreds', vogelPath, 12, 4000],
] as const)('%s', (_, draw, reach, most) => {
  test('is a core and streaks, all of them about its place, and no more than it needs', () => {
    for (const seed of SEEDS) {
      const path = draw(seed);
      expect(path).toMatch(/^(M[-.\d ]+(l[-.\d ]+)+Z)+$/);
      expect(path.length).toBeLessThan(most);
      const shapes = shapesOf(path);
      expect(shapes.length).toBeGreaterThan(20);
      for (const [x, y] of shapes.flat()) {
        expect(Math.abs(x)).toBeLessThan(reach);
        expect(y).toBeGreaterThan(-4);
        expect(y).toBeLessThan(MARK_HEIGHT + 4);
      }
    }
  });

  test('is the same for the same seed, and another for another', () => {
    expect(new Set(SEEDS.map(draw)).size).toBe(SEEDS.length);
    expect(SEEDS.map(draw)).toEqual(SEEDS.map(draw));
  });
});

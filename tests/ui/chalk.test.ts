/** The brush: what it draws is a path, always the same one, and stays where the mark stands. */
import { describe, expect, test } from 'vitest';
import { crossPath, MARK_HEIGHT, ringPath, stickPath, vogelPath } from '../../app/ui/slate/chalk';
import { chalkLine, UNDERLINE_HEIGHT, underlines } from '../../app/ui/slate/chalk-lines';

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

describe('a line', () => {
  const corner = [
    [10, 80],
    [120, 20],
    [300, 60],
  ] as const;

  test('keeps to its way from end to end', () => {
    const spots = shapesOf(chalkLine(corner, { seed: 'a', size: 5 })).flat();
    expect(Math.min(...spots.map(([x]) => x))).toBeLessThan(13);
    expect(Math.max(...spots.map(([x]) => x))).toBeGreaterThan(296);
    for (const [x, y] of spots) {
      const on = x < 120 ? 80 - ((x - 10) / 110) * 60 : 20 + ((x - 120) / 180) * 40;
      expect(Math.abs(y - on)).toBeLessThan(8);
    }
  });

  test('takes less chalk where it is broken', () => {
    const whole = chalkLine(corner, { seed: 'a', size: 5 });
    const broken = chalkLine(corner, { seed: 'a', size: 5, dash: [7, 7] });
    expect(shapesOf(broken).length).toBeLessThan(0.7 * shapesOf(whole).length);
  });

  test('of one place, or of none, is nothing', () => {
    expect(chalkLine([[3, 3]], { seed: 'a', size: 5 })).toBe('');
    expect(chalkLine([], { seed: 'a', size: 5 })).toBe('');
  });

  test('stands twice under a name, as wide as it', () => {
    for (const width of [40, 160, 500]) {
      const [first, second] = underlines(width, 'Anna').map((path) => shapesOf(path).flat());
      for (const [x, y] of [...(first ?? []), ...(second ?? [])]) {
        expect(x).toBeGreaterThan(-4);
        expect(x).toBeLessThan(width + 4);
        expect(y).toBeGreaterThan(-3);
        expect(y).toBeLessThan(UNDERLINE_HEIGHT + 3);
      }
      const reach = Math.max(...(first ?? []).map(([x]) => x));
      expect(reach).toBeGreaterThan(width - 8);
    }
  });
});

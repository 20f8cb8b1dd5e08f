/** Longer lines in the chalk of the marks: under a name, and the course of a game. Pure. */
import { brush, type Point, randomFrom } from './chalk';

type Spot = readonly [x: number, y: number];

/** A hand draws so far in one go, and begins the next a little before where it stopped. */
const PIECE = 44;
const OVERLAP = 3;
/** The points of a line lie so far apart. */
const STEP = 3.5;

/** Drawn, and left out, one after the other along the line. */
export type Dash = readonly [drawn: number, left: number];

/** Points at even distances along a line, the last one included. */
function even(spots: readonly Spot[]): Spot[] {
  const found: Spot[] = [];
  let due = 0;
  spots.slice(1).forEach(([toX, toY], i) => {
    const [x, y] = spots[i] ?? [toX, toY];
    const length = Math.hypot(toX - x, toY - y);
    for (; due < length; due += STEP) {
      const part = due / length;
      found.push([x + (toX - x) * part, y + (toY - y) * part]);
    }
    due -= length;
  });
  const last = spots.at(-1);
  return last ? [...found, last] : found;
}

/**
 * A line of chalk through these places, as shapes to be filled, in pieces as a hand draws them.
 *
 * @param size its width where the chalk is pressed hardest
 * @param dash how it is broken; left out, it is whole
 */
export function chalkLine(
  spots: readonly Spot[],
  { seed, size, dash }: { seed: string; size: number; dash?: Dash | undefined },
): string {
  const random = randomFrom(`line ${seed}`);
  const points = even(spots).map(
    ([x, y]): Point => [x + random() * 0.5, y + random() * 0.7, 0.68 + random() * 0.2],
  );
  const [drawn, left] = dash ?? [PIECE, -OVERLAP];
  const each = Math.max(1, Math.round(drawn / STEP));
  const stride = Math.max(1, Math.round((drawn + left) / STEP));
  const pieces = Array.from({ length: Math.ceil((points.length - 1) / stride) }, (_, k) =>
    points.slice(k * stride, k * stride + each + 1),
  );
  return pieces.flatMap((piece) => (piece.length > 1 ? brush(piece, size, random) : [])).join('');
}

/** So high is the drawing of two lines under a name. */
export const UNDERLINE_HEIGHT = 16;

/** Two lines under a name of this width, the first and the second, as a quick hand draws them. */
export function underlines(width: number, seed: string): readonly [string, string] {
  const random = randomFrom(`under ${seed}`);
  const under = (from: number, to: number, y: number): string => {
    const bend = 1 + random() * 1.4;
    const rise = 1 + random() * 1.5;
    const spots = Array.from({ length: 9 }, (_, i): Spot => {
      const t = i / 8;
      return [from + (to - from) * t, y - rise * t + bend * Math.sin(Math.PI * t)];
    });
    return chalkLine(spots, { seed: `${seed}${y}`, size: 4.4 });
  };
  return [under(2, width - 2, 4.5), under(width * 0.1, width * (0.9 + random() * 0.06), 11.5)];
}

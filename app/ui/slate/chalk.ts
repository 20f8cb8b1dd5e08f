/**
 * Chalk marks as SVG outlines. Every mark is drawn by a hand of its own, but always by the same
 * one: the seed (a hand's id, the seat and the place) decides how it leans.
 */
/** Height of a stick and diameter of a ring, in units of the slate's own drawing. */
export const MARK_HEIGHT = 34;
const RING_RADIUS = 8.2;

export type Point = readonly [x: number, y: number, pressure: number];
const NOWHERE: Point = [0, 0, 0];

/** A small generator (mulberry32) started from a string: the same marks on phone and server. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Outlines are drawn once for each seed: a new mark must not cost those that stand already. */
const MOST_KEPT = 4000;
function kept(draw: (seed: string) => string): (seed: string) => string {
  const drawn = new Map<string, string>();
  return (seed) => {
    const known = drawn.get(seed);
    if (known !== undefined) return known;
    if (drawn.size >= MOST_KEPT) drawn.clear();
    const path = draw(seed);
    drawn.set(seed, path);
    return path;
  };
}

const tenths = (value: number): number => Math.round(value * 10);
/** A figure of a path as short as it can be: ".5", "-12". */
const short = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** A closed shape through these points, each told from the one before. */
function shape(points: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  const told = points.map((point, i) => {
    const [toX, toY] = [tenths(point[0]), tenths(point[1])];
    const [right, down] = [short(toX - x), short(toY - y)];
    const step = down.startsWith('-') ? `${right}${down}` : `${right} ${down}`;
    [x, y] = [toX, toY];
    return i === 0 ? `M${step}` : `l${step}`;
  });
  return `${told.join('')}Z`;
}

/**
 * One stroke of the chalk along these points, as shapes to be filled: dense in the core, with streaks
 * that stayed bare, broken at its edges along the way of the hand, heavy where it starts and thin
 * where it ends. `size` is its width where it is pressed hardest.
 */
export function brush(points: readonly Point[], size: number, random: () => number): string {
  const last = points.length - 1;
  /** The point at `t` of the way (0 to 1), so far to the side: 1 is the edge. */
  const at = (t: number, side: number): [number, number] => {
    const i = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
    const [[x, y, p], [nextX, nextY, nextP]] = [points[i] ?? NOWHERE, points[i + 1] ?? NOWHERE];
    const part = t * last - i;
    const [dx, dy] = [nextX - x, nextY - y];
    const far = ((p + (nextP - p) * part) * size * side) / (2 * (Math.hypot(dx, dy) || 1));
    return [x + dx * part - dy * far, y + dy * part + dx * far];
  };
  const length = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
  const steps = Math.round(length / 2);
  /** How far the core reaches to a side: less where the chalk wears off. */
  const rim = (t: number, side: number) => at(t, side * (0.55 + random() * 0.33 - t * 0.12));
  const edge = (side: number) =>
    Array.from({ length: steps - 1 }, (_, i) => rim((i + 1) / steps, side));
  /** Across one end, which is ragged: each part of the chalk touches down and leaves on its own. */
  const end = (t: number, ragged: number) =>
    [0.55, 0.25, -0.05, -0.35, -0.6].map((side) => at(t + (random() - 0.5) * ragged, side));
  /** A thin streak, pointed at both ends; with `half` below 0 it is a gap in what lies under it. */
  const streak = (from: number, long: number, side: number, half: number) => {
    const by = Math.min(0.98, from + long / length);
    const middle = (from + by) / 2;
    return shape([at(from, side - half), at(middle, side + half), at(by, side - half)]);
  };
  const some = (each: number, draw: () => string) =>
    Array.from({ length: Math.round(length / each) }, draw).join('');
  return (
    shape([...edge(1), ...end(0.97, 0.07), ...edge(-1).reverse(), ...end(0.02, 0.05).reverse()]) +
    // Bare streaks, more of them where the chalk wears off.
    some(1.9, () =>
      streak(Math.sqrt(random()) * 0.9, 0.8 + random() * 2.6, (random() - 0.5) * 1.25, -0.09),
    ) +
    // What the edge of the chalk just touched.
    some(1.5, () => {
      const side = (random() < 0.5 ? -1 : 1) * (0.72 + random() * 0.42);
      return streak(random() * 0.95, 0.6 + random() * 2, side, 0.1);
    })
  );
}

/** How hard the hand presses on its way: heavy at first, then lighter, and lifted at the end. */
const pressed = (t: number): number => 0.62 + 0.3 * (1 - t) - 0.35 * Math.max(0, t - 0.85);

/** A stick around x = 0, from y = 0 down to MARK_HEIGHT. */
export const stickPath = kept((seed) => {
  const random = randomFrom(`stick ${seed}`);
  const lean = 2.2 + random() * 3.4;
  const bend = (random() - 0.5) * 2.4;
  const top = random() * 2.5;
  const bottom = MARK_HEIGHT - random() * 2.5;
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const x = lean * (0.5 - t) * 2 + bend * Math.sin(Math.PI * t) + (random() - 0.5) * 0.5;
    const pressure = pressed(t) + random() * 0.12;
    return [x, top + (bottom - top) * t, pressure];
  });
  return brush(points, 5, random);
});

/** A potato: a ring around (0, MARK_HEIGHT / 2), drawn in one go, its ends passing each other. */
export const ringPath = kept((seed) => {
  const random = randomFrom(`ring ${seed}`);
  const start = -Math.PI * (0.35 + random() * 0.4);
  const turn = -(Math.PI * 2 + 0.25 + random() * 0.35);
  const flat = 0.92 + random() * 0.24;
  const drift = (random() - 0.5) * 2;
  const steps = 22;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const angle = start + turn * t;
    const radius = RING_RADIUS + drift * (t - 0.5) + (random() - 0.5) * 0.35;
    const pressure = pressed(t) + 0.1 * Math.sin(angle * 1.5 + 1) + random() * 0.1;
    return [
      Math.cos(angle) * radius,
      MARK_HEIGHT / 2 + Math.sin(angle) * radius * flat * 1.18,
      pressure,
    ];
  });
  return brush(points, 4.2, random);
});

/** A straight chalk line between two points, drawn by hand. */
function line(random: () => number, from: [number, number], to: [number, number], size: number) {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const x = from[0] + (to[0] - from[0]) * t + (random() - 0.5) * 0.6;
    const y = from[1] + (to[1] - from[1]) * t + (random() - 0.5) * 0.6;
    return [x, y, pressed(t) + random() * 0.14];
  });
  return brush(points, size, random);
}

/** A fifty: two short strokes that cross at (0, MARK_HEIGHT / 2). */
export const crossPath = kept((seed) => {
  const random = randomFrom(`cross ${seed}`);
  const middle = MARK_HEIGHT / 2;
  const arm = () => 8.5 + random() * 1.5;
  return (
    line(random, [-arm(), middle - arm()], [arm(), middle + arm()], 4) +
    line(random, [arm(), middle - arm()], [-arm(), middle + arm()], 4)
  );
});

/** Five hundreds in one: a V around x = 0, from y = 0 down to MARK_HEIGHT. */
export const vogelPath = kept((seed) => {
  const random = randomFrom(`vogel ${seed}`);
  const spread = 7 + random() * 1.5;
  return (
    line(random, [-spread, random() * 2], [0, MARK_HEIGHT - 2], 4.4) +
    line(random, [0, MARK_HEIGHT - 2], [spread, random() * 2], 4.4)
  );
});

/** Three specks of dust under a fresh mark. */
export function dust(seed: string): readonly { x: number; y: number; r: number }[] {
  const random = randomFrom(`dust ${seed}`);
  return Array.from({ length: 4 }, () => ({
    x: tenths((random() - 0.5) * 14) / 10,
    y: tenths(MARK_HEIGHT - 4 + random() * 6) / 10,
    r: tenths(0.5 + random() * 0.6) / 10,
  }));
}

/**
 * Chalk marks as SVG outlines. Every mark is drawn by a hand of its own, but always by the same
 * one: the seed (a hand's id, the seat and the place) decides how it leans.
 */
import { getStroke } from 'perfect-freehand';

/** Height of a stick and diameter of a ring, in units of the slate's own drawing. */
export const MARK_HEIGHT = 34;
const RING_RADIUS = 7.4;

type Point = [x: number, y: number, pressure: number];

/** A small generator (mulberry32) started from a string: the same marks on phone and server. */
function randomFrom(seed: string): () => number {
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

const round = (value: number): string => value.toFixed(1);
/** Each curve goes on from the one before: finer, so that what is rounded off does not add up. */
const fine = (value: number): string => String(Math.round(value * 100) / 100);

function outline(points: Point[], size: number): string {
  const edge = getStroke(points, {
    size,
    thinning: 0.5,
    smoothing: 0.6,
    streamline: 0.25,
    simulatePressure: false,
    last: true,
  });
  const [first, ...rest] = edge;
  if (!first) return '';
  // A curve around each point to the middle of the way to the next. Middles say where the points are, so
  // that after the first one alone they need to be told.
  const curves = rest.map((point, i) => {
    const next = rest[i + 1] ?? first;
    const x = ((point[0] ?? 0) + (next[0] ?? 0)) / 2;
    const y = ((point[1] ?? 0) + (next[1] ?? 0)) / 2;
    const around = i === 0 ? `Q${fine(point[0] ?? 0)} ${fine(point[1] ?? 0)} ` : 'T';
    return `${around}${fine(x)} ${fine(y)}`;
  });
  return `M${fine(first[0] ?? 0)} ${fine(first[1] ?? 0)}${curves.join('')}Z`;
}

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
    const pressure = 0.55 + 0.25 * Math.sin(Math.PI * Math.min(1, t * 1.3)) + random() * 0.14;
    return [x, top + (bottom - top) * t, pressure];
  });
  return outline(points, 4.6);
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
    const pressure = 0.5 + 0.22 * Math.sin(angle * 1.5 + 1) + random() * 0.1;
    return [
      Math.cos(angle) * radius,
      MARK_HEIGHT / 2 + Math.sin(angle) * radius * flat * 1.12,
      pressure,
    ];
  });
  return outline(points, 3.9);
});

/** A straight chalk line between two points, drawn by hand. */
function line(random: () => number, from: [number, number], to: [number, number], size: number) {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const x = from[0] + (to[0] - from[0]) * t + (random() - 0.5) * 0.6;
    const y = from[1] + (to[1] - from[1]) * t + (random() - 0.5) * 0.6;
    return [x, y, 0.6 + random() * 0.2];
  });
  return outline(points, size);
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
    x: Number(round((random() - 0.5) * 14)),
    y: Number(round(MARK_HEIGHT - 4 + random() * 6)),
    r: Number(round(0.5 + random() * 0.6)),
  }));
}

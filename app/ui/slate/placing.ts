/**
 * Where the strokes of a Schieber stand on its Z, in units of its own drawing: for the slate on the phone,
 * and for the picture of it that is shared.
 */
import { crossPath, MARK_HEIGHT, stickPath, vogelPath } from './chalk';
import type { SchieberStrokes, Stroke } from './schieber-rows';

/** So many strokes stand together. */
const GROUP = 5;
const TOP = 28;
const SIDE = 16;
const WIDTH = 330;
const FULL_WIDTH = 420;
const HIGH_WIDTH = 250;
/** In rows that are low and wide, as three of a television are, strokes are larger beside their Z. */
const LOW = { width: 430, marks: 1.5 };
/** From so many points on strokes need more room beside one another than a Z is wide. */
const FULL_FROM = 1200;
const FLOOR = 132;
const FIGURE = 26;

/** Strokes stand no closer than this; where more come to a bar, they are smaller and in rows. */
const LEAST_PITCH = 9;
const PITCH_IN_ROWS = 7;
/** Room that a cross takes on the diagonal. */
const CROSS_WIDTH = 20;

/** A place on a bar: how far along it, in which row of strokes. */
type OnBar = { readonly x: number; readonly row: number };

/**
 * Places along a bar, from how wide each mark is (a stroke is 1): as far apart as there is room for,
 * groups of five standing apart. `marks` is how large they are in one row, `scale` how large they then are.
 */
function bar(
  widths: readonly number[],
  room: number,
  marks: number,
): { places: OnBar[]; rows: number; scale: number } {
  // Broad marks stand first, each by itself; the others in groups.
  const broad = widths.filter((width) => width > 1).length;
  const gap = (k: number) => (k > 0 && (k <= broad || (k - broad) % GROUP === 0) ? 0.7 : 0);
  const all = widths.reduce((sum, width, k) => sum + width + gap(k), 0);
  const isOne = all * LEAST_PITCH * marks <= room;
  const rows = isOne ? 1 : Math.max(2, Math.ceil((all * PITCH_IN_ROWS * marks) / room));
  const pitch = isOne ? Math.min(13 * marks, room / all) : PITCH_IN_ROWS * marks;
  let at = 0;
  let row = 0;
  const places = widths.map((width, k) => {
    at += gap(k);
    if (rows > 1 && (at + width) * pitch > room && row < rows - 1) {
      at = 0;
      row += 1;
    }
    at += width;
    return { x: (at - width / 2) * pitch, row };
  });
  return {
    places,
    rows,
    scale: rows > 1 ? Math.min(1.2 * marks, (2 * TOP) / MARK_HEIGHT) / rows : marks,
  };
}

/** One stroke of a Schieber slate: its outline, where its middle and top are, and how large it is. */
type Placed = {
  readonly stroke: Stroke;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** One side's part of a Schieber slate. */
export type SchieberLayout = {
  readonly width: number;
  readonly height: number;
  /** The painted Z. */
  readonly z: string;
  readonly strokes: readonly Placed[];
  /** Where the remainder ends, and how large it is written. */
  readonly figure: { readonly x: number; readonly y: number; readonly size: number };
};

/** How wide a Z is drawn, and how large what stands on it is beside that. */
export type Z = { readonly width: number; readonly marks: number };
const USUAL: Z = { width: WIDTH, marks: 1 };

/**
 * How wide every Z of a slate is drawn: by the most that stands on one, wider where its rows are low, and
 * narrower, so that all of it is larger, where they are high.
 */
export function zFor(points: number, rows?: 'low' | 'high'): Z {
  if (rows) return rows === 'low' ? LOW : { width: HIGH_WIDTH, marks: 1 };
  return { width: points >= FULL_FROM ? FULL_WIDTH : WIDTH, marks: 1 };
}

/**
 * Hundreds upright on the top bar of the Z, fifties as crosses on its diagonal, twenties upright on
 * the bottom bar.
 */
export function schieberLayout(
  { hundreds: inOrder, fifties, twenties }: SchieberStrokes,
  { width, marks }: Z = USUAL,
): SchieberLayout {
  // As they are read: fives, then ones.
  const hundreds = inOrder.toSorted((a, b) => Number(b.bird) - Number(a.bird));
  const left = SIDE;
  const right = width - SIDE;
  const top = bar(
    hundreds.map(({ bird }) => (bird ? 3 : 1)),
    right - left,
    marks,
  );
  const bottom = bar(
    twenties.map(() => 1),
    right - left - 60 * marks,
    marks,
  );
  /** A mark in its row, the rows lying evenly about the bar at `y`. */
  const onBar = ({ places, rows, scale }: ReturnType<typeof bar>, k: number, y: number) => {
    const { x = 0, row = 0 } = places[k] ?? {};
    return { x: left + x, y: y + (row - rows / 2) * MARK_HEIGHT * scale, scale };
  };
  // The diagonal begins below the strokes where those come to its end.
  const first = (top.places.at(-1)?.x ?? 0) > 0.7 * (right - left) || top.rows > 1 ? 0.34 : 0.12;
  const step = Math.min(0.11, (0.8 - first) / Math.max(1, fifties.length));
  // Of very many each is smaller, or they would be one stripe.
  const crosses = Math.max(0.35, Math.min(marks, (step * (right - left)) / CROSS_WIDTH));
  return {
    width,
    height: FLOOR + TOP,
    z: `M${left} ${TOP}H${right}L${left} ${FLOOR}H${right}`,
    strokes: [
      ...hundreds.map((stroke, k) => ({
        stroke,
        path: stroke.bird ? vogelPath(stroke.seed) : stickPath(stroke.seed),
        ...onBar(top, k, TOP),
      })),
      ...fifties.map((stroke, k) => {
        const t = first + k * step;
        return {
          stroke,
          path: crossPath(stroke.seed),
          x: right + (left - right) * t,
          y: TOP + (FLOOR - TOP) * t - (MARK_HEIGHT / 2) * crosses,
          scale: crosses,
        };
      }),
      ...twenties.map((stroke, k) => ({
        stroke,
        path: stickPath(stroke.seed),
        ...onBar(bottom, k, FLOOR),
      })),
    ],
    figure: { x: right, y: FLOOR - 8, size: FIGURE * marks },
  };
}

/**
 * Where the marks stand on a slate, in units of its own drawing: for the slate on the phone, and for
 * the picture of it that is shared.
 */
import { crossPath, MARK_HEIGHT, stickPath, vogelPath } from './chalk';
import type { SchieberStrokes, Stroke } from './schieber-rows';

const PLACES_A_LINE = 15;
const GROUP = 5;
const PITCH = 20;
const GROUP_GAP = 10;
const LINE_HEIGHT = MARK_HEIGHT + 8;

const across = (k: number): number => 14 + k * PITCH + Math.floor(k / GROUP) * GROUP_GAP;

/** Where the mark at a place of a row stands: its middle and its top. */
export const markAt = (place: number): { x: number; y: number } => ({
  x: across(place % PLACES_A_LINE),
  y: 4 + Math.floor(place / PLACES_A_LINE) * LINE_HEIGHT,
});

/** The size of a row, from the places that the longest one has: all are drawn to one scale. */
export function rowSize(room: number): { width: number; height: number } {
  const lines = Math.max(1, Math.ceil(room / PLACES_A_LINE));
  const longest = Math.min(PLACES_A_LINE, Math.max(10, room));
  return { width: across(longest - 1) + 14, height: lines * LINE_HEIGHT + 4 };
}

const TOP = 28;
const SIDE = 16;
/** A low one has larger marks where there is little height. */
const HIGH = { width: 330, bottom: 132, figure: 26 };
const LOW = { width: 620, bottom: 90, figure: 38 };

/**
 * Places along a bar, from how wide each mark is (a stroke is 1): as far apart as there is room for,
 * groups of five standing apart.
 */
function places(widths: readonly number[], room: number): number[] {
  const gaps = Math.floor(Math.max(0, widths.length - 1) / GROUP) * 0.7;
  const pitch = Math.min(13, room / (widths.reduce((sum, width) => sum + width, 0) + gaps));
  let at = 0;
  return widths.map((width, k) => {
    if (k > 0 && k % GROUP === 0) at += 0.7;
    at += width;
    return (at - width / 2) * pitch;
  });
}

/** One stroke of a Schieber slate: its outline, and where its middle and top are. */
type Placed = {
  readonly stroke: Stroke;
  readonly path: string;
  readonly x: number;
  readonly y: number;
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

/**
 * Hundreds upright on the top bar of the Z, fifties as crosses on its diagonal, twenties upright on
 * the bottom bar. `low`: there is much more width than height.
 */
export function schieberLayout(
  { hundreds, fifties, twenties }: SchieberStrokes,
  low: boolean,
): SchieberLayout {
  const { width, bottom: floor, figure } = low ? LOW : HIGH;
  const left = SIDE;
  const right = width - SIDE;
  const top = places(
    hundreds.map(({ bird }) => (bird ? 2 : 1)),
    right - left,
  );
  const bottom = places(
    twenties.map(() => 1),
    right - left - 60,
  );
  const step = Math.min(0.11, 0.8 / Math.max(1, fifties.length));
  const half = MARK_HEIGHT / 2;
  return {
    width,
    height: floor + TOP,
    z: `M${left} ${TOP}H${right}L${left} ${floor}H${right}`,
    strokes: [
      ...hundreds.map((stroke, k) => ({
        stroke,
        path: stroke.bird ? vogelPath(stroke.seed) : stickPath(stroke.seed),
        x: left + (top[k] ?? 0),
        y: TOP - half,
      })),
      ...fifties.map((stroke, k) => {
        const t = 0.12 + k * step;
        return {
          stroke,
          path: crossPath(stroke.seed),
          x: right + (left - right) * t,
          y: TOP + (floor - TOP) * t - half,
        };
      }),
      ...twenties.map((stroke, k) => ({
        stroke,
        path: stickPath(stroke.seed),
        x: left + (bottom[k] ?? 0),
        y: floor - half,
      })),
    ],
    figure: { x: right, y: floor - 8, size: figure },
  };
}

/**
 * Where the marks stand on a slate, in units of its own drawing: for the slate on the phone, and for
 * the picture of it that is shared.
 */
import { crossPath, MARK_HEIGHT, stickPath, vogelPath } from './chalk';
import type { SchieberStrokes, Stroke } from './schieber-rows';
import type { Place } from './stick-rows';

const PLACES_A_LINE = 15;
const GROUP = 5;
const PITCH = 22;
const GROUP_GAP = 10;
/** A line of marks, and what is left free over and under each. */
const FREE = 2;
const LINE_HEIGHT = MARK_HEIGHT + 2 * FREE;

/** Between the groups of a full line. */
const MOST_GAPS = (PLACES_A_LINE - 1) / GROUP;

const across = (column: number, gaps = Math.floor(column / GROUP)): number =>
  14 + column * PITCH + Math.min(gaps, Math.floor(MOST_GAPS)) * GROUP_GAP;

/**
 * A stick and a potato that cancel mean nothing any more: they shrink to a ghost, and four of them stand
 * where one mark that counts has room.
 */
const GHOST = { scale: 0.46, opacity: 0.45 } as const;
/** How many places so many of them take, two by two. */
const ghostRoom = (from: number): number => Math.ceil(from / 2) / 2;

/** The first place that counts: what cancels stands before it. */
export const firstLive = (places: readonly Place[]): number =>
  places.filter(({ stick, potato }) => stick && potato).length;

/** For how many marks that count a row needs room, with so many `held` after its own. */
export const roomOf = (places: readonly Place[], held = 0): number => {
  const from = firstLive(places);
  return ghostRoom(from) + places.length - from + held;
};

/**
 * Where the mark at a place of a row stands: its middle and its top. Groups of five are counted from
 * `from`, the first place that counts.
 */
export function markAt(place: number, from = 0): { x: number; y: number } {
  const before = ghostRoom(from);
  const at = place - from + before;
  const column = at % PLACES_A_LINE;
  const groupsBefore = (end: number) => Math.max(0, Math.floor((end - before) / GROUP));
  return {
    x: across(column, groupsBefore(at) - groupsBefore(at - column)),
    y: FREE + Math.floor(at / PLACES_A_LINE) * LINE_HEIGHT,
  };
}

/** Where the marks of a place stand, how large they are, and how much ink they take; `from` as above. */
export function placed({ stick, potato }: Place, place: number, from: number) {
  if (!stick || !potato) return { ...markAt(place, from), scale: 1, opacity: 1 };
  return {
    x: across(0) + ((Math.floor(place / 2) - 0.5) * PITCH) / 2,
    y: FREE + ((place % 2) * MARK_HEIGHT) / 2 + 1,
    ...GHOST,
  };
}

/** So many places have room in every row of a slate, that few marks are not as large as the row. */
const LEAST_PLACES = 6;

/**
 * The size of a row, from the room that the longest one needs: all are drawn to one scale. `least`: as
 * wide as so many places it is in any case.
 */
export function rowSize(room: number, least = LEAST_PLACES): { width: number; height: number } {
  const lines = Math.max(1, Math.ceil(room / PLACES_A_LINE));
  // Ghosts may end in the middle of a place.
  const longest = Math.min(PLACES_A_LINE + 0.5, Math.max(least, room));
  return { width: across(longest - 1) + 14, height: lines * LINE_HEIGHT };
}

const TOP = 28;
const SIDE = 16;
const WIDTH = 330;
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
 * groups of five standing apart. `scale` is how large the marks are.
 */
function bar(
  widths: readonly number[],
  room: number,
): { places: OnBar[]; rows: number; scale: number } {
  // Broad marks stand first, each by itself; the others in groups.
  const broad = widths.filter((width) => width > 1).length;
  const gap = (k: number) => (k > 0 && (k <= broad || (k - broad) % GROUP === 0) ? 0.7 : 0);
  const all = widths.reduce((sum, width, k) => sum + width + gap(k), 0);
  const isOne = all * LEAST_PITCH <= room;
  const rows = isOne ? 1 : Math.max(2, Math.ceil((all * PITCH_IN_ROWS) / room));
  const pitch = isOne ? Math.min(13, room / all) : PITCH_IN_ROWS;
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
  return { places, rows, scale: rows > 1 ? 1.2 / rows : 1 };
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

/**
 * Hundreds upright on the top bar of the Z, fifties as crosses on its diagonal, twenties upright on
 * the bottom bar.
 */
export function schieberLayout({
  hundreds: inOrder,
  fifties,
  twenties,
}: SchieberStrokes): SchieberLayout {
  // As they are read: fives, then ones.
  const hundreds = inOrder.toSorted((a, b) => Number(b.bird) - Number(a.bird));
  const left = SIDE;
  const right = WIDTH - SIDE;
  const top = bar(
    hundreds.map(({ bird }) => (bird ? 3 : 1)),
    right - left,
  );
  const bottom = bar(
    twenties.map(() => 1),
    right - left - 60,
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
  const crosses = Math.max(0.35, Math.min(1, (step * (right - left)) / CROSS_WIDTH));
  return {
    width: WIDTH,
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
    figure: { x: right, y: FLOOR - 8, size: FIGURE },
  };
}

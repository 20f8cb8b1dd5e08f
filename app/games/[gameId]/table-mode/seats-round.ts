/** Where people sit round a screen that lies flat between them. Pure. */

/** The edges of a screen, as seats go round it: to the right, as the cards do. */
export const EDGES = ['bottom', 'right', 'top', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** How many sit at each edge by the number of players, at a screen that is higher than wide. */
const UPRIGHT: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [1, 0, 0, 0],
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 1, 1, 2],
  6: [1, 2, 1, 2],
  7: [1, 2, 2, 2],
  8: [2, 2, 2, 2],
};

export type SeatAt = {
  readonly edge: Edge;
  /** Which of those at its edge it is, from the left as they see it, and how many they are. */
  readonly at: number;
  readonly of: number;
};

/** Where each seat is, in their order; on a wide screen the longer edges take two first. */
export function seatsRound(players: number, isWide: boolean): readonly SeatAt[] {
  const upright = UPRIGHT[players] ?? UPRIGHT[8] ?? [];
  // Turned by a quarter, the edges with more people are again the long ones.
  const many = isWide && players > 4 ? [...upright.slice(1), ...upright.slice(0, 1)] : upright;
  return EDGES.flatMap((edge, i) =>
    Array.from({ length: many[i] ?? 0 }, (_, at) => ({ edge, at, of: many[i] ?? 0 })),
  );
}

export type Size = { readonly width: number; readonly height: number };

/** How large the screen is for somebody at this edge. */
export const seenFrom = (edge: Edge, { width, height }: Size): Size =>
  edge === 'left' || edge === 'right' ? { width: height, height: width } : { width, height };

/** How far a thing is turned that is to be read from this edge, in degrees. */
export const TURN: Readonly<Record<Edge, number>> = { bottom: 0, right: -90, top: 180, left: 90 };

/**
 * Moves a thing from the lower left corner of the screen, about which it is turned, to `x` px from the
 * left end of an edge as those at it see it.
 */
export function movedTo(edge: Edge, x: number, { width, height }: Size): string {
  const [right, down] = {
    bottom: [x, 0],
    right: [width, -x],
    top: [width - x, -height],
    left: [0, x - height],
  }[edge] as [number, number]; // Each has two.
  return `${right}px ${down}px`;
}

/** How large a sheet is that comes up from an edge, and how far it is from its left end, in px. */
export function sheetAt(
  edge: Edge,
  screen: Size,
): { readonly width: number; readonly height: number; readonly x: number } {
  const { width, height } = seenFrom(edge, screen);
  const isBeside = width > height;
  // As on a tablet that is held so: beside the slate and as high, or below it, with figures and keys side by side.
  if (Math.min(width, height) > 600)
    return isBeside
      ? { width: 416, height: height - 8, x: width - 416 }
      : { width, height: 452, x: 0 };
  const wide = isBeside ? Math.min(512, Math.max(416, width * 0.61)) : width;
  const high = isBeside ? height : Math.min(560, height - (height > 600 ? 150 : 120));
  return { width: wide, height: high, x: width - wide };
}

/** Where seats stand round a felt: the first at the near edge, each to the right of the one before. */

export type Place = {
  /** From the far edge, 1 the first. */
  readonly row: number;
  readonly column: 'left' | 'middle' | 'right';
};

export type Places = {
  readonly rows: number;
  /** By seat. */
  readonly seats: readonly Place[];
};

/** So many seats: one near, one far where they are even, the others along both sides. */
export function placesOf(count: number): Places {
  const along = Math.floor((count - 1) / 2);
  const far = count % 2 === 0 ? 1 : 0;
  const rows = along + far + 1;
  const seats = Array.from({ length: count }, (_, seat): Place => {
    if (seat === 0) return { row: rows, column: 'middle' };
    if (seat <= along) return { row: rows - seat, column: 'right' };
    if (far > 0 && seat === along + 1) return { row: 1, column: 'middle' };
    return { row: seat - along, column: 'left' };
  });
  return { rows, seats };
}

/** The middle of a place, of 100 across and 100 down. */
export function middleOf({ row, column }: Place, rows: number): readonly [x: number, y: number] {
  return [{ left: 22, middle: 50, right: 78 }[column], ((row - 0.5) / rows) * 100];
}

/** Where things stand in a chart, in the units of its drawing, which are pixels at its own width. */
import { scaleLinear } from 'd3-scale';

export type Size = { readonly width: number; readonly height: number };
/** As wide as the text column of a phone, and as a wide column or a page. */
export const NARROW: Size = { width: 358, height: 250 };
export const WIDE: Size = { width: 640, height: 290 };

export type Series = {
  readonly name: string;
  /** One value for each point; null where there is none. */
  readonly values: readonly (number | null)[];
};

/** The scales of a line chart of these values in this room; `leastSpan`: what it shows at least. */
export function scales(
  series: readonly Series[],
  {
    points,
    room,
    leastSpan = 0,
  }: {
    points: number;
    room: { left: number; right: number; top: number; bottom: number };
    leastSpan?: number | undefined;
  },
) {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const least = low === high ? Math.max(leastSpan, 2) : leastSpan;
  const short = Math.max(0, least - (high - low)) / 2;
  const y = scaleLinear()
    .domain([low - short, high + short])
    .nice(4)
    .range([room.bottom, room.top]);
  const x = scaleLinear()
    .domain([0, Math.max(1, points - 1)])
    .range([room.left, room.right]);
  return { x, y, ticks: y.ticks(4).filter(Number.isInteger) };
}

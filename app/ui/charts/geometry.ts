/** Where things stand in a chart, in the units of its drawing, which are pixels at its own width. */
import { scaleLinear } from 'd3-scale';

/** The smallest text in a chart, and the room of a line of it. */
export const TEXT = 13;
const LINE_HEIGHT = 16;
/** A character of the text face takes about so much. */
const CHARACTER = 7.1;

export type Size = { readonly width: number; readonly height: number };
/** As wide as the text column of a phone, and as a page. */
export const NARROW: Size = { width: 358, height: 250 };
export const WIDE: Size = { width: 720, height: 300 };

/** A text cut to so many pixels at most. */
export function fitted(text: string, width: number): string {
  const characters = [...text];
  const most = Math.max(1, Math.floor(width / CHARACTER));
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Moves texts apart that would overlap: each as near to where it wants to be as the order of all and
 * the room between `top` and `bottom` allow. Answers the places in the order given.
 */
export function apart(
  wanted: readonly number[],
  { gap = LINE_HEIGHT, top, bottom }: { gap?: number; top: number; bottom: number },
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = order.map((i) => wanted[i] ?? 0);
  // Down from the top so that none overlap, then up from the bottom so that all have room.
  for (let k = 0, least = top; k < places.length; k += 1) {
    places[k] = Math.max(places[k] ?? 0, least);
    least = (places[k] ?? 0) + gap;
  }
  for (let k = places.length - 1, most = bottom; k >= 0; k -= 1) {
    places[k] = Math.min(places[k] ?? 0, most);
    most = (places[k] ?? 0) - gap;
  }
  const moved: number[] = Array(wanted.length).fill(0);
  order.forEach((i, k) => {
    moved[i] = places[k] ?? 0;
  });
  return moved;
}

/** Which of so many points get a label below the chart so that none touch: the last one always. */
export function labelled(points: number, room: number, labelWidth: number): number[] {
  const most = Math.max(2, Math.floor(room / labelWidth));
  const step = Math.max(1, Math.ceil((points - 1) / (most - 1)));
  const shown: number[] = [];
  for (let i = points - 1; i >= 0; i -= step) shown.push(i);
  return shown.reverse();
}

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

/** The width of a text. */
export const widthOf = (text: string): number => [...text].length * CHARACTER;

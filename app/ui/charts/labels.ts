/** The texts of a chart: how wide they are, and where they stand so that none overlap. */

/** The smallest text in a chart, and the room of a line of it. */
export const TEXT = 13;
export const LINE_HEIGHT = 16;
/** A character of the text face takes about so much: slim ones, broad ones, capitals and figures, and the others. */
const CHARACTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlftrI.,:;'’|()\-\s]/, 4.4],
  [/[mwMW%&…]/, 11.5],
  [/[\p{Lu}\d+−–]/u, 8.6],
];
const CHARACTER = 7.5;

/** The width of a text. */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, one) => sum + (CHARACTERS.find(([kind]) => kind.test(one))?.[1] ?? CHARACTER),
    0,
  );

/** A text cut to so many pixels at most. */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const kept = [...text];
  do kept.pop();
  while (kept.length > 0 && widthOf(`${kept.join('')}…`) > width);
  return `${kept.join('').trimEnd()}…`;
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
  // Those that would overlap stand together, about the middle of where they want to be.
  const groups: { from: number; many: number }[] = [];
  order.forEach((i, k) => {
    groups.push({ from: (wanted[i] ?? 0) - k * gap, many: 1 });
    for (let [before, last] = groups.slice(-2); before && last && before.from > last.from; ) {
      const many = before.many + last.many;
      const from = (before.from * before.many + last.from * last.many) / many;
      groups.splice(-2, 2, { from, many });
      [before, last] = groups.slice(-2);
    }
  });
  const most = bottom - (order.length - 1) * gap;
  const places = groups
    .flatMap(({ from, many }) => Array<number>(many).fill(Math.min(Math.max(from, top), most)))
    .map((place, k) => place + k * gap);
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

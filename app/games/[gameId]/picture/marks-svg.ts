/** The chalk of a slate as drawings by themselves, for a picture that knows no style sheet. */
import { contractShape } from '@/app/ui/contract-shapes';
import { ringPath, stickPath } from '@/app/ui/slate/chalk';
import { schieberLayout } from '@/app/ui/slate/placing';
import type { SchieberStrokes } from '@/app/ui/slate/schieber-rows';
import { firstLive, placed, rowSize } from '@/app/ui/slate/stick-places';
import type { Place } from '@/app/ui/slate/stick-rows';
import type { Deck } from '@/lib/i18n/trumps';
import type { RowContract } from '@/lib/jass';

export const CHALK = '#f3efe4';
export const LINE = '#b4483a';

/** A drawing and its size, in its own units. */
export type Drawing = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A figure to be written on it, ending there. */
  readonly note?: Note;
};
type Note = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** The sticks and potatoes of one player; `room` as the longest row of the slate has it. */
export function stickDrawing(places: readonly Place[], room: number): Drawing {
  const from = firstLive(places);
  const marks = places.map((place, k) => {
    const { stick, potato } = place;
    const paths = [
      ...(potato ? [ringPath(potato.seed)] : []),
      ...(stick ? [stickPath(stick.seed)] : []),
    ];
    return mark({ ...placed(place, k, from), path: paths.join('') });
  });
  return drawing(rowSize(room), marks.join(''));
}

/** One side's strokes on the Z, and the remainder. */
export function schieberDrawing(strokes: SchieberStrokes): Drawing {
  const layout = schieberLayout(strokes);
  const z = `<path d="${layout.z}" fill="none" stroke="${LINE}" stroke-width="2.5" stroke-linejoin="round" opacity="0.8"/>`;
  const strokesDrawn = layout.strokes.map((one) => mark({ ...one, opacity: 1 })).join('');
  return {
    ...drawing(layout, z + strokesDrawn),
    ...(strokes.remainder > 0 && { note: { text: String(strokes.remainder), ...layout.figure } }),
  };
}

/** The colours of the suits, as the style sheet has them; what is not here is chalk. */
const COLOURS: Readonly<Record<string, string>> = {
  'french-hearts': '#e0503f',
  'french-diamonds': '#e0503f',
  'swiss-hearts': '#e0503f',
  'swiss-diamonds': '#ad8118',
  'swiss-clubs': '#6b9a3a',
  'swiss-spades': '#4f8fd0',
};

/** The sign of what is played in a row, in the colour that it has on these cards. */
export function contractDrawing(contract: RowContract, deck: Deck): Drawing {
  const { areas, lines } = contractShape(contract, deck);
  const colour = COLOURS[`${deck}-${contract}`] ?? CHALK;
  return drawing(
    { width: 24, height: 24 },
    `${areas ? `<path d="${areas}" fill="${colour}" fill-rule="evenodd"/>` : ''}${lines ? `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>` : ''}`,
  );
}

/** Twice underlined in chalk. */
export const underline = (): Drawing =>
  drawing(
    { width: 60, height: 10 },
    `<path d="M2 3.5c18-2 38-1.500 56-2.500M6 8.500c16-1.500 34-1 50-2.500" fill="none" stroke="${CHALK}" stroke-width="1.8" stroke-linecap="round"/>`,
  );

type Mark = { x: number; y: number; path: string; opacity: number; scale: number };

const mark = ({ x, y, path, opacity, scale }: Mark) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="${CHALK}" stroke="${CHALK}" stroke-width="1.1" stroke-opacity="0.1" opacity="${opacity}"/>`;

function drawing({ width, height }: { width: number; height: number }, inside: string): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`;
  return { src: `data:image/svg+xml;base64,${btoa(svg)}`, width, height };
}

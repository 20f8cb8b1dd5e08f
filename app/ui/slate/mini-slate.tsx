/** A slate as small as a stamp, for lists: what each side has, at a glance. */
import type { FigureKind, SchieberSlate, SlateKind } from '@/lib/jass';
import { miniMarks } from './mini-marks';

const WIDTH = 76;
const HEIGHT = 60;
/** Of the frame, on each side. */
const FRAME = 4;
const INNER = { width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };
/** More sides than this stand in two columns. */
const MOST_IN_A_COLUMN = 4;
/** No figure is larger, or narrower for each of its letters. */
const LARGEST = 19;
const LETTER = 0.52;

export function MiniSlate({
  slate,
  figure,
  totals,
  strokes,
  texts,
  best,
  over,
}: {
  slate: SlateKind;
  figure: FigureKind;
  /** By side, and as they are written. */
  totals: readonly number[];
  /** By side, where strokes are written. */
  strokes: readonly (SchieberSlate | undefined)[];
  texts: readonly string[];
  /** Who has won, or leads. */
  best: readonly number[];
  over: boolean;
}) {
  // Two columns where they are, the slate of rows beside one another.
  const columns = slate === 'rows' ? totals.length : totals.length > MOST_IN_A_COLUMN ? 2 : 1;
  const width = INNER.width / columns;
  const height = INNER.height / Math.ceil(totals.length / columns);
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 overflow-hidden rounded-md border-4 border-[#855736] bg-slate shadow-sm"
      style={{ width: WIDTH, height: HEIGHT }}
    >
      <svg
        width={INNER.width}
        height={INNER.height}
        className="block"
        fill="none"
        aria-hidden="true"
      >
        {totals.map((total, side) => {
          const x = (side % columns) * width;
          const y = Math.floor(side / columns) * height;
          const drawn = miniMarks({
            slate,
            figure,
            total,
            strokes: strokes[side],
            width: width - 8,
            height: height - 4,
          });
          const text = texts[side] ?? '';
          const hasWon = over && best.includes(side);
          const size = Math.min(LARGEST, height * 0.8, (width - 6) / (text.length * LETTER));
          return (
            <g key={side} transform={`translate(${x} ${y})`}>
              {side >= columns && <path d={`M0 0H${width}`} className="stroke-line" />}
              {side % columns > 0 && <path d={`M0 0V${height}`} className="stroke-line" />}
              {drawn ? (
                <g transform="translate(4 2)" strokeLinecap="round" strokeLinejoin="round">
                  <path d={drawn.painted} className="stroke-line" strokeWidth="1" />
                  <path d={drawn.marks} className="stroke-chalk" strokeWidth={drawn.thick} />
                </g>
              ) : (
                <text
                  x={width - 4}
                  y={height / 2}
                  dy="0.34em"
                  textAnchor="end"
                  fontSize={size}
                  // A line under so small a figure would strike it out.
                  className={`font-hand ${hasWon ? 'fill-yellow' : 'fill-chalk'}`}
                >
                  {text}
                </text>
              )}
              {hasWon && drawn && (
                <path
                  d={`M${width - 24} ${height - 4.5}l20-1M${width - 21} ${height - 2}l17-1`}
                  className="stroke-yellow"
                  strokeWidth="1.2"
                />
              )}
            </g>
          );
        })}
      </svg>
    </span>
  );
}

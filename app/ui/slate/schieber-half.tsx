/**
 * One side's part of a Schieber slate: hundreds upright on the top bar of the Z, fifties as crosses
 * on its diagonal, twenties upright on the bottom bar, the remainder as a figure.
 */
import { crossPath, MARK_HEIGHT, stickPath, vogelPath } from './chalk';
import { Chalk, type MarkState } from './marks';
import type { SchieberStrokes, Stroke } from './schieber-rows';

const TOP = 28;
const SIDE = 16;
/** The drawing's own units; a low one has larger marks where there is little height. */
const HIGH = { width: 330, bottom: 132, figure: 26 };
const LOW = { width: 620, bottom: 90, figure: 38 };
const GROUP = 5;

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

export function SchieberHalf({
  strokes,
  stateOf,
  withZ,
  low,
}: {
  strokes: SchieberStrokes;
  stateOf: (stroke: Stroke) => MarkState;
  /** The painted Z, which some slates have and others lack. */
  withZ: boolean;
  /** There is much more width than height. */
  low: boolean;
}) {
  const { width, bottom: floor, figure } = low ? LOW : HIGH;
  const left = SIDE;
  const right = width - SIDE;
  const top = places(
    strokes.hundreds.map(({ bird }) => (bird ? 2 : 1)),
    right - left,
  );
  const bottom = places(
    strokes.twenties.map(() => 1),
    right - left - 60,
  );
  const step = Math.min(0.11, 0.8 / Math.max(1, strokes.fifties.length));
  return (
    <svg
      aria-hidden="true"
      className="block h-full w-full"
      viewBox={`0 0 ${width} ${floor + TOP}`}
      preserveAspectRatio="xMidYMid meet"
    >
      {withZ && (
        <path
          d={`M${left} ${TOP}H${right}L${left} ${floor}H${right}`}
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="2.500"
          strokeLinejoin="round"
          opacity="0.8"
        />
      )}
      {strokes.hundreds.map((stroke, k) => (
        <g
          key={stroke.seed}
          transform={`translate(${left + (top[k] ?? 0)} ${TOP - MARK_HEIGHT / 2})`}
        >
          <Chalk
            path={stroke.bird ? vogelPath(stroke.seed) : stickPath(stroke.seed)}
            seed={stroke.seed}
            state={stateOf(stroke)}
          />
        </g>
      ))}
      {strokes.fifties.map((stroke, k) => {
        const t = 0.12 + k * step;
        const x = right + (left - right) * t;
        const y = TOP + (floor - TOP) * t;
        return (
          <g key={stroke.seed} transform={`translate(${x} ${y - MARK_HEIGHT / 2})`}>
            <Chalk path={crossPath(stroke.seed)} seed={stroke.seed} state={stateOf(stroke)} />
          </g>
        );
      })}
      {strokes.twenties.map((stroke, k) => (
        <g
          key={stroke.seed}
          transform={`translate(${left + (bottom[k] ?? 0)} ${floor - MARK_HEIGHT / 2})`}
        >
          <Chalk path={stickPath(stroke.seed)} seed={stroke.seed} state={stateOf(stroke)} />
        </g>
      ))}
      {strokes.remainder > 0 && (
        <text
          x={right}
          y={floor - 8}
          textAnchor="end"
          fontSize={figure}
          fill="var(--color-chalk)"
          className="font-hand"
        >
          {strokes.remainder}
        </text>
      )}
    </svg>
  );
}

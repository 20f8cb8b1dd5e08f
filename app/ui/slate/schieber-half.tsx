/**
 * One side's part of a Schieber slate: hundreds upright on the top bar of the Z, fifties as crosses
 * on its diagonal, twenties upright on the bottom bar, the remainder as a figure.
 */
import { crossPath, MARK_HEIGHT, stickPath, vogelPath } from './chalk';
import { Chalk, type MarkState } from './marks';
import type { SchieberStrokes, Stroke } from './schieber-rows';

const WIDTH = 330;
const LEFT = 16;
const TOP = 28;
const BOTTOM = 132;
const RIGHT = WIDTH - 16;
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
}: {
  strokes: SchieberStrokes;
  stateOf: (stroke: Stroke) => MarkState;
  /** The painted Z, which some slates have and others lack. */
  withZ: boolean;
}) {
  const top = places(
    strokes.hundreds.map(({ bird }) => (bird ? 2 : 1)),
    RIGHT - LEFT,
  );
  const bottom = places(
    strokes.twenties.map(() => 1),
    RIGHT - LEFT - 60,
  );
  const step = Math.min(0.11, 0.8 / Math.max(1, strokes.fifties.length));
  return (
    <svg
      aria-hidden="true"
      className="block h-full w-full"
      viewBox={`0 0 ${WIDTH} ${BOTTOM + TOP}`}
      preserveAspectRatio="xMidYMid meet"
    >
      {withZ && (
        <path
          d={`M${LEFT} ${TOP}H${RIGHT}L${LEFT} ${BOTTOM}H${RIGHT}`}
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
          transform={`translate(${LEFT + (top[k] ?? 0)} ${TOP - MARK_HEIGHT / 2})`}
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
        const x = RIGHT + (LEFT - RIGHT) * t;
        const y = TOP + (BOTTOM - TOP) * t;
        return (
          <g key={stroke.seed} transform={`translate(${x} ${y - MARK_HEIGHT / 2})`}>
            <Chalk path={crossPath(stroke.seed)} seed={stroke.seed} state={stateOf(stroke)} />
          </g>
        );
      })}
      {strokes.twenties.map((stroke, k) => (
        <g
          key={stroke.seed}
          transform={`translate(${LEFT + (bottom[k] ?? 0)} ${BOTTOM - MARK_HEIGHT / 2})`}
        >
          <Chalk path={stickPath(stroke.seed)} seed={stroke.seed} state={stateOf(stroke)} />
        </g>
      ))}
      {strokes.remainder > 0 && (
        <text
          x={RIGHT}
          y={BOTTOM - 8}
          textAnchor="end"
          fontSize="26"
          fill="var(--color-chalk)"
          className="font-hand"
        >
          {strokes.remainder}
        </text>
      )}
    </svg>
  );
}

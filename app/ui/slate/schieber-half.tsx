/** One side's part of a Schieber slate: its strokes on the Z, the remainder as a figure. */

import { Clouds } from './clouds';
import { Chalk, type MarkState } from './marks';
import { schieberLayout, type Z } from './placing';
import type { SchieberStrokes, Stroke } from './schieber-rows';

export function SchieberHalf({
  side,
  strokes,
  isProposed,
  stateOf,
  withZ,
  z,
}: {
  side: number;
  strokes: SchieberStrokes;
  /** Some of them would be written by what is being entered. */
  isProposed: boolean;
  stateOf: (stroke: Stroke) => MarkState;
  /** The painted Z, which some slates have and others lack. */
  withZ: boolean;
  /** How it is drawn (`zFor`). */
  z?: Z | undefined;
}) {
  const layout = schieberLayout(strokes, z);
  return (
    <svg
      aria-hidden="true"
      className="block h-full w-full overflow-visible"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      {withZ && (
        <path
          d={layout.z}
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="2.500"
          strokeLinejoin="round"
          opacity="0.8"
        />
      )}
      <Clouds
        row={side}
        marks={layout.strokes.map(({ stroke: { seed }, x, y }) => ({ seed, x, y }))}
        isProposed={isProposed}
      />
      {layout.strokes.map(({ stroke, path, x, y, scale }) => (
        <g key={stroke.seed} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Chalk path={path} seed={stroke.seed} state={stateOf(stroke)} />
        </g>
      ))}
      {strokes.remainder > 0 && (
        <text
          x={layout.figure.x}
          y={layout.figure.y}
          textAnchor="end"
          fontSize={layout.figure.size}
          fill={isProposed ? 'var(--color-chalk-dim)' : 'var(--color-chalk)'}
          className="font-hand"
        >
          {strokes.remainder}
        </text>
      )}
    </svg>
  );
}

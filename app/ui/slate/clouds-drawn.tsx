'use client';
/** What was wiped off a slate leaves a faint cloud for the rest of the game. */
import { type CSSProperties, useContext, useEffect, useId, useState } from 'react';
import { noteMarks, type Spot, type Wiped, wipedIn } from '@/lib/browser/wiped';
import { DeckOfGame } from '../use-setting';

type RowOfSlate = {
  /** Which row of the slate it is. */
  readonly row: number | string;
  /** What is written in it. */
  readonly marks: readonly Spot[];
  /** What is written is not all that stands there: something is being entered. */
  readonly isProposed: boolean;
};

/** Where something was wiped in a row, and whether it was before one's eyes. */
function useWiped({ row, marks, isProposed }: RowOfSlate): { wiped: Wiped; isFresh: boolean } {
  const gameId = useContext(DeckOfGame);
  const [clouds, setClouds] = useState({ wiped: [] as Wiped, isFresh: false });
  useEffect(() => {
    const wiped = gameId ? wipedIn(gameId, String(row)) : [];
    if (wiped.length > 0) setClouds({ wiped, isFresh: false });
  }, [gameId, row]);
  useEffect(() => {
    const wiped = gameId && !isProposed && noteMarks(gameId, String(row), marks);
    if (wiped) setClouds({ wiped, isFresh: true });
  }, [gameId, row, marks, isProposed]);
  return clouds;
}

/** How a cloud fades from its middle outwards: it has no edge. */
const FADES = [
  [0, 0.16],
  [0.25, 0.135],
  [0.5, 0.075],
  [0.7, 0.03],
  [0.86, 0.008],
  [1, 0],
] as const;

/** Behind marks that are drawn, in the units of their drawing. */
export function Clouds(props: RowOfSlate) {
  const id = useId();
  const { wiped, isFresh } = useWiped(props);
  if (wiped.length === 0) return null;
  return (
    <g className={isFresh ? 'animate-wipe' : undefined}>
      <radialGradient id={id}>
        {FADES.map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stopColor="var(--color-chalk)" stopOpacity={opacity} />
        ))}
      </radialGradient>
      {wiped.map(([x, y]) => (
        <ellipse
          key={`${x} ${y}`}
          rx="25"
          ry="15"
          fill={`url(#${id})`}
          transform={`translate(${x} ${y + 17}) rotate(-24)`}
        />
      ))}
    </g>
  );
}

const CLOUD = 'pointer-events-none absolute';
const backgroundImage = `radial-gradient(closest-side,${FADES.map(([offset, opacity]) => `rgb(243 239 228/${opacity}) ${offset * 100}%`).join()})`;

/** Behind a total, each a little beside the others. */
const atTotal = (x: number): CSSProperties => ({
  right: `${x * 0.8 - 0.5}rem`,
  width: '6.5rem',
  height: '80%',
});

/** Behind what stands in a cell, after the part of the width that says what is played. */
function inCell(row: number, side: number, sides: number): CSSProperties {
  const head = sides > 2 ? 24 : 39;
  const width = (100 - head) / sides;
  return {
    left: `${head + width * (side + 0.05)}%`,
    top: `calc(100cqh / (var(--rows) + 2.7) * ${row + 0.9})`,
    width: `${width * 0.9}%`,
    height: 'calc(100cqh / (var(--rows) + 2.7) * 1.1)',
  };
}

/** The same behind figures: totals, or the cells of a table with so many `sides`. */
export function CloudsAt({ sides, ...props }: RowOfSlate & { sides?: number }) {
  const { wiped, isFresh } = useWiped(props);
  return wiped.map(([x, y]) => (
    <span
      key={`${x} ${y}`}
      aria-hidden="true"
      className={`${CLOUD} ${isFresh ? 'animate-wipe' : ''}`}
      style={{ backgroundImage, ...(sides === undefined ? atTotal(x) : inCell(x, y, sides)) }}
    />
  ));
}

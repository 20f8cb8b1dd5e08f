/** The chalk marks of one player, as a drawing that keeps its proportions. */
import { memo } from 'react';
import { MARK_HEIGHT, ringPath, stickPath } from './chalk';
import { Clouds } from './clouds';
import { Dust } from './dust';
import { firstLive, heldRoom, markAt, placed, rowSize } from './stick-places';
import type { Mark, Place } from './stick-rows';

/** Marks that are only proposed are dim; those of the latest hand are drawn before one's eyes. */
export type MarkState = 'written' | 'fresh' | 'proposed';

export function Marks({
  places,
  room,
  isClose = false,
  heldWith = [],
  row,
  isProposed = false,
  stateOf,
}: {
  places: readonly Place[];
  /** Places that the longest row of the slate has, so that all rows are drawn to one scale. */
  room: number;
  /** As wide as its marks, where they stand in a line with other things. */
  isClose?: boolean;
  /** The names with whom sticks are held in abeyance, which stand after the marks. */
  heldWith?: readonly (string | undefined)[] | undefined;
  /** Which row of a slate that remembers what was wiped it is. */
  row?: number;
  isProposed?: boolean;
  stateOf: (mark: Mark) => MarkState;
}) {
  const from = firstLive(places);
  const { width, height } = isClose ? rowSize(room, room) : rowSize(room);
  return (
    <svg
      aria-hidden="true"
      className={`block h-full overflow-visible ${isClose ? 'w-auto' : 'w-full'}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
    >
      {row !== undefined && <Clouds row={row} marks={spotsOf(places)} isProposed={isProposed} />}
      {places.map((place, k) => {
        const { x, y, scale, opacity } = placed(place, k, from);
        return (
          <g key={k} transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
            {place.potato && (
              <Chalk
                key={place.potato.seed}
                path={ringPath(place.potato.seed)}
                seed={place.potato.seed}
                state={stateOf(place.potato)}
              />
            )}
            {place.stick && (
              <Chalk
                key={place.stick.seed}
                path={stickPath(place.stick.seed)}
                seed={place.stick.seed}
                state={stateOf(place.stick)}
              />
            )}
          </g>
        );
      })}
      {heldWith.map((name = '', k) => (
        <Held
          key={k}
          name={name}
          {...markAt(places.length + heldRoom(heldWith.slice(0, k)), from)}
        />
      ))}
    </svg>
  );
}

/** Where each mark stands. */
function spotsOf(places: readonly Place[]) {
  const from = firstLive(places);
  return places.flatMap((place, k) => {
    const { x, y } = placed(place, k, from);
    return [place.potato, place.stick].flatMap((mark) => (mark ? [{ seed: mark.seed, x, y }] : []));
  });
}

/** A held stick stands dotted, as high as any, before the name of the other: it is neither's yet. */
function Held({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M2.5 3L-2.5 ${MARK_HEIGHT - 3}`}
        stroke="var(--color-chalk)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 7"
      />
      <text
        x="8"
        y={MARK_HEIGHT - 10}
        fontSize="18"
        fill="var(--color-chalk)"
        className="font-hand"
      >
        {name}
      </text>
    </g>
  );
}

/** One mark in chalk: written, fresh from the hand, or only proposed. */
export const Chalk = memo(function Chalk({
  path,
  seed,
  state,
}: {
  path: string;
  seed: string;
  state: MarkState;
}) {
  return (
    <>
      <path
        d={path}
        fill="var(--color-chalk)"
        // The haze around it.
        stroke="var(--color-chalk)"
        strokeWidth="1.1"
        strokeOpacity="0.1"
        opacity={state === 'proposed' ? 0.45 : 1}
        className={state === 'fresh' ? 'animate-draw' : undefined}
        style={state === 'fresh' ? { animationDelay: `${(seed.length % 3) * 60}ms` } : undefined}
      />
      {state === 'fresh' && <Dust seed={seed} />}
    </>
  );
});

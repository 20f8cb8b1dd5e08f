'use client';
/** What of table mode is turned to whoever writes: the slate, and what stands under it. */
import { useRef } from 'react';
import { variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { SlateProps } from '../slates/slate';
import { Strip } from '../slates/strip';
import { DrawnSlate } from '../stroke';
import { KEY, type Places } from './places';
import { EDGES, type Edge, movedTo, type Size, seenFrom, sheetAt, TURN } from './seats-round';
import type { TableModeProps } from './table-mode';
import { useSize } from './use-page';

/** Around the slate that is turned to whoever writes, in px. */
const MARGIN = 8;
/** A row of the slate that is lower than this cannot be read; then there are names and totals. */
const LEAST_ROW = 44;
const LEAST_ROW_OF_STROKES = 90;
const LEAST_ROW_OF_TABLE = 17;
/** Nor a slate that is narrower, beside the sheet on the smallest phones. */
const LEAST_WIDTH = 180;
/** What was said stands between name and total. */
const LEAST_WIDTH_OF_SAID = 240;
const HEAD_OF_TABLE = 66;

/** What is turned to whoever writes: the slate, and while nobody does what stands under it. */
export function Frame({
  entering,
  slate,
  Slate,
  where,
  under,
  keys,
  edge,
  screen,
  places,
}: TableModeProps & { edge: Edge; screen: Size; places: Places }) {
  const region = useRef<HTMLDivElement>(null);
  const room = useSize(region);
  const isEntering = entering.task !== null;
  const { width, height } = seenFrom(edge, screen);
  const sheet = sheetAt(edge, screen);
  const isBeside = width > height;
  /** How much of the screen is taken at an edge, so many further round from this one. */
  const at = (turns: number) => {
    const other = EDGES[(EDGES.indexOf(edge) + turns) % EDGES.length];
    const seat = places.seats.find((one) => one.edge === other);
    // The keys in the corners stand at the top.
    return seat?.depth ?? (other === 'top' ? KEY : 0);
  };
  // Bottom, right, top and left as it is seen from this edge.
  const [bottom, right, top, left] = isEntering
    ? [
        isBeside ? MARGIN : sheet.height + MARGIN,
        isBeside ? sheet.width + MARGIN : MARGIN,
        MARGIN,
        MARGIN,
      ]
    : [at(0) + MARGIN, at(1) + MARGIN, at(2) + MARGIN, at(3) + MARGIN];
  const { table } = slate;
  const { rowsOf, slate: kind } = variant(table.variant);
  const lines = rowsOf(table.options).length;
  const least =
    lines > 0
      ? HEAD_OF_TABLE + lines * LEAST_ROW_OF_TABLE
      : sideNames(table).length * (kind === 'strokes' ? LEAST_ROW_OF_STROKES : LEAST_ROW);
  const leastWide = kind === 'differences' ? LEAST_WIDTH_OF_SAID : LEAST_WIDTH;
  const props: SlateProps = { ...slate, room: 'screen' };
  return (
    <div
      className="table-frame"
      data-wide={isBeside && !isEntering ? '' : undefined}
      style={{
        width,
        height,
        padding: `${top}px ${right}px ${bottom}px ${left}px`,
        translate: movedTo(edge, 0, screen),
        rotate: `${TURN[edge]}deg`,
      }}
    >
      <div ref={region} className="@container flex min-h-0 min-w-0 flex-1 flex-col justify-center">
        {room && (room.height < least || room.width < leastWide) ? (
          <DrawnSlate
            stroke={entering.stroke}
            Slate={Strip}
            slate={{ ...props, room: room.height }}
          />
        ) : (
          room && <DrawnSlate stroke={entering.stroke} Slate={Slate} slate={props} />
        )}
      </div>
      {!isEntering && (
        <div
          className={`flex shrink-0 gap-2 ${isBeside ? 'w-44 flex-col justify-center' : 'flex-col'}`}
        >
          <div className={`flex gap-x-3 gap-y-1 ${isBeside ? 'flex-col' : 'items-center'}`}>
            <div className="table-keys shrink-0">{keys}</div>
            <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 text-[0.9375rem] leading-tight">
              {where}
            </p>
          </div>
          <div className="table-under empty:hidden">{under}</div>
        </div>
      )}
    </div>
  );
}

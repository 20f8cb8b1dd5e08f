'use client';
/**
 * Table mode: the screen lies flat between the players. Their names, totals and marks stand at their
 * edges, each turned to who sits there; who taps their edge enters a hand, and slate and sheet turn to
 * them. Everything else is the board's own.
 */
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from '@/app/ui/icons';
import { Marks } from '@/app/ui/slate/marks';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { useSetting } from '@/app/ui/use-setting';
import { added, inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import { totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { type SlateProps, stateIn } from '../slates/slate';
import { Strip } from '../slates/strip';
import { DrawnSlate } from '../stroke';
import type { Entering } from '../use-task';
import { type Edge, movedTo, type Size, seatsRound, seenFrom, sheetAt, TURN } from './seats-round';
import { TABLE_MODE } from './setting';
import './table-mode.css';

/** How high what stands at an edge is, in px: at the short edges and at the long ones. */
const EDGE = { phone: { short: 76, long: 64 }, tablet: { short: 112, long: 104 } } as const;
/** A corner that has a key in it, in px. */
const CORNER = 56;
/** Around the slate, in px. */
const MARGIN = 8;
/** A row of the slate that is lower than this cannot be read; then there are names and totals. */
const LEAST_ROW = 44;
const LEAST_ROW_OF_STROKES = 90;
const LEAST_ROW_OF_TABLE = 17;
const HEAD_OF_TABLE = 66;

type TableModeProps = {
  readonly entering: Entering;
  readonly slate: SlateProps;
  readonly Slate: ComponentType<SlateProps>;
  /** May somebody enter a hand here now? */
  readonly mayEnter: boolean;
  /** What an edge does that is tapped. */
  readonly label: string;
  readonly where: ReactNode;
  /** What stands under the slate, and the keys without the one that enters. */
  readonly under: ReactNode;
  readonly keys: ReactNode;
};

export default function TableMode(props: TableModeProps) {
  const { entering, slate, mayEnter, label } = props;
  const words = useWords();
  const { t } = words;
  const { table, tally, explained, dealer } = slate;
  const { players } = table;
  const { sidesOf, rowsOf, figure } = variant(table.variant);
  const sides = sidesOf(players.length, table.options);
  const sideOf = (seat: number) => sides.findIndex((seats) => seats.includes(seat));
  const [, setMode] = useSetting(...TABLE_MODE);
  const [edge, setEdge] = useState<Edge>('bottom');
  const isEntering = entering.task !== null;
  const main = useRef<HTMLElement>(null);
  const screen = useSize(main);
  usePage(main, edge, screen);

  const isTablet = screen !== null && Math.min(screen.width, screen.height) > 600;
  const isWide = screen !== null && screen.width > screen.height;
  const seats = seatsRound(players.length, isWide);
  const { short, long } = EDGE[isTablet ? 'tablet' : 'phone'];
  const ofSide = isWide ? short : long;
  const ofEnd = isWide ? long : short;
  const thick = { bottom: ofEnd, top: ofEnd, left: ofSide, right: ofSide } as const;
  const isTaken = (one: Edge) => seats.some((seat) => seat.edge === one);
  const corner = Math.max(isTaken('left') || isTaken('right') ? ofSide : 0, CORNER);
  const free = {
    bottom: isTaken('bottom') ? ofEnd : MARGIN,
    top: isTaken('top') ? ofEnd : CORNER,
    left: isTaken('left') ? ofSide : MARGIN,
    right: isTaken('right') ? ofSide : MARGIN,
  };
  const totals = totalsOf(tally);
  const rows = stickRows(explained.hands, sideNames(table), slate.handIds);
  const most = Math.max(...rows.map(({ places }) => places.length));
  const last = explained.hands.findLast(({ counts, isOpen }) => counts || isOpen);
  const enter = (seat: number) => {
    setEdge(seats[seat]?.edge ?? 'bottom');
    const side = sideOf(seat);
    if (rowsOf(table.options).length > 0) entering.record({ side });
    else entering.enter({ seat, side });
  };
  return (
    <main ref={main} className="table-mode">
      {screen && (
        <>
          <ul aria-label={t('board.table.seats')}>
            {players.map((name, seat) => {
              const place = seats[seat];
              if (!place) return null;
              const own = seenFrom(place.edge, screen).width;
              const from = place.edge === 'bottom' || place.edge === 'top' ? corner : free.bottom;
              const to = place.edge === 'bottom' || place.edge === 'top' ? corner : free.top;
              // Who sits at the left has the far end at their left.
              const start = place.edge === 'left' ? to : from;
              const width = (own - from - to) / place.of;
              const side = sideOf(seat);
              const total = inFigures(words, figure, totals[side] ?? 0);
              const gain = last?.gain[side] ?? 0;
              const announced = last?.isOpen ? last.announced?.[side] : undefined;
              const inside = (
                <>
                  <span className="flex min-w-0 items-center gap-2 self-end leading-tight">
                    <span className="truncate pr-[0.15em] font-hand text-[1.25rem] [.is-tablet_&]:text-[2rem]">
                      {name}
                    </span>
                    {seat === dealer && (
                      <span className="shrink-0 rounded-full border border-chalk/50 px-2 text-[0.8125rem] leading-5">
                        {t('board.deals')}
                      </span>
                    )}
                  </span>
                  <span className="row-span-2 self-center pr-[0.15em] font-hand text-[1.875rem] leading-none [.is-tablet_&]:text-[3.25rem]">
                    {total}
                  </span>
                  <span
                    aria-hidden="true"
                    className="h-6 min-w-0 self-start overflow-hidden font-hand text-chalk-dim leading-6 [.is-tablet_&]:h-11 [.is-tablet_&]:text-[1.5rem]"
                  >
                    {figure === 'net' ? (
                      <Marks
                        places={rows[side]?.places ?? []}
                        room={most}
                        stateOf={stateIn(slate)}
                      />
                    ) : announced !== undefined ? (
                      announced
                    ) : last && !last.isOpen && gain !== 0 ? (
                      added(words, gain)
                    ) : null}
                  </span>
                </>
              );
              const look =
                'slate-board grid size-full grid-cols-[minmax(0,1fr)_auto] grid-rows-2 gap-x-3 rounded-xl border border-chalk/20 px-3 py-1 text-left';
              return (
                <li
                  key={seat}
                  className={`table-seat ${isTablet ? 'is-tablet' : ''} ${isEntering ? 'opacity-0' : ''}`}
                  style={{
                    width,
                    height: thick[place.edge],
                    translate: movedTo(place.edge, start + width * place.at, screen),
                    rotate: `${TURN[place.edge]}deg`,
                  }}
                >
                  {mayEnter ? (
                    <button
                      type="button"
                      aria-label={`${name}, ${total}: ${label}`}
                      className={`${look} active:border-yellow`}
                      onClick={() => enter(seat)}
                    >
                      {inside}
                    </button>
                  ) : (
                    <div className={look}>{inside}</div>
                  )}
                </li>
              );
            })}
          </ul>
          <Frame key={edge} {...props} edge={edge} screen={screen} free={free} />
          {!isEntering && (
            <button
              type="button"
              aria-label={t('board.table.leave')}
              className="absolute top-1 right-0 grid h-12 place-items-center"
              style={{ width: corner }}
              onClick={() => setMode('off')}
            >
              <CloseIcon />
            </button>
          )}
        </>
      )}
    </main>
  );
}

/** What is turned to whoever writes: the slate, and while nobody does what stands under it. */
function Frame({
  entering,
  slate,
  Slate,
  where,
  under,
  keys,
  edge,
  screen,
  free,
}: TableModeProps & {
  edge: Edge;
  screen: Size;
  /** What the people at the edges take, in px. */
  free: Readonly<Record<Edge, number>>;
}) {
  const region = useRef<HTMLDivElement>(null);
  const room = useSize(region);
  const isEntering = entering.task !== null;
  const { width, height } = seenFrom(edge, screen);
  const sheet = sheetAt(edge, screen);
  const isBeside = width > height;
  const round: readonly Edge[] = ['bottom', 'right', 'top', 'left'];
  const from = round.indexOf(edge);
  const at = (turns: number) => free[round[(from + turns) % 4] ?? 'bottom'];
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
      <div ref={region} className="flex min-h-0 min-w-0 flex-1 flex-col justify-center">
        {room && room.height < least ? (
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

/** How large an element is before it is turned; null until it is there. */
function useSize(ref: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const style = getComputedStyle(element);
      const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, [ref]);
  return size;
}

/** Tells the page, in which the sheets are, from which edge they come up. */
function usePage(main: React.RefObject<HTMLElement | null>, edge: Edge, screen: Size | null): void {
  useLayoutEffect(() => {
    const page = main.current?.parentElement;
    if (!page || !screen) return;
    const sheet = sheetAt(edge, screen);
    const vars = {
      '--corner': `${CORNER}px`,
      '--sheet-width': `${sheet.width}px`,
      '--sheet-height': `${sheet.height}px`,
      '--sheet-at': movedTo(edge, sheet.x, screen),
      '--sheet-turn': `${TURN[edge]}deg`,
      '--frame-height': `${seenFrom(edge, screen).height}px`,
      '--high': `${seenFrom(edge, screen).height}px`,
    };
    page.dataset.turned = edge;
    for (const [name, value] of Object.entries(vars)) page.style.setProperty(name, value);
    return () => {
      delete page.dataset.turned;
      for (const name of Object.keys(vars)) page.style.removeProperty(name);
    };
  }, [main, edge, screen]);
}

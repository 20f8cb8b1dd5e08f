'use client';
/**
 * Table mode: the screen lies flat between the players. Each has a slate of their own at their edge, turned
 * to them, with name, total and the marks of their side; the keys lie on the felt between. Who taps their
 * slate enters a hand, and slate and sheet turn to them. A table of rows lies in the middle for all of them,
 * turned to who wrote last. Everything else is the board's own.
 */
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '@/app/ui/icons';
import { Sheet } from '@/app/ui/sheet';
import { rowSize, schieberLayout } from '@/app/ui/slate/placing';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { useSetting } from '@/app/ui/use-setting';
import { closedByBack } from '@/lib/browser/back';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { useZ } from '../slate-settings';
import type { SlateProps } from '../slates/slate';
import { Strip } from '../slates/strip';
import { DrawnSlate } from '../stroke';
import type { Entering } from '../use-task';
import { type Places, placesOn, placesRound } from './places';
import { heldWith, Seat } from './seat';
import { EDGES, type Edge, movedTo, type Size, seenFrom, sheetAt, TURN } from './seats-round';
import { TABLE_MODE } from './setting';
import { standings } from './standings';
import './table-mode.css';

/** Around the slate that is turned to whoever writes, in px. */
const MARGIN = 8;
/** A row of the slate that is lower than this cannot be read; then there are names and totals. */
const LEAST_ROW = 44;
const LEAST_ROW_OF_STROKES = 90;
const LEAST_ROW_OF_TABLE = 17;
const HEAD_OF_TABLE = 66;
/** Marks have room for so many more at a time, that nothing moves with each hand. */
const MARKS_AT_A_TIME = 5;
/** Of a key on the felt, in px. */
const KEY = 48;

type TableModeProps = {
  readonly entering: Entering;
  readonly slate: SlateProps;
  readonly Slate: ComponentType<SlateProps>;
  /** May somebody enter a hand here now? */
  readonly mayEnter: boolean;
  /** Is there nothing among the keys but undo and redo? */
  readonly hasFewKeys: boolean;
  /** What an edge does that is tapped. */
  readonly label: string;
  /** How far the game is, in few words and in all. */
  readonly progress: string;
  readonly where: ReactNode;
  /** What stands under the slate, and the keys without the one that enters. */
  readonly under: ReactNode;
  readonly keys: ReactNode;
};

/** How wide a slate's marks are by their height; null where it has none. */
function ratioOf(kind: string, room: number): number | null {
  const { width, height } =
    kind === 'sticks'
      ? rowSize(room)
      : schieberLayout({ hundreds: [], fifties: [], twenties: [], remainder: 0 });
  return kind === 'sticks' || kind === 'strokes' ? width / height : null;
}

export default function TableMode(props: TableModeProps) {
  const { entering, slate, mayEnter, label } = props;
  const words = useWords();
  const { t } = words;
  const { table, explained } = slate;
  const { players } = table;
  const { sidesOf, slate: kind } = variant(table.variant);
  const sides = sidesOf(players.length, table.options);
  const sideOf = (seat: number) => sides.findIndex((seats) => seats.includes(seat));
  const [, setMode] = useSetting(...TABLE_MODE);
  const withZ = useZ();
  const [edge, setEdge] = useState<Edge>('bottom');
  const isEntering = entering.task !== null;
  const isShared = kind === 'rows';
  const main = useRef<HTMLElement>(null);
  const screen = useSize(main);
  const leave = useEffectEvent(() => setMode('off'));
  useEffect(() => closedByBack(() => leave()), []);

  const rows = kind === 'sticks' ? stickRows(explained.hands, sideNames(table), slate.handIds) : [];
  const most = Math.max(
    0,
    ...rows.map((row, side) => row.places.length + heldWith(slate, side).length),
  );
  const room = Math.ceil(most / MARKS_AT_A_TIME) * MARKS_AT_A_TIME;
  const places = useMemo(
    () =>
      screen &&
      (isShared
        ? placesRound(screen, players.length)
        : placesOn(screen, players.length, ratioOf(kind, room))),
    [screen, isShared, players.length, kind, room],
  );
  usePage(main, { edge, screen, menu: places && menuAt(places, isShared) });

  const enter = (seat: number) => {
    setEdge(places?.seats[seat]?.edge ?? 'bottom');
    const side = sideOf(seat);
    if (isShared) entering.record({ side });
    else entering.enter({ seat, side });
  };
  return (
    <main ref={main} className="table-mode">
      {screen && places && (
        <>
          {!isShared && !isEntering && (
            <ul aria-label={t('board.slate')} className="sr-only">
              {standings(words, slate).map((standing) => (
                <li key={standing}>{standing}</li>
              ))}
            </ul>
          )}
          <ul aria-label={t('board.table.seats')} className={isEntering ? 'table-away' : ''}>
            {players.map((_, seat) => {
              const place = places.seats[seat];
              return (
                place && (
                  <Seat
                    key={seat}
                    seat={seat}
                    side={sideOf(seat)}
                    place={place}
                    places={places}
                    screen={screen}
                    slate={slate}
                    rows={rows}
                    room={room}
                    withZ={withZ}
                    isShared={isShared}
                    label={mayEnter ? label : null}
                    onTap={() => enter(seat)}
                  />
                )
              );
            })}
          </ul>
          {(isShared || isEntering) && (
            <Frame key={edge} {...props} edge={edge} screen={screen} places={places} />
          )}
          {!isEntering && (
            <Middle
              {...props}
              edge={edge}
              places={places}
              isShared={isShared}
              onLeave={() => setMode('off')}
            />
          )}
        </>
      )}
    </main>
  );
}

/** Where the key of the menu lies: it is the bar's. */
const menuAt = ({ middle }: Places, isShared: boolean) =>
  isShared
    ? { left: (middle.left - KEY) / 2, top: (middle.top - KEY) / 2 }
    : middle.height > middle.width
      ? { left: middle.left + (middle.width - KEY) / 2, top: middle.top + 4 }
      : { left: middle.left + 4, top: middle.top + (middle.height - KEY) / 2 };

/** What lies on the felt between the slates: the keys, and how far the game is. */
function Middle({
  slate,
  hasFewKeys,
  progress,
  where,
  under,
  keys,
  edge,
  places: { middle },
  isShared,
  onLeave,
}: TableModeProps & { edge: Edge; places: Places; isShared: boolean; onLeave: () => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const hub = useRef<HTMLDivElement>(null);
  const size = useSize(hub);
  const { outlook } = slate.explained;
  const isTold = !hasFewKeys || outlook.sides.some(({ declares }) => declares !== null);
  const isTurned = edge === 'left' || edge === 'right';
  const key = (
    <button
      type="button"
      aria-label={t('board.table.leave')}
      className="table-key"
      onClick={onLeave}
    >
      <CloseIcon />
    </button>
  );
  if (isShared)
    return (
      <div
        className="table-corner"
        style={{ right: (middle.left - KEY) / 2, top: (middle.top - KEY) / 2 }}
      >
        {key}
      </div>
    );
  return (
    <div
      className="table-middle"
      data-tall={middle.height > middle.width ? '' : undefined}
      style={middle}
    >
      <span className="table-key" />
      {hasFewKeys && <div className="table-keys">{keys}</div>}
      <div ref={hub} className="table-hub">
        {size && (
          <button
            type="button"
            aria-haspopup="dialog"
            data-told={isTold ? '' : undefined}
            style={{
              width: isTurned ? size.height : size.width,
              height: isTurned ? size.width : size.height,
              rotate: `${TURN[edge]}deg`,
            }}
            onClick={() => setOpen(true)}
          >
            {progress}
          </button>
        )}
      </div>
      {key}
      {isOpen && (
        <Sheet title={progress} onClose={() => setOpen(false)}>
          <div className="flex flex-col gap-3 pt-1">
            <p className="flex flex-wrap justify-between gap-x-3">{where}</p>
            {under}
            {!hasFewKeys && keys}
          </div>
        </Sheet>
      )}
    </div>
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

/** Tells the page, in which the sheets are, from which edge they come up, and where the menu is. */
function usePage(
  main: React.RefObject<HTMLElement | null>,
  {
    edge,
    screen,
    menu,
  }: { edge: Edge; screen: Size | null; menu: { left: number; top: number } | null },
): void {
  const { left = 0, top = 0 } = menu ?? {};
  useLayoutEffect(() => {
    const page = main.current?.parentElement;
    if (!page || !screen) return;
    const sheet = sheetAt(edge, screen);
    const vars = {
      '--menu-left': `${left}px`,
      '--menu-top': `${top}px`,
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
  }, [main, edge, screen, left, top]);
}

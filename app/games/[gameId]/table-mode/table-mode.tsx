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
  useMemo,
  useRef,
  useState,
} from 'react';
import { schieberLayout } from '@/app/ui/slate/placing';
import { heldRoom, roomOf, rowSize } from '@/app/ui/slate/stick-places';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { useSetting } from '@/app/ui/use-setting';
import { closedByBack } from '@/lib/browser/back';
import { outcome, total } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import { sideNames } from '@/lib/sync/deal';
import { useZ } from '../slate-settings';
import type { SlateProps } from '../slates/slate';
import type { Entering, Round } from '../use-task';
import { useFitted } from './fitted';
import { Frame } from './frame';
import { Middle } from './middle';
import { KEY, type Places, placesAtEnd, placesOn, placesRound } from './places';
import { heldWith, Seat } from './seat';
import type { Edge } from './seats-round';
import { tableMode } from './setting';
import { standings } from './standings';
import { usePage, useSize } from './use-page';
import './table-mode.css';

/** Marks have room for so many more at a time, that nothing moves with each hand. */
const MARKS_AT_A_TIME = 5;

export type TableModeProps = {
  readonly gameId: string;
  readonly entering: Entering;
  readonly slate: SlateProps;
  readonly Slate: ComponentType<SlateProps>;
  /** May somebody enter a hand here now? */
  readonly mayEnter: boolean;
  /** Is there nothing among the keys but undo and redo? */
  readonly hasFewKeys: boolean;
  /** Who has announced and who does so next, where the phone goes round for it; else null. */
  readonly round: Round | null;
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
  const { gameId, entering, slate, mayEnter, label } = props;
  const words = useWords();
  const { t } = words;
  const { table, explained } = slate;
  const { players } = table;
  const { announces, sidesOf, slate: kind } = variant(table.variant);
  const sides = sidesOf(players.length, table.options);
  const sideOf = (seat: number) => sides.findIndex((seats) => seats.includes(seat));
  const [, setMode] = useSetting(...tableMode(gameId));
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
    ...rows.map((row, side) => roomOf(row.places, heldRoom(heldWith(slate, side)))),
  );
  const room = Math.ceil(most / MARKS_AT_A_TIME) * MARKS_AT_A_TIME;
  const places = useMemo(
    () =>
      screen &&
      (isShared
        ? placesRound(screen, players.length)
        : placesOn(screen, players.length, slate.over ? null : ratioOf(kind, room))),
    [screen, isShared, players.length, kind, room, slate.over],
  );
  const isEnd = slate.over && !isShared;
  const digits = Math.max(...sides.map((_, side) => total(words, slate.tally, side).length));
  const slates = useMemo(
    () =>
      screen && places && isEnd ? placesAtEnd(screen, places.seats, digits) : (places?.seats ?? []),
    [screen, places, isEnd, digits],
  );
  const seats = useRef<HTMLUListElement>(null);
  // Who may be tapped is another element.
  useFitted(
    seats,
    useMemo(() => slates.map(({ name }) => name), [slates]),
    `${players} ${mayEnter} ${entering.round?.next} ${slate.over}`,
  );
  usePage(main, { edge, screen, menu: places && menuAt(places, isShared) });

  const result = slate.over ? outcome(words, sideNames(withCallNames(table)), slate.tally) : null;
  // Each edge reads for itself at first what a tap there does.
  const hint =
    explained.hands.length === 0 && mayEnter
      ? t(announces(table.options) ? 'board.table.announce' : 'board.table.tap')
      : null;
  // Where nobody may see it the phone goes round: who is next is asked, and nobody else.
  const round = mayEnter ? props.round : null;
  const said = (seat: number): string | null => {
    if (!round) return hint;
    if (seat === round.next) return t('board.table.announce');
    return round.done.includes(seat) ? t('ask.hidden.state.hidden') : null;
  };
  const labelAt = (seat: number): string | null => {
    if (!mayEnter || slate.over) return null;
    return !round ? label : seat === round.next ? t('board.keys.announce') : null;
  };
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
          <ul
            ref={seats}
            aria-label={t('board.table.seats')}
            className={isEntering ? 'table-away' : ''}
          >
            {players.map((_, seat) => {
              const place = slates[seat];
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
                    isEnd={isEnd}
                    says={said(seat)}
                    isNext={round?.next === seat}
                    label={labelAt(seat)}
                    onTap={() => enter(seat)}
                  />
                )
              );
            })}
          </ul>
          {(isShared || isEntering) && (
            <Frame
              key={edge}
              {...props}
              where={result ?? props.where}
              edge={edge}
              screen={screen}
              places={places}
            />
          )}
          {!isEntering && (
            <Middle
              {...props}
              progress={result ?? props.progress}
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

'use client';
/** The slate of a seat, turned to who sits there: marks, name and total, and the dealer's chip before them. */
import type { CSSProperties } from 'react';
import { UNDERLINE_HEIGHT, underlines } from '@/app/ui/slate/chalk-lines';
import { Marks } from '@/app/ui/slate/marks';
import { SchieberHalf } from '@/app/ui/slate/schieber-half';
import { schieberStrokes } from '@/app/ui/slate/schieber-rows';
import type { StickRow } from '@/app/ui/slate/stick-rows';
import { Tick } from '@/app/ui/slate/tick';
import { added } from '@/lib/i18n/figures';
import { total as totalOf } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import { leaders, type SlateProps, stateIn } from '../slates/slate';
import type { Place, Places } from './places';
import { movedTo, type Size, TURN } from './seats-round';

/** The lines under who has won are drawn so wide, and take the width of the total. */
const UNDER = 90;

export type SeatProps = {
  readonly seat: number;
  readonly side: number;
  readonly place: Place;
  readonly places: Places;
  readonly screen: Size;
  readonly slate: SlateProps;
  /** Sticks and potatoes of every side, where that is what the game is kept in. */
  readonly rows: readonly StickRow[];
  /** So many of them have room. */
  readonly room: number;
  readonly withZ: boolean;
  /** One slate for all lies in the middle. */
  readonly isShared: boolean;
  /** Is the game over? Then there are place, name and total, but where one slate is shared. */
  readonly isEnd: boolean;
  /** What stands there in words: what a tap does, that it is done; null: nothing. */
  readonly says: string | null;
  /** It is asked for the next thing, and nobody else. */
  readonly isNext: boolean;
  /** What a tap does; null where nobody may enter a hand here now. */
  readonly label: string | null;
  readonly onTap: () => void;
};

export function Seat(props: SeatProps) {
  const { seat, side, place, places, screen, slate, isShared, isEnd, says, label, onTap } = props;
  const words = useWords();
  const { t } = words;
  const { table, tally, explained, dealer, over } = slate;
  const name = table.players[seat] ?? '';
  const total = totalOf(words, tally, side);
  const deals = seat === dealer;
  const trumps = !over && explained.next?.maker === seat;
  const ahead = tally.ranking.findIndex((sides) => sides.includes(side));
  const isWon = isEnd && ahead === 0;
  const inside = isEnd ? (
    <>
      <span className="table-fitted">
        <span>
          <span className="table-place">{`${tally.ranking.slice(0, ahead).flat().length + 1}. `}</span>
          {callNames(table.players)(name)}
        </span>
      </span>
      <span className="table-total font-hand">
        {total}
        {isWon && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${UNDER} ${UNDERLINE_HEIGHT}`}
            preserveAspectRatio="none"
            fill="currentColor"
          >
            {underlines(UNDER, name).map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
        )}
      </span>
    </>
  ) : (
    <>
      {(deals || trumps) && (
        <span className="table-chips">
          {deals && <span className="table-chip">{t('board.deals')}</span>}
          {trumps && <span className="table-chip is-next">{t('board.table.trumps')}</span>}
        </span>
      )}
      {!isShared && (places.marks || !says) && <Written {...props} />}
      {says && !isShared && (
        <span aria-hidden="true" className="table-words">
          {says}
        </span>
      )}
      <span className="table-fitted">
        <span>{callNames(table.players)(name)}</span>
      </span>
      <span className="table-total font-hand">
        {explained.outlook.sides[side]?.needs === 0 && <Tick />}
        <span className={leaders(slate).includes(side) ? 'is-best' : ''}>{total}</span>
      </span>
    </>
  );
  const look = isEnd
    ? 'end'
    : isShared
      ? 'line'
      : !places.marks
        ? 'figures'
        : place.isBeside
          ? 'beside'
          : 'above';
  const called = [
    `${name}, ${total}`,
    deals && t('board.deals'),
    trumps && t('board.table.trumps'),
  ].filter(Boolean);
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: place.width,
    height: place.depth,
    translate: movedTo(place.edge, place.x, screen),
    rotate: `${TURN[place.edge]}deg`,
    '--total': `${place.total}px`,
    '--chip': `${place.chip}px`,
  };
  return (
    <li
      className="table-seat"
      data-look={look}
      data-next={props.isNext || undefined}
      data-won={isWon || undefined}
      data-narrow={place.isNarrow ? '' : undefined}
      style={style}
    >
      {label === null ? (
        <div className="table-slate slate-board">{inside}</div>
      ) : (
        <button
          type="button"
          aria-label={`${called.join(', ')}: ${label}`}
          className="table-slate slate-board"
          onClick={onTap}
        >
          {inside}
        </button>
      )}
    </li>
  );
}

/** What stands there beside name and total: the marks of a side, or what was said or brought last. */
function Written({ seat, side, places, slate, rows, room, withZ }: SeatProps) {
  const words = useWords();
  const { t } = words;
  const { explained, handIds } = slate;
  if (places.marks)
    return (
      <span aria-hidden="true" className="table-marks" style={places.marks}>
        {rows.length > 0 ? (
          <Marks
            places={rows[side]?.places ?? []}
            room={room}
            heldWith={heldWith(slate, seat)}
            row={side}
            isProposed={slate.proposedId !== null}
            stateOf={stateIn(slate)}
          />
        ) : (
          <SchieberHalf
            side={side}
            strokes={schieberStrokes(
              explained.hands.map(({ gain }) => gain[side] ?? 0),
              handIds,
            )}
            isProposed={slate.proposedId !== null}
            stateOf={stateIn(slate)}
            withZ={withZ}
          />
        )}
      </span>
    );
  const open = explained.hands.findLast(({ isOpen }) => isOpen)?.announced?.[side];
  const last = explained.hands.findLast(({ counts }) => counts);
  if (open === undefined && !last) return null;
  return (
    <span aria-hidden="true" className="table-note font-hand">
      {open === undefined ? (
        added(words, last?.gain[side] ?? 0)
      ) : (
        <>
          <span className="table-says">{t('differenzler.says')}</span> {open}
        </>
      )}
    </span>
  );
}

/** The letters of those with whom sticks of a seat are held in abeyance. */
export const heldWith = ({ explained, table, over }: SlateProps, seat: number) =>
  (over ? [] : (explained.outlook.held ?? [])).flatMap(([one, other]) =>
    one === seat
      ? [table.players[other]?.slice(0, 1)]
      : other === seat
        ? [table.players[one]?.slice(0, 1)]
        : [],
  );

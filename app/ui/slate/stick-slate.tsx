/** The slate of the stick games: a row for each player, sticks and potatoes on shared places. */
import type { CSSProperties } from 'react';
import { inFigures } from '@/lib/i18n/figures';
import { stickStanding } from '@/lib/i18n/slate';
import { useWords } from '@/lib/i18n/use-words';
import type { FigureKind } from '@/lib/jass';
import { DealerChip } from './dealer-chip';
import { type MarkState, Marks } from './marks';
import { calledOn, Name } from './name';
import { heldRoom, roomOf } from './stick-places';
import type { Mark, StickRow } from './stick-rows';
import { Tick } from './tick';

/** More rows than this are too low for marks under the names: they stand beside them. */
const MOST_IN_TWO_LINES = 4;

const written = (): MarkState => 'written';

/** With whom sticks are held in abeyance, each of them in the upper one of their two rows alone. */
const partnersOf = (held: readonly (readonly [number, number])[], seat: number): number[] =>
  held.flatMap((pair) => (Math.min(...pair) === seat ? [Math.max(...pair)] : []));

export function StickSlate({
  rows,
  held = [],
  figure = 'net',
  there,
  dealer = null,
  dealtBefore = null,
  isProposed = false,
  stateOf = written,
  label,
  className = '',
  style,
}: {
  rows: readonly StickRow[];
  /** Pairs of seats with a stick held in abeyance between them, oldest first. */
  held?: readonly (readonly [number, number])[] | undefined;
  /** What the total of a row is. */
  figure?: FigureKind;
  /** Which rows have what they need to win. */
  there?: readonly boolean[];
  dealer?: number | null;
  /** Who dealt before: the chip comes from there; null: it lies where it was. */
  dealtBefore?: number | null;
  /** The figures are what they would be, and so dim. */
  isProposed?: boolean;
  stateOf?: (mark: Mark) => MarkState;
  label?: string;
  className?: string;
  style?: CSSProperties | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const { call, letters } = calledOn(rows.map(({ name }) => name));
  const heldWith = rows.map((_, seat) =>
    partnersOf(held, seat).map((other) => call(rows[other]?.name ?? '')),
  );
  const room = Math.max(
    ...rows.map(({ places }, seat) => roomOf(places, heldRoom(heldWith[seat] ?? []))),
  );
  const isOneLine = rows.length > MOST_IN_TWO_LINES;
  return (
    <div
      className={`wood-frame slate-board relative overflow-hidden slate-sized ${className}`}
      style={{ ...style, ['--rows' as string]: rows.length }}
    >
      <ul
        aria-label={label ?? t('board.slate')}
        className="slate-rows grid h-full auto-rows-fr pr-3 pl-3.5"
        style={{
          ...letters,
          // Whoever deals, all names leave room for the chip, and so are of one size.
          ...(!isOneLine && dealer !== null && { '--chip': t('board.deals').length + 3 }),
        }}
      >
        {rows.map((row, seat) => (
          <li
            key={row.name}
            className={`relative grid min-h-0 border-line/70 border-t-2 first:border-t-0 ${isOneLine ? 'sticks-in-line' : 'grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] py-[calc(var(--line)*0.05)]'}`}
          >
            <span className="sr-only">
              {stickStanding(words, row, figure)}
              {there?.[seat] && `, ${t('board.enough')}`}
            </span>
            <span
              aria-hidden="true"
              data-dealing
              className={`name-cell ${there?.[seat] ? 'is-there' : ''} ${isOneLine ? 'name-beside flex flex-col items-start leading-[1.2]' : 'name-over-marks flex items-center gap-2 leading-[1.35]'}`}
            >
              <Name call={call}>{row.name}</Name>
              {seat === dealer && <DealerChip from={dealtBefore}>{t('board.deals')}</DealerChip>}
            </span>
            <span
              aria-hidden="true"
              className={`flex min-w-14 items-baseline justify-end gap-2 self-center font-hand leading-none ${isOneLine ? 'order-last figure-beside' : 'row-span-2 pl-3 figure-below'} ${isProposed ? 'text-chalk-dim' : there?.[seat] ? 'text-yellow' : ''}`}
            >
              {there?.[seat] && <Tick />}
              {inFigures(words, figure, row.net)}
            </span>
            <span className={`min-h-0 ${isOneLine ? 'h-full py-1' : ''}`}>
              <Marks
                places={row.places}
                room={room}
                heldWith={heldWith[seat]}
                row={seat}
                isProposed={isProposed}
                stateOf={stateOf}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The slate that is a table: rows to be played, a column for each side, sums below. */
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { CloudsAt } from './clouds';
import { calledOn, Name } from './name';

export type TableRow = {
  /** What it is called. */
  readonly name: string;
  /** Its drawing; null for one that is known by its name. */
  readonly mark: ReactNode;
  readonly factor: number;
  /** The points of the others are written. */
  readonly inverted: boolean;
  /** By side. */
  readonly cells: readonly TableCell[];
};

export type TableCell = {
  /** What stands there; null where it is still free. */
  readonly text: string | null;
  /** What it makes with its factor, in dim chalk where there is room; null where it is free. */
  readonly makes: string | null;
  readonly state: 'written' | 'fresh' | 'proposed';
  /** The cell for those who hear it. */
  readonly said: string;
  readonly onTap: (() => void) | undefined;
};

export type TableSide = {
  readonly name: string;
  readonly sum: string;
  /** What it can still reach, or that it cannot. */
  readonly note: string;
  /** The note matters more than the others. */
  readonly isWarned: boolean;
  /** It has the best sum. */
  readonly isBest: boolean;
  readonly hasWon: boolean;
};

export function RowTable({
  rows,
  sides,
  isProposed,
  className = '',
  style,
}: {
  rows: readonly TableRow[];
  sides: readonly TableSide[];
  /** The sums are what they would be, and so dim. */
  isProposed: boolean;
  className?: string;
  style?: CSSProperties | undefined;
}) {
  const { t } = useWords();
  const { call, letters } = calledOn(sides.map(({ name }) => name));
  return (
    <div
      className={`wood-frame slate-board relative overflow-hidden pt-1 pb-2 slate-sized ${className}`}
      style={{
        ...style,
        ['--rows' as string]: rows.length,
        // About what a side's column has in width, and what stands in it is written by.
        ['--cell' as string]: `calc(64cqw / ${sides.length} - 0.75rem)`,
        ['--longest-row' as string]: Math.max(1, ...rows.map(({ name }) => name.length)),
      }}
    >
      <CloudsAt
        row="cells"
        marks={rows.flatMap(({ cells }, x) =>
          cells.flatMap(({ text }, y) =>
            text === null ? [] : [{ seed: `${x} ${y} ${text}`, x, y }],
          ),
        )}
        isProposed={isProposed}
        sides={sides.length}
      />
      <table
        aria-label={t('board.slate')}
        style={letters}
        // All that is written is measured by the height of a row.
        className="h-full w-full table-fixed border-collapse text-center font-hand [--line:calc(100cqh/(var(--rows)+2.7))]"
      >
        <thead>
          <tr className="h-[calc(var(--line)*0.95)]">
            <th
              scope="col"
              className={`font-normal ${sides.length > 2 ? 'w-[24%] @min-[560px]:w-[32%]' : 'w-[32%] @min-[15rem]:w-[27%] @xs:w-[38%] @lg:w-[37%]'}`}
            >
              <span className="sr-only">{t('board.rows.row')}</span>
            </th>
            {sides.map(({ name, hasWon }) => (
              <th
                key={name}
                scope="col"
                className="border-line/70 border-b-2 border-l-2 px-0.5 font-normal @xs:px-1 leading-[1.05]"
              >
                <span className={`block name-cell name-in-head ${hasWon ? 'text-yellow' : ''}`}>
                  <Name call={call}>{name}</Name>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // The same can be played in several rows.
            <tr key={i} className="border-line/35 border-b">
              <th scope="row" className="p-0 font-normal">
                <RowHead {...row} isNarrow={sides.length > 2} />
              </th>
              {row.cells.map((cell, side) => (
                <td key={sides[side]?.name} className="relative border-line/70 border-l-2 p-0">
                  <Cell {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line/70 border-t-2">
            <th
              scope="row"
              className="px-2 text-left align-baseline font-normal font-sans text-[length:max(0.8125rem,calc(var(--line)*0.34))] text-chalk/90"
            >
              {t('board.rows.sum')}
            </th>
            {sides.map(({ name, sum, note, isWarned, isBest, hasWon }) => (
              <td
                key={name}
                className="border-line/70 border-l-2 px-0.5 pt-1.5 align-baseline leading-none @lg:pt-2"
              >
                <span
                  className={`block whitespace-nowrap text-[length:min(7.5cqw,calc(var(--line)*0.8),calc(var(--cell)*0.34))] leading-[1.1] ${isProposed ? 'text-chalk-dim' : hasWon ? 'text-yellow' : ''} ${isBest ? 'underline decoration-2 decoration-double underline-offset-4 [text-decoration-skip-ink:none]' : ''}`}
                >
                  {sum}
                </span>
                <span
                  className={`block pt-1 font-sans text-[length:max(0.8125rem,calc(var(--line)*0.3))] leading-tight tracking-tight @lg:tracking-normal ${isWarned ? 'text-yellow' : 'text-chalk/85'}`}
                >
                  {note}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function RowHead({ name, mark, factor, inverted, isNarrow }: TableRow & { isNarrow: boolean }) {
  const { t } = useWords();
  return (
    <span
      className={`flex items-center ${isNarrow ? 'gap-1 pl-1' : 'gap-1 pl-1 @min-[15rem]:gap-1.5 @min-[15rem]:pl-2'} @lg:gap-3 @lg:pl-4`}
    >
      {mark ? (
        <>
          <span className="sr-only">{name}</span>
          <span
            aria-hidden="true"
            className="flex min-w-0 items-center gap-1 @lg:gap-3 [&_svg]:size-[min(max(2rem,4.2cqw),9cqw,calc(var(--line)*0.68))] [&_svg]:shrink-0"
          >
            {mark}
            <span
              className={`-my-1 max-h-[calc(2lh+0.25rem)] truncate py-0.5 text-left leading-none @max-lg:whitespace-normal text-[length:max(0.8125rem,min(var(--line)*0.4,(38cqw-4.75rem)/var(--longest-row)*2))] ${isNarrow ? 'hidden @min-[560px]:block @min-[560px]:text-[length:min(calc((32cqw-118px)/var(--longest-row)*1.75),calc(var(--line)*0.5))]' : 'hidden tracking-tight @xs:block @lg:tracking-normal @lg:text-[length:min(max(1.5rem,3.4cqw),calc(var(--line)*0.56),calc(36cqw/var(--longest-row)))]'}`}
            >
              {name}
            </span>
          </span>
        </>
      ) : (
        <span className="min-w-0 truncate text-left text-[length:min(1.375rem,calc(var(--line)*0.5))] leading-tight">
          {name}
        </span>
      )}
      <span className="ml-auto flex shrink-0 items-center gap-1 pr-1 @min-[15rem]:pr-1.5 font-sans text-[length:max(0.8125rem,min(3cqw,calc(var(--line)*0.36)))] text-chalk/90 tabular-nums @lg:pr-3">
        {inverted && (
          <>
            <span className="sr-only">{t('board.rows.inverted')}</span>
            <OthersMark />
          </>
        )}
        <span className="sr-only">{t('board.rows.times', { factor: String(factor) })}</span>
        <span aria-hidden="true">×{factor}</span>
      </span>
    </span>
  );
}

/** One goes this way, one that way: the points of the others are written. */
function OthersMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 12"
      className="h-3 w-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1 3.500h13M11 .8l3 2.700-3 2.700M15 8.500H2M5 5.800L2 8.500l3 2.700" />
    </svg>
  );
}

function Cell({ text, makes, state, said, onTap }: TableCell) {
  const inside = (
    <>
      <span className="sr-only">{said}</span>
      {text !== null && (
        <span
          key={`${state} ${text}`}
          aria-hidden="true"
          className={`text-[length:min(6.5cqw,calc(var(--line)*0.8))] leading-none md:text-[length:min(6.5cqw,calc(var(--line)*0.8),calc(var(--cell)*0.32))] ${state === 'proposed' ? 'text-chalk-dim' : ''} ${state === 'fresh' ? 'animate-draw' : ''}`}
        >
          {text}
        </span>
      )}
      {makes !== null && (
        <span
          aria-hidden="true"
          className="hidden pl-2 text-[length:max(0.8125rem,min(3.4cqw,calc(var(--line)*0.42),calc(var(--cell)*0.17)))] text-chalk-dim md:inline"
        >
          {makes}
        </span>
      )}
    </>
  );
  const place = 'absolute inset-0 flex items-center justify-center';
  if (!onTap) return <span className={place}>{inside}</span>;
  return (
    <button
      type="button"
      className={`${place} w-full focus-visible:-outline-offset-2 hover:bg-chalk/5 active:bg-chalk/15`}
      onClick={onTap}
    >
      {inside}
    </button>
  );
}

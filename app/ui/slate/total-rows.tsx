/** The slate of totals: a row for each side with what it announced or got last, and its total. */
import type { CSSProperties } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { CloudsAt } from './clouds';
import { DealerChip } from './dealer-chip';
import { calledOn, Name } from './name';
import { Tick } from './tick';

export type TotalRow = {
  readonly name: string;
  /** The row for those who hear it. */
  readonly said: string;
  /** As it is written. */
  readonly total: string;
  /** What stands before the total: what was announced, or what the last hand brought; null: nothing. */
  readonly note: {
    readonly label: string;
    readonly text: string;
    readonly isDim?: boolean;
    /** Left out on a phone. */
    readonly isWide?: boolean;
  } | null;
  /** What the hand that is being entered would bring; null: nothing is. */
  readonly proposed: string | null;
  /** What the best total is called, where this is it; null elsewhere. */
  readonly best: string | null;
  /** It has what it needs to win. */
  readonly isThere: boolean;
  readonly deals: boolean;
  /** What stands in its total, hand by hand: told apart from every other. */
  readonly made: readonly string[];
};

/** More rows than this are low. */
const MOST_HIGH = 4;

export function TotalRows({
  rows,
  dealtBefore = null,
  isFresh = false,
  className = '',
  style,
}: {
  rows: readonly TotalRow[];
  /** Which row dealt before: the chip comes from there; null: it lies where it was. */
  dealtBefore?: number | null;
  /** The totals are to be drawn before one's eyes. */
  isFresh?: boolean;
  className?: string;
  style?: CSSProperties | undefined;
}) {
  const { t } = useWords();
  const { call, letters } = calledOn(rows.map(({ name }) => name));
  const isLow = rows.length > MOST_HIGH;
  return (
    <div
      className={`wood-frame slate-board relative overflow-hidden slate-sized ${className}`}
      style={{ ...style, ['--rows' as string]: rows.length }}
    >
      <ul
        aria-label={t('board.slate')}
        className="slate-rows grid h-full auto-rows-fr grid-cols-[minmax(25%,1fr)_auto_minmax(4.5rem,max-content)] gap-x-[4cqw] px-3"
        style={letters}
      >
        {rows.map(({ name, said, total, note, proposed, best, isThere, deals, made }, row) => (
          <li
            key={name}
            className="relative col-span-full grid min-h-0 grid-cols-subgrid items-center border-line/70 border-t-2 first:border-t-0"
          >
            <CloudsAt
              row={row}
              marks={made.map((seed, k) => ({ seed, x: k % 3, y: 0 }))}
              isProposed={proposed !== null}
            />
            <span className="sr-only">{said}</span>
            <span
              aria-hidden="true"
              className={`name-cell ${isLow ? 'name-beside' : 'name-above'}`}
            >
              <span className={`block min-w-0 leading-[1.2] ${isThere ? 'is-there' : ''}`}>
                <Name call={call}>{name}</Name>
              </span>
              <span data-dealing className="flex gap-1.5">
                {deals && <DealerChip from={dealtBefore}>{t('board.deals')}</DealerChip>}
                {best !== null && (
                  // The smallest slates say it by the lines under the total alone.
                  <span className="chip-of-dealer @max-[20rem]/slate:hidden">{best}</span>
                )}
              </span>
            </span>
            <span aria-hidden="true" className="whitespace-nowrap text-right leading-none">
              {note && (
                <span
                  // What the last hand brought gives way to the names.
                  className={`${note.isWide ? 'max-md:hidden flat:hidden' : ''} ${note.isDim ? '@max-[21.25rem]/slate:hidden' : ''}`}
                >
                  {/* What is the same in every row is said in the first. */}
                  {(!note.isDim || row === 0) && (
                    <span
                      className={`pr-2 text-[length:var(--label)] text-chalk/90 ${note.isDim ? (isLow ? 'hidden @lg:inline' : '@max-[26rem]:hidden') : ''}`}
                    >
                      {note.label}
                    </span>
                  )}
                  <span className={`font-hand ${note.isDim ? 'figure-added' : 'figure-said'}`}>
                    {note.text}
                  </span>
                </span>
              )}
            </span>
            <span
              aria-hidden="true"
              className={`relative whitespace-nowrap text-right font-hand leading-none ${isLow ? 'figure-beside' : 'figure-below'} ${proposed !== null ? 'text-chalk-dim' : isThere ? 'text-yellow' : ''}`}
            >
              <span
                key={`${isFresh} ${total}`}
                className={`flex items-center justify-end ${isFresh ? 'animate-draw' : ''}`}
              >
                {proposed !== null && <span className="pr-[0.8em] text-[0.6em]">{proposed}</span>}
                {isThere && (
                  <span className="pr-1.5">
                    <Tick />
                  </span>
                )}
                <span className="relative">
                  {total}
                  {best !== null && <Underline />}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Twice underlined in chalk, as one does with the best. */
function Underline() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 10"
      preserveAspectRatio="none"
      className="absolute top-[0.86em] right-0 h-[max(8px,0.1em)] w-full min-w-[1em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    >
      <path d="M2 3.5c18-2 38-1.500 56-2.500M6 8.500c16-1.500 34-1 50-2.500" />
    </svg>
  );
}

/** The slate of strokes: a part for each side, one below the other. */
import type { CSSProperties } from 'react';
import { headcount } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import type { MarkState } from './marks';
import { calledOn, Name } from './name';
import { zFor } from './placing';
import { SchieberHalf } from './schieber-half';
import { type Stroke, schieberStrokes } from './schieber-rows';
import { Tick } from './tick';

export type SlateSide = {
  readonly name: string;
  /** What every hand brought this side, in order. */
  readonly scores: readonly number[];
  readonly total: number;
  /** Has it what it needs to win? */
  readonly isThere: boolean;
  /** Having enough wins nothing where it has to be declared. */
  readonly hasWon: boolean;
  /** Who of this side deals now; null: nobody. */
  readonly dealer: string | null;
};

export function SchieberSlate({
  sides,
  handIds,
  isProposed = false,
  stateOf,
  withZ,
  isWide = false,
  className = '',
  style,
}: {
  sides: readonly SlateSide[];
  handIds: readonly string[];
  /** What stands there would be written by what is being entered. */
  isProposed?: boolean;
  stateOf: (stroke: Stroke) => MarkState;
  /** The painted Z, which some slates have and others lack. */
  withZ: boolean;
  /** As large as the screen: two sides stand beside one another where it is wide. */
  isWide?: boolean;
  className?: string;
  style?: CSSProperties | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const { call, letters } = calledOn(sides.map(({ name }) => name));
  const facing = sides.length === 2;
  const z = zFor(
    Math.max(...sides.map(({ total }) => total)),
    isWide ? (facing ? 'high' : 'low') : undefined,
  );
  return (
    <div
      className={`wood-frame slate-board overflow-hidden slate-sized ${className}`}
      style={{ ...style, ['--rows' as string]: sides.length }}
    >
      <ul
        aria-label={t('board.slate')}
        className={`slate-rows flex h-full flex-col divide-y-2 divide-line/70 ${isWide && facing ? 'sides-beside' : ''}`}
        style={letters}
      >
        {sides.map((side, i) => {
          return (
            <li
              key={side.name}
              // Of more than two each has little height: then the Z stands beside the name, as large.
              className={`flex min-h-0 min-w-0 flex-1 px-3 pt-1 pb-1 ${facing ? (isWide ? 'flex-col' : 'side-of-z') : 'items-stretch gap-3'}`}
            >
              <p
                className={`flex font-hand leading-[1.25] ${side.hasWon ? 'is-there' : ''} ${facing ? 'items-center justify-between gap-3' : 'beside-z w-[34%] flex-col justify-center'}`}
              >
                <span className={`name-cell name-over-z ${facing ? 'flex-1' : ''}`}>
                  <Name call={call} dealer={side.dealer}>
                    {side.name}
                  </Name>
                </span>
                <span
                  className={`flex shrink-0 items-baseline gap-1.5 figure-over-z ${facing ? 'min-w-[31cqw] justify-end' : ''} ${isProposed ? 'text-chalk-dim' : ''}`}
                >
                  {side.isThere && (
                    <>
                      <Tick />
                      <span className="sr-only">{t('board.enough')}</span>
                    </>
                  )}
                  <span>
                    {t.rich('schieber.has', {
                      n: headcount(words, side.name),
                      points: side.total,
                      quiet: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </span>
                </span>
              </p>
              <div className="min-h-0 flex-1">
                <SchieberHalf
                  side={i}
                  isProposed={isProposed}
                  strokes={schieberStrokes(side.scores, handIds)}
                  stateOf={stateOf}
                  withZ={withZ}
                  z={z}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

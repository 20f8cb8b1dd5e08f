/** The slate of the stick games: a row for each player, sticks and potatoes on shared places. */
import { net as inFigures, standing } from '@/lib/i18n/en';
import { ChalkGrain, type MarkState, Marks } from './marks';
import { Smear } from './smear';
import type { Mark, StickRow } from './stick-rows';

const written = (): MarkState => 'written';

const countWritten = (row: StickRow, stateOf: (mark: Mark) => MarkState): number =>
  row.places
    .flatMap(({ stick, potato }) => [stick, potato])
    .filter((mark) => mark && stateOf(mark) !== 'proposed').length;

export function StickSlate({
  rows,
  held = [],
  dealer = null,
  stateOf = written,
  label = 'Slate',
  className = '',
}: {
  rows: readonly StickRow[];
  /** Pairs of seats with a stick held in abeyance between them, oldest first. */
  held?: readonly (readonly [number, number])[] | undefined;
  dealer?: number | null;
  stateOf?: (mark: Mark) => MarkState;
  label?: string;
  className?: string;
}) {
  const gutter = held.length > 0 ? 14 + Math.min(3, held.length) * 12 : 14;
  const room = Math.max(...rows.map((row) => row.places.length));
  return (
    <div className={`wood-frame slate-board relative overflow-hidden ${className}`}>
      <ChalkGrain />
      <ul
        aria-label={label}
        className="grid h-full auto-rows-fr"
        style={{ paddingLeft: gutter, paddingRight: 12 }}
      >
        {rows.map((row, seat) => (
          <li
            key={row.name}
            className="relative grid min-h-0 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] border-line/70 border-t-2 pt-1 pb-1.5 first:border-t-0"
          >
            <span className="sr-only">{standing(row)}</span>
            <span
              aria-hidden="true"
              className="flex min-w-0 items-center gap-2 font-hand text-[22px] leading-8"
            >
              <span className="truncate">{row.name}</span>
              {seat === dealer && <DealerChip />}
            </span>
            <span
              aria-hidden="true"
              className="row-span-2 min-w-14 self-center pl-3 text-right font-hand text-[34px] leading-none"
            >
              {inFigures(row.net)}
            </span>
            <span className="min-h-0 overflow-hidden">
              <Marks places={row.places} room={room} stateOf={stateOf} />
            </span>
            <Smear count={countWritten(row, stateOf)} />
          </li>
        ))}
      </ul>
      {held.map(([one, other], i) => (
        <Held
          key={i}
          from={(one + 0.5) / rows.length}
          to={(other + 0.5) / rows.length}
          lane={i % 3}
        />
      ))}
    </div>
  );
}

/** A held stick lies between the two names: dotted, belonging to neither yet. */
function Held({ from, to, lane }: { from: number; to: number; lane: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute w-2.5 rounded-l-lg border-chalk/80 border-y-[3px] border-l-[3px] border-dotted"
      style={{ top: `${from * 100}%`, height: `${(to - from) * 100}%`, left: 6 + lane * 12 }}
    />
  );
}

function DealerChip() {
  return (
    <span className="rounded-full border border-chalk/50 px-2 font-sans text-[13px] text-chalk/90 leading-5">
      deals
    </span>
  );
}

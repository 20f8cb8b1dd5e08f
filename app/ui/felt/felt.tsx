'use client';
/**
 * The felt with the seats round it, as one sees them from the near edge. Two change places by dragging one
 * onto the other, or by tapping both; by keyboard the arrows move a name on. The chip of whoever begins is
 * dragged, tapped or moved by arrows as well.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CardsIcon } from '../menu-icons';
import { middleOf, placesOf } from './places';
import { comeFrom, type Dropped, useDrag } from './use-drag';

/** What makes a button the handle of a seat. */
export type Handle = {
  readonly 'aria-pressed': boolean;
  readonly 'data-handle': true;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} & ReturnType<ReturnType<typeof useDrag>['grip']>;

export type Chip = {
  /** The seat where it lies. */
  readonly at: number;
  /** What it says of a seat: "Anna deals first". */
  readonly says: (seat: number) => string;
  readonly onMove: (seat: number) => void;
};

/** How the sides are told apart: solid, dashed, dotted. */
const LINES = ['', '7 6', '1 5'] as const;
/** The keys that move a name on, and by how many seats. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  ArrowUp: 1,
};

export function Felt({
  count,
  sides,
  chosen = [],
  isFixed = false,
  said,
  chip,
  steps = false,
  onHold,
  onPair,
  children,
}: {
  /** How many sit round it. */
  count: number;
  /** The seats of each side; those of one side are joined by a line. */
  sides: readonly (readonly number[])[];
  /** Seats that are marked. */
  chosen?: readonly number[];
  /** Nobody changes places. */
  isFixed?: boolean;
  /** What was done last, for those who hear it. */
  said: string;
  chip?: Chip;
  /** Arrows move a name on: it changes places with its neighbour. */
  steps?: boolean;
  /** The first of two was tapped. */
  onHold?: () => void;
  /** Two change places; answers whether they have done so at once. */
  onPair: (seat: number, other: number) => boolean;
  /** What stands at a seat, with its handle. */
  children: (seat: number, handle: Handle) => ReactNode;
}) {
  const group = useId();
  const felt = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  /** What comes to a seat from elsewhere with the next drawing: from where, as it is seen. */
  const coming = useRef<{ seat: number; what: string; x: number; y: number }[]>([]);
  const { rows, seats } = placesOf(count);

  const seatsHere = () => [...(felt.current?.children ?? [])] as HTMLElement[];
  const at = (seat: number, what: string) =>
    seatsHere()[seat]?.querySelector<HTMLElement>(`[data-${what}]`) ?? null;
  const leaves = (
    what: string,
    from: number,
    to: number,
    by: readonly [number, number] = [0, 0],
  ) => {
    const box = at(from, what)?.getBoundingClientRect();
    if (box) coming.current.push({ seat: to, what, x: box.left + by[0], y: box.top + by[1] });
  };
  useLayoutEffect(() => {
    for (const { seat, what, x, y } of coming.current) {
      const element = at(seat, what);
      const box = element?.getBoundingClientRect();
      if (element && box) comeFrom(element, [x - box.left, y - box.top]);
    }
    coming.current = [];
  });

  const pair = (seat: number, other: number, by?: readonly [number, number]) => {
    setHeld(null);
    leaves('name', seat, other, by);
    leaves('name', other, seat);
    // It goes with whoever has it.
    if (chip && (chip.at === seat || chip.at === other))
      leaves('chip', chip.at, chip.at === seat ? other : seat);
    if (onPair(seat, other)) return;
    coming.current = [];
    const stays = at(seat, 'name');
    if (by && stays) comeFrom(stays, by);
  };
  const names = useDrag(seatsHere, ({ seat, at: to, moved, by }: Dropped) => {
    if (to === seat) comeFrom(moved, by);
    else pair(seat, to, by);
  });
  const moveChip = (to: number, by?: readonly [number, number]) => {
    if (!chip || to === chip.at) return;
    leaves('chip', chip.at, to, by);
    chip.onMove(to);
  };
  const chips = useDrag(seatsHere, ({ seat, at: to, moved, by }: Dropped) => {
    if (to === seat) comeFrom(moved, by);
    else moveChip(to, by);
  });

  const handle = (seat: number): Handle => ({
    'data-handle': true,
    'aria-pressed': held === seat || chosen.includes(seat),
    onClick: () => {
      if (names.wasDragged()) return;
      if (held === null) {
        setHeld(seat);
        onHold?.();
      } else if (held === seat) setHeld(null);
      else pair(held, seat);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && held !== null) {
        event.stopPropagation();
        event.preventDefault();
        return setHeld(null);
      }
      const step = STEPS[event.key];
      if (step === undefined || !steps) return;
      event.preventDefault();
      const to = (seat + step + count) % count;
      pair(seat, to);
      // It goes on with the name that it moves.
      at(to, 'handle')?.focus();
    },
    ...names.grip(seat, (grip) => grip.closest<HTMLElement>('[data-name]')),
  });

  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="felt absolute inset-x-6 inset-y-0 rounded-[2.5rem] lg:inset-x-12 shadow-[inset_0_0_0_5px_rgb(0_0_0/0.16),0_3px_14px_rgb(0_0_0/0.22)]"
      >
        <div className="absolute inset-2 rounded-[2.1rem] border border-chalk/20" />
      </div>
      <svg
        aria-hidden="true"
        className="absolute inset-0 h-full w-full"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        strokeLinecap="round"
      >
        {sides
          .filter((own) => own.length > 1)
          .map((own, i) => (
            <path
              key={own.join()}
              d={own
                .map((seat, k) => {
                  const place = seats[seat];
                  return place ? `${k === 0 ? 'M' : 'L'}${middleOf(place, rows).join(' ')}` : '';
                })
                .join('')}
              className={i === 0 ? 'stroke-yellow' : 'stroke-chalk'}
              strokeWidth="2.5"
              strokeDasharray={LINES[i % LINES.length]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
      </svg>
      <ol
        ref={felt}
        className={`relative grid min-h-44 grid-cols-2 content-between gap-y-2 py-2.5 max-[26rem]:-mx-2 lg:min-h-60 ${chip ? 'gap-x-1 max-[22rem]:gap-x-0' : 'gap-x-[12%]'}`}
      >
        {seats.map(({ row, column }, seat) => (
          <li
            key={seat}
            className={`flex min-w-0 items-center ${column === 'middle' ? 'col-span-2 w-[62%] max-w-64 justify-center justify-self-center md:max-w-80' : column === 'left' ? 'col-start-1' : 'col-start-2 flex-row-reverse'}`}
            style={{ gridRow: row }}
          >
            <div
              data-name
              data-over={names.over === seat || undefined}
              data-held={held === seat || undefined}
              className={`relative min-w-0 max-w-56 flex-1 rounded-xl md:max-w-72 border-2 bg-card text-ink shadow-md data-dragged:z-10 data-dragged:opacity-90 data-held:border-yellow data-over:border-yellow data-held:outline-2 data-held:outline-yellow has-[:focus-visible]:border-yellow has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-yellow data-over:outline-2 data-over:outline-yellow ${chosen.includes(seat) ? 'border-yellow' : 'border-ink/25'}`}
            >
              {children(seat, handle(seat))}
            </div>
            {chip && (
              <label
                className="focus-within-ring relative grid size-11 shrink-0 max-[22rem]:-mx-0.5 place-items-center rounded-full"
                onClickCapture={(event) => chips.wasDragged() && event.preventDefault()}
              >
                <input
                  type="radio"
                  name={group}
                  aria-label={chip.says(seat)}
                  checked={chip.at === seat}
                  onChange={() => moveChip(seat)}
                  className="sr-only"
                />
                {chip.at === seat ? (
                  <span
                    data-chip
                    className="relative grid size-9 max-[22rem]:size-8 cursor-grab touch-none place-items-center rounded-full bg-yellow text-on-yellow shadow-[0_2px_5px_rgb(0_0_0/0.45),inset_0_0_0_3px_rgb(31_36_38/0.22)] data-dragged:z-20"
                    {...chips.grip(seat, (grip) => grip)}
                  >
                    <CardsIcon />
                  </span>
                ) : (
                  <span
                    className={`size-6 rounded-full border-2 border-dashed ${chips.over === seat ? 'border-yellow bg-yellow/40' : 'border-chalk/55'}`}
                  />
                )}
              </label>
            )}
          </li>
        ))}
      </ol>
      {!isFixed && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
    </div>
  );
}

/** Six dots: here it can be taken hold of. */
export function GripSign() {
  return (
    <svg aria-hidden="true" width="14" height="20" viewBox="0 0 14 20" fill="currentColor">
      {[4, 10, 16].map((y) =>
        [4, 10].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />),
      )}
    </svg>
  );
}

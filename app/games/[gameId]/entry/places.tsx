'use client';
/** The players of a round of hidden figures: whether there is one, as a card face down, never which. */
import { useWords } from '@/lib/i18n/use-words';

export type PlaceState = 'hidden' | 'now' | 'waiting';

export function Places({
  names,
  stateOf,
  own,
  says,
  mayChoose = () => false,
  onChoose,
}: {
  names: readonly string[];
  stateOf: (seat: number) => PlaceState;
  /** The one whom it is about. */
  own: number | null;
  /** What stands beside a name in place of its state. */
  says?: ((seat: number) => string) | undefined;
  /** May this one be tapped? */
  mayChoose?: (seat: number) => boolean;
  onChoose?: (seat: number) => void;
}) {
  const { t } = useWords();
  return (
    <ul
      aria-label={t('ask.hidden.all')}
      className="grid min-h-0 flex-1 auto-rows-fr gap-1.5 flat:grid-cols-2 tall:grid-cols-2"
    >
      {names.map((name, seat) => {
        const state = stateOf(seat);
        const look = `flex min-h-12 w-full min-w-0 items-center gap-3 rounded-xl border-2 bg-slate py-1 pr-3 pl-2.5 text-left flat:gap-2 flat:py-0.5 flat:pr-1 flat:pl-2 ${seat === own ? 'border-yellow' : 'border-transparent'}`;
        const what = (
          <>
            <Card state={state} />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 leading-tight flat:flex-col">
              <span className="max-w-full truncate pr-[0.25em] font-hand text-[1.5rem] leading-normal low:text-[1.25rem] flat:text-[1.25rem]">
                {name}
              </span>{' '}
              <span
                className={`text-[0.9375rem] flat:text-[0.8125rem] flat:tracking-tight ${state === 'now' ? 'text-yellow' : 'text-chalk/80'}`}
              >
                {says ? says(seat) : t(`ask.hidden.state.${state}`)}
              </span>
            </span>
          </>
        );
        return (
          <li key={name} className="grid min-w-0">
            {mayChoose(seat) ? (
              <button
                type="button"
                aria-pressed={seat === own}
                className={`${look} active:bg-slate-dark`}
                onClick={() => onChoose?.(seat)}
              >
                {what}
              </button>
            ) : (
              <div className={look}>{what}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A card on the table, face down; an empty place where none lies yet. */
function Card({ state }: { state: PlaceState }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 44"
      className={`h-[min(2.75rem,100%)] shrink-0 ${state === 'now' ? 'text-yellow' : 'text-chalk'}`}
      fill="none"
      stroke="currentColor"
    >
      {state === 'hidden' ? (
        <>
          <rect x="1" y="1" width="30" height="42" rx="4" className="fill-face" stroke="none" />
          <rect x="4" y="4" width="24" height="36" rx="2" className="fill-line" stroke="none" />
          <path
            d="M4 16 16 4l12 12M4 28 16 16l12 12M4 40l12-12 12 12M4 4l12 12L28 4M4 16l12 12 12-12M4 28l12 12 12-12"
            className="stroke-face"
            strokeWidth="1.200"
            opacity="0.75"
          />
        </>
      ) : (
        <rect
          x="1.750"
          y="1.750"
          width="28.500"
          height="40.500"
          rx="4"
          strokeWidth="1.500"
          strokeDasharray="4 3"
          opacity={state === 'now' ? 1 : 0.45}
        />
      )}
    </svg>
  );
}

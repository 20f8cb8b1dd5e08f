'use client';
/** A figure to set: typed, or changed in steps; where it may be left open, a switch for that. */
import { useState } from 'react';

export function Figure({
  label,
  value,
  step,
  fits,
  onChange,
  none,
  start,
}: {
  label: string;
  /** null: left open. */
  value: number | null;
  step: number;
  fits: (value: number) => boolean;
  onChange: (value: number | null) => void;
  /** What it is called to leave it open; left out where a figure there must be. */
  none?: string | undefined;
  /** Where it begins when it was open before. */
  start?: number | undefined;
}) {
  const [last, setLast] = useState(value ?? start ?? step);
  const go = (next: number) => {
    setLast(next);
    onChange(next);
  };
  const key =
    'grid size-12 shrink-0 place-items-center rounded-lg border border-ink/25 text-2xl disabled:opacity-30';
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={key}
          aria-label={`${label}: less`}
          disabled={value === null || !fits(value - step)}
          onClick={() => value !== null && go(value - step)}
        >
          −
        </button>
        {value === null ? (
          <span className="min-w-20 text-center text-lg">{none}</span>
        ) : (
          <input
            inputMode="numeric"
            aria-label={label}
            value={value}
            onChange={(event) => {
              const typed = Number(event.target.value.replace(/\D/g, '').slice(0, 6));
              onChange(typed);
            }}
            className="h-12 w-20 rounded-lg border border-ink/30 bg-white text-center text-xl"
          />
        )}
        <button
          type="button"
          className={key}
          aria-label={`${label}: more`}
          disabled={value === null || !fits(value + step)}
          onClick={() => value !== null && go(value + step)}
        >
          +
        </button>
        {none && (
          <label className="ml-1 flex min-h-12 items-center gap-2">
            <input
              type="checkbox"
              checked={value === null}
              onChange={(event) => onChange(event.target.checked ? null : last)}
              className="size-5 accent-felt"
            />
            {none}
          </label>
        )}
      </div>
    </fieldset>
  );
}

'use client';
/**
 * A figure to set: typed, or changed in steps; where it may be left open, a switch for that. What was
 * typed stays as typed, and what would fit is said beside it.
 */
import { useId, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';

/** How what a field is called looks over it; where it stands there already, only those who hear the page are told. */
export const labelLook = ({ isNamed = false }: { isNamed?: boolean | undefined }): string =>
  isNamed ? 'sr-only' : 'pb-1 font-semibold';

export function Figure({
  label,
  isNamed,
  value,
  step,
  fits,
  whatFits,
  onChange,
  none,
  start,
}: {
  label: string;
  isNamed?: boolean | undefined;
  /** null: left open; a text: what was typed, where it is no number. */
  value: number | string | null;
  step: number;
  fits: (value: number) => boolean;
  /** What would fit, in a sentence. */
  whatFits: string;
  onChange: (value: number | string | null) => void;
  /** What it is called to leave it open; left out where a figure there must be. */
  none?: string | undefined;
  /** Where it begins when it was open before. */
  start?: number | undefined;
}) {
  const { t } = useWords();
  const [last, setLast] = useState(typeof value === 'number' ? value : (start ?? step));
  const id = useId();
  const isFit = value === null || (typeof value === 'number' && fits(value));
  const go = (next: number) => {
    setLast(next);
    onChange(next);
  };
  const key =
    'grid size-12 shrink-0 place-items-center rounded-lg border border-ink/25 text-2xl disabled:opacity-30';
  return (
    <fieldset>
      <legend className={labelLook({ isNamed })}>{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={key}
          aria-label={t('new-game.less', { label })}
          disabled={typeof value !== 'number' || !fits(value - step)}
          onClick={() => typeof value === 'number' && go(value - step)}
        >
          −
        </button>
        {value === null ? (
          // What it stands for is said by the switch beside it.
          <span aria-hidden="true" className="w-20 text-center text-lg text-ink-dim">
            –
          </span>
        ) : (
          <input
            inputMode="numeric"
            aria-label={label}
            value={value}
            maxLength={7}
            aria-invalid={!isFit || undefined}
            aria-describedby={isFit ? undefined : id}
            onKeyDown={(event) => {
              // It is done with the figure, not with the form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.currentTarget.blur();
            }}
            onChange={(event) => {
              const typed = event.target.value.trim();
              onChange(/^\d+$/.test(typed) ? Number(typed) : typed);
            }}
            className="h-12 w-20 rounded-lg border border-ink/30 bg-card text-center text-xl aria-invalid:border-refusal"
          />
        )}
        <button
          type="button"
          className={key}
          aria-label={t('new-game.more', { label })}
          disabled={typeof value !== 'number' || !fits(value + step)}
          onClick={() => typeof value === 'number' && go(value + step)}
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
      {!isFit && (
        <p id={id} className="pt-1 text-[0.9375rem] text-refusal">
          {whatFits}
        </p>
      )}
    </fieldset>
  );
}

'use client';
/** The house options of a variant: which there are and which values fit is the engine's to say. */
import { useState } from 'react';
import { lengthInWords, OPTIONS } from '@/lib/i18n/en';
import { parseOptions, type VariantId, variant } from '@/lib/jass';

type Values = Readonly<Record<string, unknown>>;

export function HouseOptions({
  variantId,
  players,
  options,
  onChange,
}: {
  variantId: VariantId;
  players: number;
  options: Values;
  onChange: (options: Values) => void;
}) {
  const read = parseOptions(variantId, options);
  const shown: Values = read.ok ? { ...read.value } : options;
  const set = (key: string, value: unknown) => onChange({ ...options, [key]: value });
  const fits = (key: string, value: unknown) =>
    parseOptions(variantId, { ...options, [key]: value }).ok;
  return (
    <details className="rounded-xl border border-ink/15 bg-white">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold text-lg">
        House rules
        <span className="font-normal text-[15px] text-ink-dim">
          {read.ok && lengthInWords(variant(variantId).gameLength(options))}
        </span>
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-5">
        {Object.entries(shown).map(([key, value]) => {
          const words = OPTIONS[key];
          if (words)
            return (
              <Choice
                key={key}
                name={key}
                words={words}
                value={value}
                onChoose={(v) => set(key, v)}
              />
            );
          return (
            <Count
              key={key}
              label={key === 'hands' ? 'Hands in a game' : 'Sticks to win'}
              value={value}
              step={key === 'hands' ? players : 1}
              fits={(v) => fits(key, v)}
              onCount={(v) => set(key, v)}
            />
          );
        })}
      </div>
    </details>
  );
}

function Choice({
  name,
  words,
  value,
  onChoose,
}: {
  name: string;
  words: { label: string; choices: readonly { value: unknown; label: string }[] };
  value: unknown;
  onChoose: (value: unknown) => void;
}) {
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{words.label}</legend>
      {words.choices.map((choice) => (
        <label key={choice.label} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="size-5 accent-felt"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

function Count({
  label,
  value,
  step,
  fits,
  onCount,
}: {
  label: string;
  value: unknown;
  step: number;
  fits: (value: unknown) => boolean;
  onCount: (value: number | null) => void;
}) {
  const [last, setLast] = useState(typeof value === 'number' ? value : 12);
  const count = typeof value === 'number' ? value : null;
  const go = (next: number) => {
    setLast(next);
    onCount(next);
  };
  const key =
    'grid size-12 place-items-center rounded-lg border border-ink/25 text-2xl disabled:opacity-30';
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{label}</legend>
      <div className="flex items-center gap-3">
        <button
          type="button"
          className={key}
          aria-label={`${label}: fewer`}
          disabled={count === null || !fits(count - step)}
          onClick={() => count !== null && go(count - step)}
        >
          −
        </button>
        <output className="min-w-14 text-center text-xl">{count ?? 'open'}</output>
        <button
          type="button"
          className={key}
          aria-label={`${label}: more`}
          disabled={count === null || !fits(count + step)}
          onClick={() => count !== null && go(count + step)}
        >
          +
        </button>
        {fits(null) && (
          <label className="ml-2 flex min-h-12 items-center gap-2">
            <input
              type="checkbox"
              checked={count === null}
              onChange={(event) => onCount(event.target.checked ? null : last)}
              className="size-5 accent-felt"
            />
            open end
          </label>
        )}
      </div>
    </fieldset>
  );
}

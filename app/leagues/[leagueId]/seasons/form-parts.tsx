'use client';
/** Small parts of a form: a choice with a line, a whole figure, what is folded away. */
import { useId, useState } from 'react';
import { Fold as Unfolded } from '@/app/ui/fold';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly line?: string;
};

/** One of several, each with its line; what belongs to the one chosen stands beneath it. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChoose,
  children,
}: {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  children?: React.ReactNode;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{legend}</legend>
      {options.map((one) => (
        <label key={one.value} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChoose(one.value)}
            className="size-5 shrink-0 accent-felt"
          />
          <span>
            {one.label}
            {one.line && <span className="text-ink-dim">, {one.line}</span>}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** A figure to type; what is no figure yet stays in the field and changes nothing. */
export function Count({
  label,
  value,
  min = 0,
  max = 1000,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="flex min-h-14 items-center justify-between gap-3">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step === 1 && min >= 0 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onChange={(event) => {
          const { value: text, valueAsNumber, validity } = event.target;
          setTyped(text);
          if (Number.isFinite(valueAsNumber) && validity.valid) onChange(valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
        className="h-12 w-24 rounded-lg border border-ink/30 bg-card px-2 text-right text-lg"
      />
    </div>
  );
}

/** A part of a form: what it says in a few words, and its fields when opened. */
export function Fold({
  title,
  words,
  isOpen = false,
  children,
}: {
  title: string;
  words: string;
  /** As it is at first. */
  isOpen?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Unfolded
      open={isOpen}
      look="min-h-14! cursor-pointer py-2"
      title={
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-[0.9375rem] text-ink-dim leading-snug">{words}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-6 pt-2 pb-5">{children}</div>
    </Unfolded>
  );
}

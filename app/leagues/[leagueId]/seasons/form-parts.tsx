'use client';
/** Small parts of a form: a choice with a line, a whole figure, what is folded away. */
import { useId, useState } from 'react';
import { Fold as Unfolded } from '@/app/ui/fold';
import { useWords } from '@/lib/i18n/use-words';

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

/** A figure beside whose it is, and beneath it what is wrong with it. */
export function FigureField({
  label,
  fault,
  width = 'w-28',
  onType,
  ...input
}: Omit<React.ComponentProps<'input'>, 'onChange'> & {
  label: React.ReactNode;
  fault: string | null;
  width?: string;
  onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-14 items-center justify-between gap-4 py-1">
        <span className="min-w-0 text-pretty leading-tight">{label}</span>
        <input
          {...input}
          autoComplete="off"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : id}
          onChange={({ target }) => onType(target.value)}
          className={`h-12 ${width} shrink-0 rounded-lg border border-ink/30 bg-card px-2 text-right text-lg aria-invalid:border-refusal`}
        />
      </label>
      {fault !== null && (
        <p id={id} className="pb-2 text-right text-[0.9375rem] text-refusal">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A figure to type; what does not fit stays in the field, which says so, and changes nothing. */
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
  const { t, format } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const range = { min, max, step };
  const isWrong = typed !== null && countIn(typed, range) === null;
  return (
    <FigureField
      label={label}
      width="w-24"
      inputMode={min < 0 ? 'text' : step === 1 ? 'numeric' : 'decimal'}
      value={typed ?? value}
      fault={
        isWrong
          ? t('scheme.form.countFault', {
              isWhole: step === 1 ? 'yes' : 'no',
              min: format.number(min),
              max: format.number(max),
              typed: typed.trim() || 'none',
            })
          : null
      }
      onType={(text) => {
        setTyped(text);
        const read = countIn(text, range);
        if (read !== null) onChange(read);
      }}
      onBlur={() => setTyped(isWrong ? typed : null)}
    />
  );
}

/** A figure from `min` to `max` in steps of 1, or of hundredths; null of anything else. */
export function countIn(
  text: string,
  { min, max, step }: { min: number; max: number; step: number },
): number | null {
  const fits = step === 1 ? /^-?\d+$/ : /^-?\d+(?:[.,]\d{1,2})?$/;
  const figure = Number(text.trim().replace(',', '.'));
  return fits.test(text.trim()) && figure >= min && figure <= max ? figure : null;
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

'use client';
/** One of a few, side by side: what counts has the accent. */
import { useId } from 'react';
import { choiceOnPaper } from './choice-look';

export function Choice<T extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { readonly value: T; readonly name: string; readonly lang?: string }[];
  value: T;
  onChoose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((one) => (
          <label
            key={one.value}
            className={`inline-flex min-h-12 min-w-16 flex-auto items-center justify-center px-3 text-center ${choiceOnPaper}`}
          >
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
              className="sr-only"
            />
            <span lang={one.lang}>{one.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

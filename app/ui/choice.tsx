'use client';
/** One of a few, side by side: what counts has the accent. */
import { useId } from 'react';
import { choiceOnPaper } from './choice-look';

/** More of them stand in two lines, where the room is narrow. */
const MOST_IN_A_LINE = 4;

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
    <fieldset className="@container">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div
        className={
          // None stands alone in a line.
          options.length > MOST_IN_A_LINE
            ? 'grid max-w-md grid-cols-6 gap-2 *:col-span-2 *:px-1 *:nth-[n+4]:col-span-3 @lg:flex @lg:max-w-2xl'
            : 'flex flex-wrap gap-2'
        }
      >
        {options.map((one) => (
          <label
            key={one.value}
            className={`inline-flex min-h-12 min-w-16 flex-auto items-center justify-center px-1.5 text-center @xs:px-3 ${choiceOnPaper}`}
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

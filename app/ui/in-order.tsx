'use client';
/** Some of several, in an order that can be changed: by ticks, and by arrows up and down. */
import { Check } from './check';
import { DownIcon, UpIcon } from './icons';

const arrow = 'grid size-12 shrink-0 place-items-center rounded-lg aria-disabled:opacity-25';

export function InOrder<One extends string>({
  label,
  hint,
  all,
  value,
  nameOf,
  earlier,
  later,
  onChange,
}: {
  label: string;
  hint: string;
  all: readonly One[];
  value: readonly One[];
  nameOf: (one: One) => string;
  /** What the arrows do, for who does not see them. */
  earlier: (what: string) => string;
  later: (what: string) => string;
  onChange: (value: One[]) => void;
}) {
  const unused = all.filter((one) => !value.includes(one));
  const swap = (at: number) => {
    const [one, other] = value.slice(Math.max(at, 0), at + 2);
    if (at >= 0 && one && other) onChange(value.toSpliced(at, 2, other, one));
  };
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{label}</legend>
      <ol>
        {value.map((one, i) => (
          <li key={one} className="flex items-center justify-between">
            <Check
              label={`${i + 1}. ${nameOf(one)}`}
              checked
              onChange={() => onChange(value.filter((other) => other !== one))}
            />
            <span className="flex">
              {/* Not disabled at the end: whoever goes there by keyboard stays on the key. */}
              <button
                type="button"
                className={arrow}
                aria-disabled={i === 0}
                aria-label={earlier(nameOf(one))}
                onClick={() => swap(i - 1)}
              >
                <UpIcon />
              </button>
              <button
                type="button"
                className={arrow}
                aria-disabled={i === value.length - 1}
                aria-label={later(nameOf(one))}
                onClick={() => swap(i)}
              >
                <DownIcon />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {unused.map((one) => (
        <Check
          key={one}
          label={nameOf(one)}
          checked={false}
          onChange={() => onChange([...value, one])}
        />
      ))}
      <p className="text-[0.9375rem] text-ink-dim">{hint}</p>
    </fieldset>
  );
}

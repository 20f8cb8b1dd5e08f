/** One of several by name. */
import { Field, inputOnPaper } from './form';
import { DownIcon } from './icons';

type Labelled<Value extends string> = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  options: readonly {
    readonly id: Value;
    readonly name: string;
    readonly disabled?: boolean;
  }[];
};

const down = (
  <span aria-hidden="true" className="shrink-0 text-ink-dim *:size-5">
    <DownIcon />
  </span>
);

const optionsOf = <Value extends string>(options: Labelled<Value>['options']) =>
  options.map(({ id, name, disabled }) => (
    <option key={id} value={id} disabled={disabled}>
      {name}
    </option>
  ));

/** As a form without scripts sends it; what else a select takes goes to it. */
export const Select = <Value extends string>({
  label,
  hint,
  fault,
  options,
  ...select
}: Labelled<Value> & React.ComponentProps<'select'>) => (
  <Field label={label} hint={hint} fault={fault}>
    {(tie) => (
      <div className="relative">
        <select {...tie} {...select} className={`${inputOnPaper} appearance-none pr-10`}>
          {optionsOf(options)}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
          {down}
        </span>
      </div>
    )}
  </Field>
);

/** What is chosen stands over a select that is not seen: a long name breaks there, and not in a select. */
export const Pick = <Value extends string>({
  label,
  hint,
  fault,
  options,
  value,
  disabled,
  onPick,
}: Labelled<Value> & {
  value: Value;
  disabled?: boolean;
  onPick: (value: Value) => void;
}) => (
  <Field label={label} hint={hint} fault={fault}>
    {(tie) => (
      <div className="focus-within-ring relative rounded-lg has-[>select:disabled]:opacity-40">
        <span
          aria-hidden="true"
          data-fault={fault ? '' : undefined}
          className={`${inputOnPaper} flex items-center justify-between gap-2 py-1.5 leading-tight data-fault:border-refusal`}
        >
          <span className="min-w-0 wrap-anywhere">
            {options.find(({ id }) => id === value)?.name}
          </span>
          {down}
        </span>
        <select
          {...tie}
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find(({ id }) => id === target.value);
            if (chosen) onPick(chosen.id);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          {optionsOf(options)}
        </select>
      </div>
    )}
  </Field>
);

/** One of several by name. */
import { Field, inputOnPaper } from './form';

type Labelled<Value extends string> = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  options: readonly { readonly id: Value; readonly name: string }[];
};

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
      <select {...tie} {...select} className={inputOnPaper}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const Pick = <Value extends string>({
  onPick,
  ...select
}: Labelled<Value> & {
  value: Value;
  disabled?: boolean;
  onPick: (value: Value) => void;
}) => (
  <Select
    {...select}
    onChange={(event) => {
      const chosen = select.options.find(({ id }) => id === event.target.value);
      if (chosen) onPick(chosen.id);
    }}
  />
);

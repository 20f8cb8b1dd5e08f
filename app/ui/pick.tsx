/** One of several by name. */
import { Field, inputOnPaper } from './form';

export function Pick<Value extends string>({
  label,
  hint,
  fault,
  value,
  options,
  disabled = false,
  onPick,
}: {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  value: Value;
  options: readonly { readonly id: Value; readonly name: string }[];
  disabled?: boolean;
  onPick: (value: Value) => void;
}) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(tie) => (
        <select
          {...tie}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find(({ id }) => id === event.target.value);
            if (chosen) onPick(chosen.id);
          }}
          className={inputOnPaper}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

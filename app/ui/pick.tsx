/** One of several by name. */
import { Field, inputOnPaper } from './form';

export function Pick<Value extends string>({
  label,
  hint,
  value,
  options,
  onPick,
}: {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { readonly id: Value; readonly name: string }[];
  onPick: (value: Value) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      {(tie) => (
        <select
          {...tie}
          value={value}
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

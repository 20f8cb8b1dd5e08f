/** Fields of the light pages: a label, what goes in, a hint, and what is wrong with it. */
import { useId } from 'react';

/** How text and choices are taken in. */
export const inputOnPaper =
  'min-h-13 w-full min-w-0 rounded-lg border border-ink/30 bg-card px-3 text-lg placeholder:text-ink-dim aria-invalid:border-refusal';

/** A labelled field; `children` gets the ids that tie label, hint and fault to it. */
export function Field({
  label,
  hint,
  fault,
  children,
}: {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  children: (tie: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => React.ReactNode;
}) {
  const id = useId();
  const about = hint || fault ? { 'aria-describedby': `${id}-about` } : {};
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, ...about, ...(fault && { 'aria-invalid': true as const }) })}
      {(hint || fault) && (
        <p id={`${id}-about`} className="text-[0.9375rem] text-ink-dim">
          {fault && <span className="block text-refusal">{fault}</span>}
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * A labelled field for a line of text, a figure or a date; what else an input takes goes to it. A browser offers
 * what was typed elsewhere only where the field says what it is.
 */
export function Input({
  label,
  hint,
  fault,
  autoComplete = 'off',
  ...input
}: Omit<React.ComponentProps<typeof Field>, 'children'> & React.ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(tie) => <input {...tie} {...input} autoComplete={autoComplete} className={inputOnPaper} />}
    </Field>
  );
}

/** Why what was sent was refused. */
export function Refused({ children }: { children: React.ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="rounded-lg border-2 border-refusal/60 bg-card px-3 py-2">
      {children}
    </p>
  );
}

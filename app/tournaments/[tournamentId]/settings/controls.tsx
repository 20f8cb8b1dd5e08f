'use client';
/** Fields that set a part of a tournament when one leaves them. */
import { useEffect, useState } from 'react';
import { Input } from '@/app/ui/form';

/** A text. */
export function TextField({
  label,
  hint,
  value,
  onSet,
  ...input
}: {
  label: string;
  hint?: string;
  value: string;
  onSet: (value: string) => void;
} & Omit<React.ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>) {
  const [draft, setDraft] = useState(value);
  // Somebody else may have set it meanwhile.
  useEffect(() => setDraft(value), [value]);
  const set = () => {
    if (draft.trim() !== value) onSet(draft.trim());
  };
  return (
    <Input
      label={label}
      hint={hint}
      autoComplete="off"
      {...input}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={set}
      onKeyDown={(event) => event.key === 'Enter' && set()}
    />
  );
}

/** A whole number within its bounds; null where it is left empty. */
export function NumberField({
  label,
  hint,
  value,
  least = 0,
  most,
  empty = null,
  onSet,
}: {
  label: string;
  hint?: string;
  value: number | null;
  least?: number;
  most: number;
  /** What an empty field means. */
  empty?: number | null;
  onSet: (value: number | null) => void;
}) {
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value === null ? '' : String(value)}
      onSet={(text) => {
        const given = text === '' ? empty : Math.round(Number(text));
        if (given === null || (given >= least && given <= most)) onSet(given);
      }}
    />
  );
}

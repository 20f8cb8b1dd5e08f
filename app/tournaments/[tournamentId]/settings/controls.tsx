'use client';
/** Fields that set a part of a tournament when one leaves them, and say beside it that it is saved. */
import { createContext, use, useEffect, useId, useState } from 'react';
import { Input, inputOnPaper } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import type { Setting } from '@/lib/tournament';

/** The parts of the setting that were changed last and have reached the server. */
export const SavedContext = createContext<readonly string[]>([]);

/** Says that this part is saved, where it was changed last. */
function Saved({ of }: { of: keyof Setting }) {
  const { t } = useWords();
  const isSaved = use(SavedContext)[0] === of;
  return (
    <span role="status" className="shrink-0 font-normal text-[0.9375rem] text-felt">
      {isSaved && `✓ ${t('tournaments.settings.saved')}`}
    </span>
  );
}

/** A field with its word that it is saved, at the right above it. */
export const Part = ({ of, children }: { of: keyof Setting; children: React.ReactNode }) => (
  <div className="relative w-full min-w-0">
    <span className="absolute top-0 right-0">
      <Saved of={of} />
    </span>
    {children}
  </div>
);

type Text = Omit<React.ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onSet: (value: string) => void;
};

/** What is typed until one leaves the field. */
function useDraft({ value, onSet }: Pick<Text, 'value' | 'onSet'>) {
  const [draft, setDraft] = useState(value);
  // Somebody else may have set it meanwhile.
  useEffect(() => setDraft(value), [value]);
  const set = () => {
    if (draft.trim() !== value) onSet(draft.trim());
  };
  return {
    value: draft,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: () => {
      set();
      // What cannot be is not set, and does not stay in the field either.
      setDraft((typed) => (typed.trim() === draft.trim() ? value : typed));
    },
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && set(),
  };
}

/** A text. */
export function TextField({
  of,
  label,
  hint,
  value,
  onSet,
  ...input
}: Text & { of: keyof Setting; label: string; hint?: string }) {
  const typed = useDraft({ value, onSet });
  return (
    <Part of={of}>
      <Input label={label} hint={hint} {...input} {...typed} />
    </Part>
  );
}

/** A whole number within its bounds in a line with what it is; null where it is left empty. */
export function NumberField({
  of,
  label,
  hint,
  value,
  least = 0,
  most,
  empty = null,
  onSet,
}: {
  of: keyof Setting;
  label: string;
  hint?: string;
  value: number | null;
  least?: number;
  most: number;
  /** What an empty field means. */
  empty?: number | null;
  onSet: (value: number | null) => void;
}) {
  const id = useId();
  const typed = useDraft({
    value: value === null ? '' : String(value),
    onSet: (text) => {
      const given = text === '' ? empty : Math.round(Number(text));
      if (given === null || (given >= least && given <= most)) onSet(given);
    },
  });
  return (
    <div className="flex min-h-16 w-full items-center justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold leading-snug">
          {label}
        </label>
        <p className="flex flex-wrap gap-x-2 text-[0.9375rem] leading-snug">
          {hint && (
            <span id={`${id}-about`} className="text-ink-dim">
              {hint}
            </span>
          )}
          <Saved of={of} />
        </p>
      </div>
      <input
        id={id}
        {...(hint && { 'aria-describedby': `${id}-about` })}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={least}
        max={most}
        {...typed}
        className={`${inputOnPaper} w-24! shrink-0 text-right tabular-nums`}
      />
    </div>
  );
}

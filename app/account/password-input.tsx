'use client';
import { useState } from 'react';
import { Field, type Input, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

/** A password, with the key that shows what was typed. */
export function PasswordInput({
  label,
  hint,
  fault,
  ...given
}: React.ComponentProps<typeof Input>) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(tie) => (
        <span className="flex gap-2">
          <input
            {...tie}
            {...given}
            type={isShown ? 'text' : 'password'}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={inputOnPaper}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className={`${keyOnPaper} shrink-0 px-4 text-base`}
          >
            {t.rich('account.showPassword', {
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </button>
        </span>
      )}
    </Field>
  );
}

'use client';
import { useState } from 'react';
import { inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

/** A password, with the key that shows what was typed. */
export function PasswordInput({
  onText,
  ...given
}: Omit<React.ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  onText: (text: string) => void;
}) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <span className="flex gap-2">
      <input
        {...given}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
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
  );
}

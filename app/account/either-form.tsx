'use client';
/** Signing in or signing up: one form at a time, and a key for each. */
import { type ReactNode, useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

export function EitherForm({
  isNew,
  signIn,
  signUp,
}: {
  /** The one to sign up comes first. */
  isNew: boolean;
  signIn: ReactNode;
  signUp: ReactNode;
}) {
  const { t } = useWords();
  const [isSigningUp, setSigningUp] = useState(isNew);
  const key = (signsUp: boolean) => (
    <button
      type="button"
      aria-pressed={isSigningUp === signsUp}
      className={`${keyOnPaper} min-h-12! px-1.5! text-[0.9375rem] leading-tight`}
      onClick={() => setSigningUp(signsUp)}
    >
      {t(signsUp ? 'account.toSignUp' : 'account.toSignIn')}
    </button>
  );
  // What was typed into one stays there while the other is looked at.
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-2">
        {key(isNew)}
        {key(!isNew)}
      </div>
      <div hidden={isSigningUp}>{signIn}</div>
      <div hidden={!isSigningUp}>{signUp}</div>
    </div>
  );
}

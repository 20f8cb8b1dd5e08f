'use client';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { forgetAttended } from '@/lib/browser/attends';
import { localStore } from '@/lib/browser/local-store';
import { forgetWritten } from '@/lib/browser/own-hands';
import { forgetLeague } from '@/lib/browser/own-league';
import { notePlays } from '@/lib/browser/plays';
import { useWords } from '@/lib/i18n/use-words';
import { startAt } from './to-next-auth';

/** Ends the session of this phone. */
export function SignOut() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [unsent, setUnsent] = useState(0);
  const { t } = useWords();
  const signOut = async () => {
    setBusy(true);
    const here = await localStore();
    const { waiting } = await here.unsettled();
    // Told once; it stays on the phone whatever is decided.
    if (waiting.length > 0 && unsent === 0) {
      setUnsent(waiting.length);
      return setBusy(false);
    }
    const url = await startAt('signout', { callbackUrl: '/' }).catch(() => undefined);
    // The whole page anew: nothing on it may stay.
    if (url !== undefined) {
      await here.signedOut();
      forgetWritten();
      forgetAttended();
      forgetLeague();
      if ((await here.games()).length === 0) notePlays(null);
      return window.location.assign('/');
    }
    setFault(t('account.stillSignedIn'));
    setBusy(false);
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Refused>{fault}</Refused>
      {unsent > 0 && <p role="status">{t('offline.signOut.unsent', { count: unsent })}</p>}
      <button type="button" onClick={signOut} disabled={busy} className={keyOnPaper}>
        {unsent > 0 ? t('offline.signOut.anyway') : t('account.signOut')}
      </button>
    </div>
  );
}

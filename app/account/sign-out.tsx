'use client';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { startAt } from './to-next-auth';

/** Ends the session of this phone. */
export function SignOut() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const signOut = async () => {
    setBusy(true);
    const url = await startAt('signout', { callbackUrl: '/' }).catch(() => undefined);
    // The whole page anew: nothing on it may stay.
    if (url !== undefined) return window.location.assign('/');
    setFault('No connection: you are still signed in. Try again.');
    setBusy(false);
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Refused>{fault}</Refused>
      <button type="button" onClick={signOut} disabled={busy} className={keyOnPaper}>
        Sign out
      </button>
    </div>
  );
}

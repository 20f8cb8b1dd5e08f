'use client';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { confirmAddress } from '../actions';

type Proof = { readonly userId: string; readonly email: string; readonly token: string };

/** The key that says: this address is mine. */
export function Confirm({ proof, back }: { proof: Proof; back: string }) {
  const [done, setDone] = useState(false);
  const { send, busy, failure } = useSend(confirmAddress);
  const confirm = async () => {
    const answer = await send(proof);
    if (!answer) return;
    // The whole page anew: whoever signed up is somebody else now.
    if (answer.value.isNew) window.location.assign(back);
    else setDone(true);
  };
  const address = <strong className="font-semibold">{proof.email}</strong>;
  if (done)
    return (
      <>
        <p role="status">You sign in with {address} from now on.</p>
        <a href="/account" className={actionOnPaper}>
          Account
        </a>
      </>
    );
  return (
    <>
      <p>Confirm that {address} is your address.</p>
      <Refused>{failure?.message}</Refused>
      <button type="button" onClick={confirm} disabled={busy} className={actionOnPaper}>
        It is mine
      </button>
    </>
  );
}

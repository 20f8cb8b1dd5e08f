'use client';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { confirmAddress } from '../actions';

type Proof = { readonly userId: string; readonly email: string; readonly token: string };

/** The key that says: this address is mine. */
export function Confirm({ proof, back }: { proof: Proof; back: string }) {
  const [done, setDone] = useState(false);
  const { t } = useWords();
  const { send, busy, failure } = useSend(confirmAddress);
  const confirm = async () => {
    const answer = await send(proof);
    if (!answer) return;
    // The whole page anew: whoever signed up is somebody else now.
    if (answer.value.isNew) window.location.assign(back);
    else setDone(true);
  };
  const named = {
    email: proof.email,
    strong: (text: React.ReactNode) => <strong className="font-semibold">{text}</strong>,
  };
  if (done)
    return (
      <>
        <p role="status">{t.rich('account.addressDone', named)}</p>
        <a href="/account" className={actionOnPaper}>
          {t('account.title')}
        </a>
      </>
    );
  return (
    <>
      <p>{t.rich('account.addressAsk', named)}</p>
      <Refused>{failure?.message}</Refused>
      <button type="button" onClick={confirm} disabled={busy} className={actionOnPaper}>
        {t('account.addressMine')}
      </button>
    </>
  );
}

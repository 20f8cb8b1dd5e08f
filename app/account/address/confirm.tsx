'use client';
import { useState } from 'react';
import { actionOnPaper } from '@/app/ui/keys';
import { SendKey } from '@/app/ui/send-key';
import { useWords } from '@/lib/i18n/use-words';
import { confirmAddress } from '../actions';

type Proof = { readonly userId: string; readonly email: string; readonly token: string };

/** The key that says: this address is mine. */
export function Confirm({ proof, back }: { proof: Proof; back: string }) {
  const [done, setDone] = useState(false);
  const { t } = useWords();
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
      <SendKey
        label={t('account.addressMine')}
        action={confirmAddress}
        given={proof}
        onDone={({ isNew }) => {
          // The whole page anew: whoever signed up is somebody else now.
          if (isNew) window.location.assign(back);
          else setDone(true);
        }}
        look={actionOnPaper}
      />
    </>
  );
}

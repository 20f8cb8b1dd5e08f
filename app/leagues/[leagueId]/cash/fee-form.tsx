'use client';
/** Another entry fee for one evening. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { rappenIn, rappenText } from '@/lib/league/money';
import { setFee } from './actions';

export function FeeForm({
  eveningId,
  fee,
  usual,
  currency,
}: {
  eveningId: string;
  /** Null where the season's is asked. */
  fee: number | null;
  usual: number;
  currency: string;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [text, setText] = useState(rappenText(fee ?? usual));
  const { send, busy, failure } = useSend(setFee);
  const rappen = rappenIn(text);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    if (rappen === undefined) return;
    if (await send({ eveningId, fee: rappen === usual ? null : rappen })) router.refresh();
  };
  return (
    <form onSubmit={save} className="flex max-w-xl flex-wrap items-end gap-3 print:hidden">
      <Field
        label={t('cash.feeHere', { currency })}
        fault={rappen === undefined ? t('cash.noSum') : undefined}
      >
        {(tie) => (
          <input
            {...tie}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className={`${inputOnPaper} max-w-40`}
          />
        )}
      </Field>
      <button
        type="submit"
        className={keyOnPaper}
        disabled={busy || rappen === undefined || rappen === (fee ?? usual)}
      >
        {t('ui.save')}
      </button>
      <Refused>{failure?.message}</Refused>
    </form>
  );
}

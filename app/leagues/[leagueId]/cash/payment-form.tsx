'use client';
/** Money into the till or out of it: from a member, or from anywhere else. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import { rappenIn } from '@/lib/league/money';
import { Choice } from '../seasons/form-parts';
import { savePayment } from './actions';

const EMPTY = { who: '', amount: '', note: '' };

export function PaymentForm({
  seasonId,
  players,
  currency,
}: {
  seasonId: string;
  players: readonly { readonly id: string; readonly name: string }[];
  currency: string;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [id, setId] = useState(makeId);
  const [draft, setDraft] = useState(EMPTY);
  const [way, setWay] = useState<'in' | 'out'>('in');
  const { send, busy, failure, setFailure } = useSend(savePayment);
  const set = (more: Partial<typeof EMPTY>) => {
    setFailure(null);
    setDraft({ ...draft, ...more });
  };
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const amount = rappenIn(draft.amount);
    if (!amount) return setFailure({ path: 'amount', message: t('cash.noSum') });
    if (draft.who === '' && draft.note.trim() === '')
      return setFailure({ path: 'note', message: t('cash.noNote') });
    const player = draft.who || null;
    const sent = await send({
      id,
      seasonId,
      eveningId: null,
      kind: player ? 'season' : 'till',
      from: way === 'in' ? player : null,
      to: way === 'out' ? player : null,
      amount: player || way === 'in' ? amount : -amount,
      note: draft.note,
    });
    if (!sent) return;
    setDraft(EMPTY);
    setId(makeId());
    router.refresh();
  };
  return (
    <form onSubmit={save} noValidate className="flex max-w-xl flex-col gap-4">
      <Choice
        legend={t('cash.payment.way')}
        options={[
          { value: 'in', label: t('cash.payment.in') },
          { value: 'out', label: t('cash.payment.out') },
        ]}
        value={way}
        onChoose={setWay}
      />
      <Field label={t('cash.payment.who')}>
        {(tie) => (
          <select
            {...tie}
            value={draft.who}
            onChange={(event) => set({ who: event.target.value })}
            className={inputOnPaper}
          >
            <option value="">{t('cash.payment.nobody')}</option>
            {players.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Input
        label={t('cash.payment.amount', { currency })}
        fault={failure?.path === 'amount' ? failure.message : undefined}
        value={draft.amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => set({ amount: event.target.value })}
      />
      <Input
        label={t('cash.payment.note')}
        fault={failure?.path === 'note' ? failure.message : undefined}
        value={draft.note}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => set({ note: event.target.value })}
      />
      <Refused>{failure && !['amount', 'note'].includes(failure.path) && failure.message}</Refused>
      <button type="submit" className={keyOnPaper} disabled={busy}>
        {t('cash.payment.save')}
      </button>
    </form>
  );
}

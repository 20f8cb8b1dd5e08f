'use client';
/** Money into the till or out of it: from a member, or from anywhere else. */
import { useRouter } from 'next/navigation';
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import { rappenIn } from '@/lib/league/money';
import { Choice } from '../seasons/form-parts';
import { savePayment } from './actions';

type Way = 'in' | 'out';
const empty = (way: Way) => ({ id: makeId(), way, who: '', amount: '', note: '' });

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
  const form = useForm({
    begin: () => empty('in'),
    send: async ({ id, way, who, amount: said, note }) => {
      const amount = rappenIn(said);
      if (!amount) return refused('amount', t('cash.noSum'));
      if (who === '' && note.trim() === '') return refused('note', t('cash.noNote'));
      const player = who || null;
      return savePayment({
        ...{ id, seasonId, eveningId: null, note },
        kind: player ? 'season' : 'till',
        from: way === 'in' ? player : null,
        to: way === 'out' ? player : null,
        amount: player || way === 'in' ? amount : -amount,
      });
    },
    onDone: () => {
      form.renew(({ way }) => empty(way));
      router.refresh();
    },
  });
  return (
    <Form
      of={form}
      save={t('cash.payment.save')}
      look={keyOnPaper}
      noValidate
      className="flex max-w-xl flex-col gap-4"
    >
      <Choice
        legend={t('cash.payment.way')}
        options={[
          { value: 'in', label: t('cash.payment.in') },
          { value: 'out', label: t('cash.payment.out') },
        ]}
        {...form.choice('way')}
      />
      <Pick
        label={t('cash.payment.who')}
        options={[{ id: '', name: t('cash.payment.nobody') }, ...players]}
        {...form.pick('who')}
      />
      <Input
        label={t('cash.payment.amount', { currency })}
        {...form.text('amount')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Input
        label={t('cash.payment.note')}
        {...form.text('note')}
        maxLength={100}
        autoComplete="off"
      />
    </Form>
  );
}

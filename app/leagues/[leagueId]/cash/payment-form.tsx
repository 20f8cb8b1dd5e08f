'use client';
/** Money into the till or out of it: from a member, or from anywhere else. */
import { useRouter } from 'next/navigation';
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import { MAX_RAPPEN } from '@/lib/league/cash';
import { rappenIn } from '@/lib/league/money';
import { Choice } from '../seasons/form-parts';
import { savePayment } from './actions';
import { sumFaultIn } from './sum-faults';

type Way = 'in' | 'out';
/** In place of a member's id: nobody chosen yet, and none of the members. */
const [UNSAID, NONE] = ['', 'none'];
const empty = (way: Way) => ({ id: makeId(), way, who: UNSAID, amount: '', note: '' });

export function PaymentForm({
  seasonId,
  players,
  currency,
}: {
  seasonId: string;
  players: readonly { readonly id: string; readonly name: string }[];
  currency: string;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const form = useForm({
    begin: () => empty('in'),
    send: async ({ id, way, who, amount: said, note }) => {
      if (who === UNSAID) return refused('who', t('cash.noWho'));
      const fault = sumFaultIn(words, { typed: said, most: MAX_RAPPEN, currency });
      if (fault) return refused('amount', fault);
      const amount = rappenIn(said);
      if (!amount) return refused('amount', t('cash.sum.empty'));
      if (who === NONE && note.trim() === '') return refused('note', t('cash.noNote'));
      const player = who === NONE ? null : who;
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
        options={[
          { id: UNSAID, name: t('cash.payment.choose') },
          ...players,
          { id: NONE, name: t('cash.payment.nobody') },
        ]}
        {...form.pick('who')}
      />
      <Input
        label={t('cash.payment.amount', { currency })}
        {...form.text('amount')}
        inputMode="decimal"
      />
      <Input label={t('cash.payment.note')} {...form.text('note')} maxLength={100} />
    </Form>
  );
}

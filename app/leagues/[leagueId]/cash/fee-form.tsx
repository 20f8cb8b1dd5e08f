'use client';
/** Another entry fee for one evening. */
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { rappenIn, rappenText } from '@/lib/league/money';
import { setFee } from './actions';
import { MOST_PRICE, sumFaultIn } from './sum-faults';

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
  const words = useWords();
  const { t } = words;
  const fault = (typed: string) => sumFaultIn(words, { typed, most: MOST_PRICE, currency });
  const form = useForm({
    begin: { fee: rappenText(fee ?? usual) },
    send: async (draft) => {
      const wrong = fault(draft.fee);
      if (wrong) return refused('fee', wrong);
      const asked = rappenIn(draft.fee) ?? 0;
      return setFee({ eveningId, fee: asked === usual ? null : asked });
    },
  });
  const wrong = fault(form.draft.fee);
  return (
    <Form
      of={form}
      save={t('ui.save')}
      look={`${keyOnPaper} min-h-13!`}
      isOff={wrong !== undefined || rappenIn(form.draft.fee) === (fee ?? usual)}
      className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
    >
      <Input
        label={t('cash.feeHere', { currency })}
        {...form.text('fee')}
        {...(wrong && { fault: wrong })}
        inputMode="decimal"
        size={10}
      />
    </Form>
  );
}

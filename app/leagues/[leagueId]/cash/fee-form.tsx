'use client';
/** Another entry fee for one evening. */
import { Input } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Form, refused, useForm } from '@/app/ui/use-form';
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
  const form = useForm({
    begin: { fee: rappenText(fee ?? usual) },
    send: async (draft) => {
      const asked = rappenIn(draft.fee);
      if (asked === undefined) return refused('fee', t('cash.noSum'));
      return setFee({ eveningId, fee: asked === usual ? null : asked });
    },
  });
  const rappen = rappenIn(form.draft.fee);
  return (
    <Form
      of={form}
      save={t('ui.save')}
      look={keyOnPaper}
      isOff={rappen === undefined || rappen === (fee ?? usual)}
      className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
    >
      <Input
        label={t('cash.feeHere', { currency })}
        {...form.text('fee')}
        {...(rappen === undefined && { fault: t('cash.noSum') })}
        inputMode="decimal"
        autoComplete="off"
        size={10}
      />
    </Form>
  );
}

'use client';
/** Writing down what is paid: with a key, or a tick that can be taken off again. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { SendKey } from '@/app/ui/send-key';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { Asked } from '@/lib/server/leagues';
import { smallKey } from '../../parts';
import { deletePayment, savePayment } from './actions';

type Payment = Omit<Asked<'savePayment'>, 'id'>;

/** Says that it was paid. */
export function PayKey({ label, of, payment }: { label: string; of: string; payment: Payment }) {
  // Pressed again after an answer that never came, it is the same payment.
  const [id] = useState(makeId);
  return (
    <span className="flex flex-col items-end gap-1 print:hidden">
      <SendKey
        label={label}
        aria-label={`${label}: ${of}`}
        look={smallKey}
        action={savePayment}
        given={{ id, ...payment }}
      />
    </span>
  );
}

/** Writes payments down and takes them back, one after another as far as they go. */
function usePayments(seasonId: string) {
  const router = useRouter();
  const save = useSend(savePayment);
  const remove = useSend(deletePayment);
  return {
    busy: save.busy || remove.busy,
    why: <Refused>{(save.failure ?? remove.failure)?.message}</Refused>,
    /** Answers those that were written. */
    write: async (payments: readonly Asked<'savePayment'>[]) => {
      const done: string[] = [];
      for (const payment of payments) {
        if (!(await save.send(payment))) break;
        done.push(payment.id);
      }
      router.refresh();
      return done;
    },
    /** Answers whether there were some and all of them are taken back. */
    takeBack: async (ids: readonly string[]) => {
      let isDone = false;
      for (const id of ids) {
        isDone = (await remove.send({ id, seasonId })) !== undefined;
        if (!isDone) break;
      }
      router.refresh();
      return isDone;
    },
  };
}

/** Says of everybody at once that they have paid; pressed again it takes back what it wrote. */
export function AllFees({
  seasonId,
  open,
  written,
  label,
  back,
}: {
  seasonId: string;
  /** What is still to be paid, and the fees that are written down. */
  open: readonly Payment[];
  written: readonly string[];
  /** What the key says, and what it says once all have paid. */
  label: string;
  back: string;
}) {
  const [own, setOwn] = useState<readonly string[]>([]);
  const { busy, why, write, takeBack } = usePayments(seasonId);
  const isBack = open.length === 0;
  const press = async () => {
    if (isBack) await takeBack(own.length > 0 ? own : written);
    setOwn(isBack ? [] : await write(open.map((payment) => ({ id: makeId(), ...payment }))));
  };
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <button type="button" className={smallKey} disabled={busy} onClick={press}>
        {isBack ? back : label}
      </button>
      {why}
    </div>
  );
}

/** Who has paid the entry fee. */
export function FeeTick({
  name,
  note,
  amount,
  isTicked,
  payment,
  written,
}: {
  name: string;
  /** What else there is to know of who has not paid. */
  note: string | false;
  amount: string;
  isTicked: boolean;
  /** What is still to be paid. */
  payment: Payment;
  /** What a tick taken off takes back. */
  written: readonly string[];
}) {
  const [id] = useState(makeId);
  const { busy, why, write, takeBack } = usePayments(payment.seasonId);
  // A tick answers at once; where it is refused it goes back.
  const [shown, setShown] = useState(isTicked);
  const change = async () => {
    setShown(!isTicked);
    const isDone = isTicked
      ? await takeBack(written)
      : (await write([{ id, ...payment }])).length > 0;
    if (!isDone) setShown(isTicked);
  };
  return (
    <>
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={shown}
          disabled={busy}
          onChange={change}
          className="size-5 shrink-0 accent-felt"
        />
        <span className="min-w-0 flex-1">
          {name}
          {note && <span className="text-ink-dim">, {note}</span>}
        </span>
        <span className="tabular-nums">{amount}</span>
      </label>
      {why}
    </>
  );
}

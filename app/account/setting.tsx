'use client';
/** A line of the account: what it is, what it says, and a form that opens to change it. */
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';

export function Setting({
  label,
  value,
  change: said,
  note,
  children,
}: {
  label: string;
  value: React.ReactNode;
  /** What the key says, if not “Change”. */
  change?: string;
  /** Said under the value, whether the form is open or not. */
  note?: React.ReactNode;
  /** The form; `close` is to be called when it is done, with what there is to say of it. */
  children: (close: (done?: string) => void) => React.ReactNode;
}) {
  const { t } = useWords();
  const change = said ?? t('ui.change');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const show = (next: boolean, news = '') => {
    setOpen(next);
    setDone(news);
  };
  return (
    <div className="py-1">
      <div className="flex min-h-12 items-center gap-3">
        <h2 className="w-20 shrink-0 text-[0.9375rem] sm:w-24 text-ink-dim">{label}</h2>
        <p className="min-w-0 flex-1">{value}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? 'account.cancelOf' : 'account.changeOf', { change, label })}
          onClick={() => show(!open)}
          className="-mr-3 min-h-12 shrink-0 rounded-lg px-3 text-felt underline decoration-felt/40 underline-offset-4 hover:bg-paper-dark"
        >
          {open ? t('ui.cancel') : change}
        </button>
      </div>
      <p role="status" className="pb-2 text-right text-felt empty:hidden">
        {done}
      </p>
      {note}
      {open && <div className="pt-2 pb-4">{children((news) => show(false, news))}</div>}
    </div>
  );
}

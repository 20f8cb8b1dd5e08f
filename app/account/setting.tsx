'use client';
/** A line of the account: what it is, what it says, and a form that opens to change it. */
import { useState } from 'react';

export function Setting({
  label,
  value,
  change = 'Change',
  note,
  children,
}: {
  label: string;
  value: React.ReactNode;
  /** What the key says. */
  change?: string;
  /** Said under the value, whether the form is open or not. */
  note?: React.ReactNode;
  /** The form; `close` is to be called when it is done, with what there is to say of it. */
  children: (close: (done?: string) => void) => React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const show = (next: boolean, said = '') => {
    setOpen(next);
    setDone(said);
  };
  return (
    <div className="py-1">
      <div className="flex min-h-12 items-center gap-3">
        <h2 className="w-24 shrink-0 text-[0.9375rem] text-ink-dim">{label}</h2>
        <p className="min-w-0 flex-1">{value}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? 'Cancel: ' : ''}${change} ${label}`}
          onClick={() => show(!open)}
          className="-mr-3 min-h-12 shrink-0 rounded-lg px-3 text-felt underline decoration-felt/40 underline-offset-4 hover:bg-paper-dark"
        >
          {open ? 'Cancel' : change}
        </button>
      </div>
      <p role="status" className="pb-2 text-right text-felt empty:hidden">
        {done}
      </p>
      {note}
      {open && <div className="pt-2 pb-4">{children((said) => show(false, said))}</div>}
    </div>
  );
}

'use client';
/** A page over the page, as large as the screen: for what a whole room is to see. */
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closedByBack } from '@/lib/browser/back';
import { useWords } from '@/lib/i18n/use-words';
import { CloseIcon } from './icons';

export function FullPage({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useEffectEvent(onClose);
  // Closed before it leaves the page, so that the focus goes back to the key that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    const leave = closedByBack(() => close());
    return () => {
      leave();
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 size-full max-h-none max-w-none flex-col overflow-y-auto bg-paper px-4 pb-6 text-ink open:flex"
    >
      <div className="flex items-center gap-3 py-2">
        <h2
          id={heading}
          className="min-w-0 flex-1 text-balance font-semibold text-xl leading-tight md:text-center md:text-4xl"
        >
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('ui.close')}
          className="grid size-12 shrink-0 place-items-center rounded-full active:bg-paper-dark"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}

'use client';
/** A page over the page, as large as the screen: for what a whole room is to see. */
import { type ReactNode, useId } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { CloseIcon } from './icons';
import { useDialog } from './use-dialog';

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
  const dialog = useDialog(onClose);
  const heading = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={heading}
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

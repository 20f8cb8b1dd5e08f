'use client';
/** A sheet that slides over the lower part of a phone, or stands at the right of a desktop. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { CloseIcon } from './icons';

export function Sheet({
  title,
  onClose,
  children,
  full = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Tall where there is more to read than to type. */
  full?: boolean;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it leaves the page, so that the focus goes back to the key that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // A sheet over another one closes alone.
        event.stopPropagation();
        onClose();
      }}
      className={`on-cloth fixed inset-x-0 top-auto bottom-0 m-0 w-full animate-rise overflow-y-auto overscroll-contain rounded-t-2xl border-chalk/15 border-t bg-slate-light px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-chalk shadow-[0_-8px_30px_rgb(0_0_0/0.5)] md:right-6 md:bottom-6 md:left-auto left-handed:md:right-auto left-handed:md:left-6 left-handed:flat:left-0 md:w-[26rem] flat:right-0 flat:bottom-0 flat:w-(--entry) md:rounded-2xl md:border ${full ? 'max-h-[88dvh] backdrop:bg-black/50' : 'max-h-[64dvh] short:max-h-[85dvh] has-data-notice:max-h-[76dvh] short:has-data-notice:max-h-[88dvh] backdrop:bg-transparent md:max-h-[92dvh] flat:max-h-dvh!'}`}
    >
      <div className="flex items-center justify-between gap-2 left-handed:flex-row-reverse">
        <h2 id={heading} className="truncate font-semibold text-base">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('ui.close')}
          className="-mr-2 left-handed:-ml-2 left-handed:mr-0 grid size-11 shrink-0 place-items-center rounded-full text-chalk/80 hover:bg-chalk/10"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}

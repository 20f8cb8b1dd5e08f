'use client';
/** A sheet that slides over the lower part of a phone, or stands at the right of a desktop. */
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closedByBack } from '@/lib/browser/back';
import { useWords } from '@/lib/i18n/use-words';
import { CloseIcon } from './icons';

/** How high a sheet is: as its content needs, nearly all of the screen, or what the slate leaves. */
const PART =
  'overflow-y-auto max-h-[64dvh] short:max-h-[85dvh] backdrop:bg-transparent md:max-h-[92dvh] flat:max-h-(--high)!';
const FULL = 'overflow-y-auto max-h-[88dvh] backdrop:bg-black/50 flat:max-h-(--high)!';
const ENTRY =
  'open:flex flex-col overflow-hidden h-(--entry-height) backdrop:bg-transparent flat:h-(--high)! low:pb-[max(0.5rem,env(safe-area-inset-bottom))]!';

export function Sheet({
  title,
  onClose,
  children,
  full = false,
  entry,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Tall where there is more to read than to type. */
  full?: boolean;
  /** As high as the slate leaves, with keys in its head before and after the title. */
  entry?: { readonly before: ReactNode; readonly after: ReactNode };
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useEffectEvent(onClose);
  // Closed before it leaves the page, so that the focus goes back to the key that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leave = closedByBack(() => close());
    let isOpen = true;
    let stop: (() => void) | undefined;
    // Where it does not come, a sheet stands still.
    import('./sheet-motion').then(
      ({ moving }) => {
        if (isOpen && element) stop = moving(element, () => close());
      },
      () => {},
    );
    return () => {
      isOpen = false;
      leave();
      element?.close();
      stop?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      data-entry={entry && ''}
      onCancel={(event) => {
        event.preventDefault();
        // A sheet over another one closes alone.
        event.stopPropagation();
        onClose();
      }}
      className={`on-cloth fixed inset-x-0 top-auto bottom-0 m-0 w-full animate-rise overscroll-contain rounded-t-2xl border-chalk/15 border-t bg-slate-light px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-chalk shadow-[0_-8px_30px_rgb(0_0_0/0.5)] md:right-6 md:bottom-6 md:left-auto left-handed:md:right-auto left-handed:md:left-6 left-handed:flat:left-0 md:w-[26rem] flat:right-0 flat:bottom-0 flat:left-auto flat:w-(--entry) md:rounded-2xl md:border ${entry ? ENTRY : full ? FULL : PART}`}
    >
      {/* The grabber is drawn for fingers alone: keys, Escape and back do the same. */}
      <div className="-mx-4 sheet-head sticky top-0 z-10 flex shrink-0 touch-none items-center gap-2 bg-slate-light px-4 left-handed:flex-row-reverse">
        {entry?.before}
        <h2 id={heading} className="min-w-0 flex-1 truncate font-semibold text-base">
          {title}
        </h2>
        {entry?.after}
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

/** What stays in view at the foot of a sheet that scrolls. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] -mx-4 mt-2 -mb-[max(0.75rem,env(safe-area-inset-bottom))] flex items-center gap-4 border-chalk/15 border-t bg-slate-light px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}

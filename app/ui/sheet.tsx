'use client';
/** A sheet that slides over the lower part of a phone, or stands at the right of a desktop. */
import { type ReactNode, useEffectEvent, useId, useLayoutEffect } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { CloseIcon } from './icons';
import { useDialog } from './use-dialog';

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
  /**
   * As high as the slate leaves, with keys in its head before and after the title, in the place of which
   * stands what there is to know before one writes.
   */
  entry?: { readonly before: ReactNode; readonly notice: ReactNode; readonly after: ReactNode };
}) {
  const { t } = useWords();
  const heading = useId();
  const dialog = useDialog(onClose);
  const { ref } = dialog;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
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
      // What opened it may have gone to make room.
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('[data-enter]')?.focus();
      stop?.();
    };
  }, [ref]);
  return (
    <dialog
      {...dialog}
      aria-labelledby={heading}
      data-entry={entry && ''}
      className={`on-cloth sheet-rises ${entry ? 'sheet-entry' : full ? 'sheet-full' : 'sheet-part'}`}
    >
      {/* The grabber is drawn for fingers alone: keys, Escape and back do the same. */}
      <div className="-mx-4 sheet-head sticky top-0 z-10 flex shrink-0 touch-none items-center gap-2 bg-slate-light px-4 left-handed:flex-row-reverse">
        {entry?.before}
        <h2 id={heading} className={entry?.notice ? 'sr-only' : 'sheet-title'}>
          {title}
        </h2>
        {entry?.notice && <div className="min-w-0 flex-1">{entry.notice}</div>}
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
  return <div className="sheet-foot">{children}</div>;
}

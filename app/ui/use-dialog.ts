'use client';
import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closedByBack } from '@/lib/browser/back';

/** A dialog over the page for as long as it is drawn, closed by Escape and by the system's back as by its key. */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // Closed before it leaves the page, so that the focus goes back to the key that opened it.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.open) element?.showModal();
    const leave = closedByBack(() => close());
    return () => {
      leave();
      element?.close();
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      // One over another closes alone.
      event.stopPropagation();
      onClose();
    },
  };
}

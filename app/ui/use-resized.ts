'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Looks at an element before it is first painted, and whenever its size has changed. */
export function useResized<T extends Element>(
  ref: RefObject<T | null>,
  look: (element: T) => void,
): void {
  const see = useEffectEvent(look);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const again = () => see(element);
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    again();
    return () => sizes.disconnect();
  }, [ref]);
}

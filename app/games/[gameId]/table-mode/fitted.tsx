'use client';
/** A name in one line, as large as there is room for. A very long one takes two, and ends in dots. */
import { useLayoutEffect, useRef } from 'react';

/** Smaller letters cannot be read across a table. */
const LEAST = 15;

export function Fitted({ children, size }: { children: string; size: number }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const letters = element?.firstElementChild;
    if (!element || !(letters instanceof HTMLElement)) return;
    const look = () => {
      let fits = size;
      // Small letters are a little wider than their size says: once more by what the first try gave.
      for (const _ of [1, 2]) {
        letters.style.cssText = `max-width:none;white-space:nowrap;font-size:${fits}px`;
        fits = Math.min(size, (fits * element.clientWidth) / Math.max(1, letters.offsetWidth));
      }
      letters.style.cssText =
        fits < LEAST
          ? `font-size:${LEAST}px`
          : `max-width:none;white-space:nowrap;font-size:${Math.floor(fits * 2) / 2}px`;
    };
    look();
    const sizes = new ResizeObserver(() => requestAnimationFrame(look));
    sizes.observe(element);
    // Until they are there, other letters stand in their place, of another width.
    sizes.observe(letters);
    return () => sizes.disconnect();
  }, [children, size]);
  return (
    <span ref={box} className="table-fitted">
      <span>{children}</span>
    </span>
  );
}

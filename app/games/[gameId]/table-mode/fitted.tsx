'use client';
/** A name in one line, as large as there is room for: never cut. Only a very long one takes two. */
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
      letters.style.whiteSpace = 'nowrap';
      letters.style.fontSize = `${size}px`;
      const fits = (size * element.clientWidth) / Math.max(1, letters.offsetWidth);
      letters.style.fontSize = `${Math.max(LEAST, Math.min(size, Math.floor(fits * 2) / 2))}px`;
      if (fits < LEAST) letters.style.whiteSpace = 'normal';
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Until they are there, other letters stand in their place.
    document.fonts.addEventListener('loadingdone', look);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  }, [children, size]);
  return (
    <span ref={box} className="table-fitted">
      <span>{children}</span>
    </span>
  );
}

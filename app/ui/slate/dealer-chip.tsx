'use client';
/** The dealer's chip on a slate: it slides over from whoever dealt before. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const SLIDES_MS = 320;

export function DealerChip({
  from,
  className = '',
  children,
}: {
  /** Where it lay before, as the how-manieth row of the slate; null: where it lies. */
  from: number | null;
  className?: string;
  children: ReactNode;
}) {
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = chip.current;
    const row = own?.closest('li');
    const before = from === null ? null : row?.parentElement?.children[from];
    const place = own?.parentElement?.getBoundingClientRect();
    const other = before?.querySelector('[data-dealing]')?.getBoundingClientRect();
    if (!own || !row || !place || !other || before === row) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A half that is turned round goes the other way.
    const turn = row.matches('.rotate-180') ? -1 : 1;
    const x = ((other.left + other.right - place.left - place.right) / 2) * turn;
    const y = ((other.top + other.bottom - place.top - place.bottom) / 2) * turn;
    const slide = own.animate?.([{ transform: `translate(${x}px, ${y}px)` }, {}], {
      duration: SLIDES_MS,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
    return () => slide?.cancel();
  }, [from]);
  return (
    <span
      ref={chip}
      className={`shrink-0 whitespace-nowrap rounded-full border border-chalk/50 px-2 font-sans text-[0.8125rem] text-chalk/90 leading-5 ${className}`}
    >
      {children}
    </span>
  );
}

'use client';
/** The dealer's chip on a slate: it slides over from whoever dealt before. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { motion } from './chip-motion';

export function DealerChip({
  from,
  children,
}: {
  /** Where it lay before, as the how-manieth row of the slate; null: where it lies. */
  from: number | null;
  children: ReactNode;
}) {
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => (from !== null && chip.current ? motion.slide?.(chip.current, from) : undefined),
    [from],
  );
  return (
    <span ref={chip} data-deals className="chip-of-dealer">
      {children}
    </span>
  );
}

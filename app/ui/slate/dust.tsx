'use client';
/** A little dust falls from a mark that is just being drawn. */
import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { dust } from './chalk';

export function Dust({ seed }: { seed: string }) {
  // It needs a layer of its own each, for which the stroke must not wait.
  const [falls, setFalls] = useState(false);
  useEffect(() => afterPaint(() => setFalls(true)), []);
  if (!falls) return null;
  return (
    <g className="animate-dust" fill="var(--color-chalk)">
      {dust(seed).map((speck) => (
        <circle key={`${speck.x} ${speck.y}`} cx={speck.x} cy={speck.y} r={speck.r} />
      ))}
    </g>
  );
}

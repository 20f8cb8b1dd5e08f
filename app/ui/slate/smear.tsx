'use client';
/** Where a mark was wiped, the sponge leaves a smear for a moment. */
import { useEffect, useRef, useState } from 'react';

export function Smear({ count }: { count: number }) {
  const previous = useRef(count);
  const [wipes, setWipes] = useState(0);
  useEffect(() => {
    if (count < previous.current) setWipes((n) => n + 1);
    previous.current = count;
  }, [count]);
  if (wipes === 0) return null;
  return (
    <span
      key={wipes}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-[10%] bottom-2 h-8 animate-smear rounded-full bg-chalk/40 blur-md"
    />
  );
}

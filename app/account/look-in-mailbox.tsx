'use client';
import { useEffect, useRef } from 'react';

/** Where a message went, and what its link does; brought into view, for the form was long. */
export function LookInMailbox({
  address,
  children,
}: {
  address: string;
  children: React.ReactNode;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={text} role="status" className="scroll-mt-16 mt-2 border-felt border-l-4 py-1 pl-3">
      <span className="block">
        A message went to <strong className="font-semibold">{address}</strong>. {children}
      </span>
      <span className="block text-[0.9375rem] text-ink-dim">
        Nothing there? Look among the unwanted messages, or try again.
      </span>
    </p>
  );
}

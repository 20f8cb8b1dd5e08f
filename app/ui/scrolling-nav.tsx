'use client';
/** Links in a row that may be wider than the screen: the one for the page that is open is in sight. */
import { useEffect, useRef } from 'react';

export function ScrollingNav({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: React.ReactNode;
}) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, []);
  return (
    <nav ref={nav} aria-label={label} className={className} data-scrolling="">
      {children}
    </nav>
  );
}

/** Scrolls the link for the page that is open into sight. */
export function showCurrent(frame: Element): void {
  const current = frame.querySelector('[aria-current]');
  if (!current) return;
  // Not scrollIntoView: it would move the page too.
  const beyond = current.getBoundingClientRect().right - frame.getBoundingClientRect().right;
  if (beyond > -EDGE) frame.scrollLeft += beyond + EDGE;
}

/** What stays free beside the link, in pixels. */
const EDGE = 16;

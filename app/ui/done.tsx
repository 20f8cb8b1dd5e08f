'use client';
import { useEffect } from 'react';

/**
 * What was just done, on the page that it led to. The address says it once: it goes from there, so
 * that nothing is said again when the page is read anew.
 */
export function Done({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
  return (
    <p role="status" className="max-w-prose border-felt border-l-4 py-1 pl-3">
      {children}
    </p>
  );
}

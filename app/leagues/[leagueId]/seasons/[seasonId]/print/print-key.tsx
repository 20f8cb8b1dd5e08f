'use client';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';

/** `isQuiet` where printing is not what the page is there for. */
export const PrintKey = ({ label, isQuiet = false }: { label: string; isQuiet?: boolean }) => (
  <button
    type="button"
    className={isQuiet ? keyOnPaper : actionOnPaper}
    onClick={() => window.print()}
  >
    {label}
  </button>
);

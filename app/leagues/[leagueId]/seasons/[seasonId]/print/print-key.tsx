'use client';
import { actionOnPaper } from '@/app/ui/keys';

export const PrintKey = () => (
  <button type="button" className={actionOnPaper} onClick={() => window.print()}>
    Print
  </button>
);

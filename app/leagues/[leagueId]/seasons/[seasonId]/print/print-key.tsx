'use client';
import { actionOnPaper } from '@/app/ui/keys';

export const PrintKey = ({ label }: { label: string }) => (
  <button type="button" className={actionOnPaper} onClick={() => window.print()}>
    {label}
  </button>
);

'use client';
/** Asking for long work: whether it is on its way, how far it is, and why it was refused. */
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import type { Report, Underway } from '@/lib/server/files';
import { followWork, type Refused } from './follow-work';

/** Nothing was asked for yet, it is under way or is asked for again, or what came of it. */
export type WorkState =
  | { readonly kind: 'none' | 'again' }
  | Underway
  | { readonly kind: 'done'; readonly report: Report };

export function useWork() {
  const { t } = useWords();
  const [state, setState] = useState<WorkState>({ kind: 'none' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refused | null>(null);
  const ask = async (url: string, file?: File): Promise<Report | null> => {
    setBusy(true);
    setFailure(null);
    setState({ kind: 'none' });
    const headers = { 'Content-Type': 'application/octet-stream' };
    const send = () => fetch(url, { method: 'POST', headers, ...(file && { body: file }) });
    const end = await followWork(send, setState);
    setBusy(false);
    setState('report' in end ? { kind: 'done', ...end } : { kind: 'none' });
    if ('report' in end) return end.report;
    setFailure(end.refused ?? { path: '', message: t('ui.fileLost') });
    return null;
  };
  return { ask, state, busy, failure, setFailure };
}

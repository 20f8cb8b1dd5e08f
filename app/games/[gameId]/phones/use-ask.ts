'use client';
/** Asking something of the server about the table: whether it is on its way, and why it was not done. */
import { useState } from 'react';
import type { Answered } from '@/lib/browser/board-actions';
import { useWords } from '@/lib/i18n/use-words';

export function useAsk() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** What comes back is the server's answer; undefined where it was not reached. */
  const ask = async <T>(asked: Promise<Answered<T> | undefined>) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setFailure(!answer ? t('live.sheet.failed') : answer.ok ? '' : answer.error.message);
    return answer;
  };
  return { ask, busy, failure, forget: () => setFailure('') };
}

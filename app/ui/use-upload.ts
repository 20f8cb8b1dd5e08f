'use client';
/** Sending a file to a route handler: whether it is on its way, and why it was refused. */
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';

type Failure = { readonly path: string; readonly message: string };
type Answered =
  | { readonly ok: true; readonly value: { readonly jobId: string } }
  | { readonly ok: false; readonly error: Failure };

/** `upload` answers the id of the job that works through the file; else `failure` says why not. */
export function useUpload() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const upload = async (
    file: File,
    { to, query }: { to: string; query: Readonly<Record<string, string>> },
  ): Promise<string | undefined> => {
    setBusy(true);
    setFailure(null);
    const answer = await send(`${to}?${new URLSearchParams(query)}`, file).catch(() => undefined);
    if (answer?.ok) return answer.value.jobId;
    setBusy(false);
    setFailure(answer?.error ?? { path: '', message: t('ui.fileLost') });
    return undefined;
  };
  return { upload, busy, failure, setFailure };
}

async function send(url: string, file: File): Promise<Answered> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
  // Our own handler answers in JSON like this or, where it never got there, in none that can be read.
  return (await response.json()) as Answered;
}

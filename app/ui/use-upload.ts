'use client';
/** Sending a file to a route handler: whether it is on its way, and why it was refused. */
import { useState } from 'react';
import { z } from 'zod/mini';

const Answered = z.union([
  z.object({ ok: z.literal(true), value: z.object({ jobId: z.string() }) }),
  z.object({ ok: z.literal(false), error: z.object({ path: z.string(), message: z.string() }) }),
]);
type Failure = { readonly path: string; readonly message: string };

/** `upload` answers the id of the job that works through the file; else `failure` says why not. */
export function useUpload() {
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
    setFailure(answer?.error ?? { path: '', message: 'The file did not arrive. Try again.' });
    return undefined;
  };
  return { upload, busy, failure, setFailure };
}

async function send(url: string, file: File) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
  return z.parse(Answered, await response.json());
}

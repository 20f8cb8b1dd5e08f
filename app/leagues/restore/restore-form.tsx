'use client';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useUpload } from '@/app/ui/use-upload';

/** Sends a backup; the page of the job shows the rest. */
export function RestoreForm() {
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const { upload, busy, failure, setFailure } = useUpload();
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!file) return setFailure({ path: 'file', message: 'Choose a backup first.' });
    const query = { name: file.name };
    const jobId = await upload(file, { to: '/api/leagues/restore', query });
    if (jobId) router.push(`/jobs/${jobId}` as Route);
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <Field
        label="Backup"
        hint="The ZIP file that an owner downloaded from the league’s files. 100 MB at the most."
        fault={failure?.path === 'file' ? failure.message : undefined}
      >
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".zip"
            className={`${inputOnPaper} py-2.5 file:mr-3 file:min-h-9 file:rounded-md file:border file:border-ink/25 file:bg-paper file:px-3`}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setFailure(null);
            }}
          />
        )}
      </Field>
      <Refused>{failure && failure.path !== 'file' && failure.message}</Refused>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {busy ? 'Sending' : 'Restore'}
      </button>
    </form>
  );
}

'use client';
/** A form that sends a file for long work; the page of its job shows the rest. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { FileField } from './file-field';
import { Refused } from './form';
import { actionOnPaper } from './keys';
import { useUpload } from './use-upload';

export function UploadForm({
  label,
  hint,
  accept,
  missing,
  verb,
  to,
  query,
  children,
}: {
  /** What file it is, which ones can be chosen, and what to say where none was. */
  label: string;
  hint: string;
  accept: string;
  missing: string;
  /** What the key does. */
  verb: string;
  /** Where it goes, with what is asked beside the file. */
  to: string;
  query?: Readonly<Record<string, string>>;
  /** Further fields. */
  children?: React.ReactNode;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const { upload, busy, failure, setFailure } = useUpload();
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!file) return setFailure({ path: 'file', message: missing });
    const jobId = await upload(file, { to, query: { ...query, name: file.name } });
    // The page of every job is there; the type of a route knows only whole ones.
    if (jobId) router.push(`/jobs/${jobId}` as Route);
  };
  return (
    <form onSubmit={send} className="flex w-full max-w-xl flex-col gap-5">
      <FileField
        label={label}
        hint={hint}
        fault={failure?.path === 'file' ? failure.message : undefined}
        accept={accept}
        name={file?.name ?? null}
        onFile={(chosen) => {
          setFile(chosen);
          setFailure(null);
        }}
      />
      {children}
      <Refused>{failure && failure.path !== 'file' && failure.message}</Refused>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {busy ? t('ui.sending') : verb}
      </button>
    </form>
  );
}

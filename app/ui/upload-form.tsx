'use client';
/** A form that sends a file for long work; the page of its job shows the rest. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { Field, inputOnPaper, Refused } from './form';
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
      <Field
        label={label}
        hint={hint}
        fault={failure?.path === 'file' ? failure.message : undefined}
      >
        {(tie) => (
          <div
            className={`${inputOnPaper} relative flex items-center gap-3 px-1.5! focus-within-ring`}
          >
            {/* It lies over all of the field, unseen, so that a file can be dropped there too. */}
            <input
              {...tie}
              type="file"
              accept={accept}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                setFailure(null);
              }}
            />
            {/* The browser says the same to those who hear it, in words of its own. */}
            <span
              aria-hidden="true"
              className="grid min-h-9 shrink-0 place-items-center rounded-md border border-ink/25 bg-paper px-3 text-base"
            >
              {t('ui.chooseFile')}
            </span>
            <span
              aria-hidden="true"
              className={`min-w-0 py-1 text-base leading-tight ${file ? '' : 'text-ink-dim'}`}
            >
              {file?.name ?? t('ui.noFile')}
            </span>
          </div>
        )}
      </Field>
      {children}
      <Refused>{failure && failure.path !== 'file' && failure.message}</Refused>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {busy ? t('ui.sending') : verb}
      </button>
    </form>
  );
}

'use client';
/** A form that sends a file for long work, and shows how far it is and what came of it. */
import { useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { useWords } from '@/lib/i18n/use-words';
import type { WorkKind } from '@/lib/i18n/work';
import type { Report } from '@/lib/server/files';
import { goToFault } from './fault';
import { FileField } from './file-field';
import { Refused } from './form';
import { actionOnPaper } from './keys';
import { useWork } from './use-work';
import { WorkShown } from './work-report';

export function UploadForm({
  kind,
  label,
  hint,
  accept,
  missing,
  verb,
  to,
  query,
  onEnd,
  children,
}: {
  kind: WorkKind;
  /** What file it is, which ones can be chosen, and what to say where none was. */
  label: string;
  hint: string;
  accept: string;
  missing: string;
  /** What the key does. */
  verb: string;
  /** Where it goes, with what is asked beside the file. */
  to: string;
  query: (file: File) => Record<string, string>;
  /** Hears what came of it. */
  onEnd?: (report: Report) => void;
  /** Further fields. */
  children?: React.ReactNode;
}) {
  const { t } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const { ask, state, busy, failure, setFailure } = useWork();
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!file) {
      setFailure({ path: 'file', message: missing });
      return afterPaint(() => goToFault(form));
    }
    const report = await ask(`${to}?${new URLSearchParams(query(file))}`, file);
    if (report) onEnd?.(report);
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
      <WorkShown kind={kind} state={state} />
    </form>
  );
}

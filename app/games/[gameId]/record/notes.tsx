'use client';
/** The notes of a game, and writing them. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { setNotes } from './actions';

const MOST = 2000;

export function Notes({
  gameId,
  notes,
  mayWrite,
}: {
  gameId: string;
  notes: string;
  mayWrite: boolean;
}) {
  const router = useRouter();
  const { t } = useWords();
  const [draft, setDraft] = useState<string | null>(null);
  const { send, busy, failure, setFailure } = useSend(setNotes);
  const close = () => {
    setDraft(null);
    setFailure(null);
  };
  if (draft === null)
    return (
      <>
        {notes && <p className="whitespace-pre-wrap leading-relaxed">{notes}</p>}
        {mayWrite && (
          <button
            type="button"
            className={`${keyOnPaper} self-start print:hidden`}
            onClick={() => setDraft(notes)}
          >
            {notes ? t('record.notes.change') : t('record.notes.write')}
          </button>
        )}
      </>
    );
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await send({ gameId, notes: draft })) {
          close();
          router.refresh();
        }
      }}
    >
      <Field
        label={t('record.notes.label')}
        hint={t('record.notes.count', { count: [...draft].length, most: MOST })}
        fault={failure?.path === 'notes' ? failure.message : undefined}
      >
        {(tie) => (
          <textarea
            {...tie}
            rows={5}
            value={draft}
            // biome-ignore lint/a11y/noAutofocus: the field was asked for just now
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
            className={`${inputOnPaper} py-2`}
          />
        )}
      </Field>
      <Refused>{failure && failure.path !== 'notes' && failure.message}</Refused>
      <div className="flex gap-3">
        <button type="submit" className={actionOnPaper} disabled={busy}>
          {t('record.notes.keep')}
        </button>
        <button type="button" className={keyOnPaper} onClick={close}>
          {t('ui.cancel')}
        </button>
      </div>
    </form>
  );
}

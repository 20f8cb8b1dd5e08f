'use client';
/** A field for a file: chosen, or dropped there. */
import { useWords } from '@/lib/i18n/use-words';
import { Field, inputOnPaper } from './form';

export function FileField({
  label,
  hint,
  fault,
  accept,
  name,
  onFile,
}: {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Which ones can be chosen. */
  accept: string;
  /** What the chosen one is called; null where none is. */
  name: string | null;
  onFile: (file: File | null) => void;
}) {
  const { t } = useWords();
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(tie) => (
        <div
          className={`${inputOnPaper} relative flex items-center gap-3 px-1.5! focus-within-ring has-aria-invalid:border-refusal`}
        >
          {/* It lies over all of the field, unseen, so that a file can be dropped there too. */}
          <input
            {...tie}
            type="file"
            accept={accept}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
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
            className={`min-w-0 py-1 text-base leading-tight ${name === null ? 'text-ink-dim' : ''}`}
          >
            {name ?? t('ui.noFile')}
          </span>
        </div>
      )}
    </Field>
  );
}

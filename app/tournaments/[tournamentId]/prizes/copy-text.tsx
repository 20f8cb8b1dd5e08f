'use client';
/** A text of several lines, to be changed by hand and copied. */
import { useEffect, useState } from 'react';
import { inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

export function CopyText({ label, value }: { label: string; value: string }) {
  const { t } = useWords();
  const [text, setText] = useState(value);
  const [can, setCan] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => setText(value), [value]);
  // Only on a page that came over https does a browser copy.
  useEffect(() => setCan('clipboard' in navigator), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('copy.copied')),
      () => setSaid(t('copy.byHand')),
    );
  return (
    <>
      <textarea
        aria-label={label}
        value={text}
        rows={10}
        onChange={(event) => {
          setText(event.target.value);
          setSaid('');
        }}
        className={`${inputOnPaper} py-2 text-base!`}
      />
      <div className="flex flex-wrap items-center gap-3">
        {can && (
          <button type="button" className={`${keyOnPaper} min-h-12! text-base!`} onClick={copy}>
            {t('copy.key')}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
    </>
  );
}

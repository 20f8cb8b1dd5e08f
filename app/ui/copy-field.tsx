'use client';
/** Something just made, to read off and to copy. */
import { useEffect, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { Input } from './form';
import { keyOnPaper } from './keys';

export function CopyField({
  label,
  hint,
  value,
  before,
  children,
}: {
  label: string;
  hint: string;
  value: string;
  /** Keys before the one that copies, and behind it. */
  before?: React.ReactNode;
  children?: React.ReactNode;
}) {
  const { t } = useWords();
  const [can, setCan] = useState(false);
  const [said, setSaid] = useState('');
  // Only on a page that came over https does a browser copy.
  useEffect(() => setCan('clipboard' in navigator), []);
  useEffect(() => setSaid(''), [value]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(t('copy.copied')),
      () => setSaid(t('copy.byHand')),
    );
  return (
    <>
      <Input
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        {before}
        {can && (
          <button type="button" className={keyOnPaper} onClick={copy}>
            {t('copy.key')}
          </button>
        )}
        {children}
        <span role="status">{said}</span>
      </div>
    </>
  );
}

'use client';
import { useEffect, useRef } from 'react';
import { useWords } from '@/lib/i18n/use-words';

/** Where a message went, and what its link does; brought into view, for the form was long. */
export function LookInMailbox({
  address,
  children,
}: {
  address: string;
  children: React.ReactNode;
}) {
  const { t } = useWords();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={text} role="status" className="scroll-mt-16 mt-2 border-felt border-l-4 py-1 pl-3">
      <span className="block">
        {t.rich('account.messageWent', {
          address,
          strong: (said) => <strong className="font-semibold">{said}</strong>,
        })}{' '}
        {children}
      </span>
      <span className="block text-[0.9375rem] text-ink-dim">{t('account.nothingThere')}</span>
    </p>
  );
}

'use client';
/** A link just made: to read off, to copy, to share, and for a camera. */
import { useEffect, useRef, useState } from 'react';
import { Field, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

export function InvitationLink({
  url,
  qr,
  line,
}: {
  url: string;
  qr: { readonly size: number; readonly path: string };
  /** What it gives. */
  line: string;
}) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  const [can, setCan] = useState({ copy: false, share: false });
  const [said, setSaid] = useState('');
  // Only on a page that came over https does a browser copy and share.
  useEffect(() => {
    setCan({ copy: 'clipboard' in navigator, share: 'share' in navigator });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(t('leagues.link.copied')),
      () => setSaid(t('leagues.link.notCopied')),
    );
  // Whoever closes the list of apps has shared nothing, and needs no message.
  const share = () =>
    navigator.share({ title: t('leagues.link.title'), url }).catch(() => undefined);
  return (
    <section
      ref={box}
      aria-label={t('leagues.link.made')}
      className="flex w-full flex-col gap-3 border-felt border-l-4 pl-4"
    >
      <Field label={t('leagues.link.field')} hint={line}>
        {(tie) => (
          <input
            {...tie}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className={inputOnPaper}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        {can.copy && (
          <button type="button" className={keyOnPaper} onClick={copy}>
            {t('leagues.link.copy')}
          </button>
        )}
        {can.share && (
          <button type="button" className={keyOnPaper} onClick={share}>
            {t('leagues.link.share')}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <svg
        role="img"
        aria-label={t('leagues.link.qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="order-first w-full max-w-64 bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
    </section>
  );
}

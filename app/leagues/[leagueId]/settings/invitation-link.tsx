'use client';
/** A link just made: to read off, to copy, to share, and for a camera. */
import { useEffect, useRef, useState } from 'react';
import { Field, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';

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
      () => setSaid('Copied.'),
      () => setSaid('It could not be copied: hold the link and copy it by hand.'),
    );
  // Whoever closes the list of apps has shared nothing, and needs no message.
  const share = () => navigator.share({ title: 'Invitation', url }).catch(() => undefined);
  return (
    <section
      ref={box}
      aria-label="Invitation made"
      className="flex w-full flex-col gap-3 border-felt border-l-4 pl-4"
    >
      <Field label="The link" hint={line}>
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
            Copy
          </button>
        )}
        {can.share && (
          <button type="button" className={keyOnPaper} onClick={share}>
            Share
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <svg
        role="img"
        aria-label="The link as a QR code, for a camera"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64 bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
    </section>
  );
}

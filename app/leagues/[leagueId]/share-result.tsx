'use client';
/** Tells others how an evening went: by what the phone shares with, else copied. */
import { useState } from 'react';
import { keyOnPaper } from '@/app/ui/keys';

export function ShareResult({
  text,
  path,
  label,
  copied,
}: {
  text: string;
  path: string;
  label: string;
  copied: string;
}) {
  const [said, setSaid] = useState('');
  const share = () => {
    const url = new URL(path, window.location.href).href;
    // Whoever closes the list of apps has shared nothing, and needs no message.
    if ('share' in navigator) return navigator.share({ text, url }).catch(() => undefined);
    return window.navigator.clipboard
      ?.writeText(`${text}\n${url}`)
      .then(() => setSaid(copied))
      .catch(() => undefined);
  };
  return (
    <>
      <button type="button" className={keyOnPaper} onClick={share}>
        {label}
      </button>
      <span role="status" className="self-center empty:hidden">
        {said}
      </span>
    </>
  );
}

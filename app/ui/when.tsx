'use client';
/** A moment in the reader's own time zone; the server does not know which that is. */
import { useEffect, useState } from 'react';

const format = new Intl.DateTimeFormat('en-CH', { dateStyle: 'medium', timeStyle: 'short' });

export function When({ at }: { at: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(format.format(new Date(at))), [at]);
  return <time dateTime={at}>{text || at.slice(0, 10)}</time>;
}

'use client';
/** A moment in the reader's own time zone; the server, which does not know it, says the day. */
import { useEffect, useState } from 'react';
import { dayInWords } from '@/lib/i18n/en/archive';

const format = new Intl.DateTimeFormat('en-CH', { dateStyle: 'medium', timeStyle: 'short' });

export function When({ at }: { at: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(format.format(new Date(at))), [at]);
  return <time dateTime={at}>{text || dayInWords(at.slice(0, 10))}</time>;
}

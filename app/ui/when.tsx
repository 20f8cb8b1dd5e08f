'use client';
/** A moment in the reader's own time zone; the server, which does not know it, says the day. */
import { useEffect, useState } from 'react';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';

export function When({ at }: { at: string }) {
  const words = useWords();
  const { format } = words;
  const [timeZone, setTimeZone] = useState('');
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <time dateTime={at}>
      {timeZone
        ? format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone })
        : dayInWords(words, at.slice(0, 10))}
    </time>
  );
}

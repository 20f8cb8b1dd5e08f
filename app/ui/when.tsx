'use client';
/** A moment in the reader's own time zone; the server, which does not know it, says the day. */
import { useEffect, useState } from 'react';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';

export function When({ at }: { at: string }) {
  const words = useWords();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <time dateTime={at}>{isHere ? momentHere(words, at) : dayInWords(words, at.slice(0, 10))}</time>
  );
}

/** A moment as it is said where this browser is. */
export const momentHere = ({ format }: Words, at: string): string =>
  format.dateTime(new Date(at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

'use client';
/** When something was, as people say it; where nobody knows the reader's day, the day itself. */
import { useSyncExternalStore } from 'react';
import { dayInWords } from '@/lib/i18n/days';
import { lately, type Point } from '@/lib/i18n/lately';
import { useWords } from '@/lib/i18n/use-words';

const never = () => () => undefined;

export function Lately({ at, on = null }: Point) {
  const words = useWords();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <time dateTime={on ?? at}>
      {isHere ? lately(words, { at, on }, Date.now()) : dayInWords(words, on ?? at.slice(0, 10))}
    </time>
  );
}

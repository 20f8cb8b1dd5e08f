'use client';
/** A moment in the reader's own time zone; the server, which does not know it, says the day. */
import { useEffect, useState } from 'react';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';

/** Whether this is drawn where the reader is, whose time zone is known. */
function useIsHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
}

export function When({ at }: { at: string }) {
  const words = useWords();
  const isHere = useIsHere();
  return (
    <time dateTime={at}>{isHere ? momentHere(words, at) : dayInWords(words, at.slice(0, 10))}</time>
  );
}

/** The time of day alone, under a `DayHead` that says the day. */
export function TimeOf({ at }: { at: string }) {
  const { format } = useWords();
  const isHere = useIsHere();
  return (
    <time dateTime={at}>
      {isHere && format.dateTime(new Date(at), { timeStyle: 'short', timeZone: zone() })}
    </time>
  );
}

/** The day of what follows, in a list by moments, where the one `above` in it was on another. */
export function DayHead({ at, above }: { at: string; above: string | undefined }) {
  const words = useWords();
  const isHere = useIsHere();
  const dayOf = (moment: string) => (isHere ? dayHere(moment) : moment.slice(0, 10));
  if (above !== undefined && dayOf(above) === dayOf(at)) return null;
  return <h2 className="pt-4 pb-1 font-semibold">{dayInWords(words, dayOf(at))}</h2>;
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of the calendar that it is here at a moment: 2026-01-08. */
const dayHere = (at: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone() }).format(new Date(at));

/** A moment as it is said where this browser is. */
export const momentHere = ({ format }: Words, at: string): string =>
  format.dateTime(new Date(at), {
    // The day as `dayInWords` has it.
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
    timeZone: zone(),
  });

'use client';
/** Changes from a page that says why one does not fit. */
import { useState } from 'react';
import type { NewChange } from '@/lib/browser/tournament-store';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import { useTournament } from './use-tournament';

/** Puts a change on the tournament; answers its id, or null where it does not fit. */
export type Tell = (change: NewChange) => string | null;

export function useTell(): { readonly tell: Tell; readonly fault: string } {
  const words = useWords();
  const { change } = useTournament();
  const [fault, setFault] = useState('');
  const tell: Tell = (asked) => {
    const done = change(asked);
    setFault(done.ok ? '' : faultInWords(words, done.error));
    return done.ok ? done.id : null;
  };
  return { tell, fault };
}

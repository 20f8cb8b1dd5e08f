'use client';
/** What each side has to do to win, a sentence each. */
import { useMemo } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { Said } from '@/lib/jass';
import { needs } from '@/lib/jass/need';
import { type GameState, recordOf } from '@/lib/sync/game';

/** Head, sentences and notes; with `look` in one column or several, larger or smaller. */
export default function NeedLines({
  state,
  look,
}: {
  state: Pick<GameState, 'table' | 'hands'>;
  look: { readonly list: string; readonly note: string };
}) {
  const words = useWords();
  const [deck] = useDeck();
  const found = useMemo(() => needs(recordOf(state)), [state]);
  if (!found.ok) return null;
  const { head, sides, notes } = found.value;
  const text = (said: Said) => saidInWords(words, said, deck);
  return (
    <>
      {head && <p className={look.note}>{text(head)}</p>}
      <ul className={look.list}>
        {sides.map((one, side) => (
          <li key={side}>{text(one)}</li>
        ))}
      </ul>
      {notes.map((one) => (
        <p key={one.key} className={look.note}>
          {text(one)}
        </p>
      ))}
    </>
  );
}

'use client';
/** What each side has to do to win, a sentence each. */
import { useMemo } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { type Said, waysOf } from '@/lib/jass';
import { needs } from '@/lib/jass/need';
import { type GameState, recordOf } from '@/lib/sync/game';

/** The sentence in lines: its head, then each of the ways a line; one line where it has but one way. */
function inLines(said: Said, text: (said: Said) => string): readonly string[] {
  const whole = text(said);
  const starts = waysOf(said).map((way) => whole.indexOf(text(way)));
  if (starts.length < 2 || starts.includes(-1)) return [whole];
  return [0, ...starts].map((start, i) => whole.slice(start, starts[i]));
}

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
          <li key={side}>
            {inLines(one, text).map((line, i) => (
              <span key={line} className={i > 0 ? 'mt-1 block pl-4 text-base leading-snug' : ''}>
                {line}
              </span>
            ))}
          </li>
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

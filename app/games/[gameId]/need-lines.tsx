'use client';
/** What each side has to do to win, a sentence each. */
import { useMemo } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { type Said, variant } from '@/lib/jass';
import { conditionsOf, needs, waysOf } from '@/lib/jass/need';
import { type GameState, recordOf } from '@/lib/sync/game';

/** The sentence in lines: its head, then each way, or each thing it asks for, a line; else in one. */
function inLines(said: Said, text: (said: Said) => string): readonly string[] {
  const whole = text(said);
  const starts = [...waysOf(said), ...conditionsOf(said)].map((part) => whole.indexOf(text(part)));
  if (starts.length < 2 || starts.includes(-1)) return [whole];
  return [0, ...starts].map((start, i) => whole.slice(start, starts[i]));
}

/** Head, sentences and notes; with `look` in one column or several, larger or smaller. */
export default function NeedLines({
  state,
  totals,
  look,
}: {
  state: Pick<GameState, 'table' | 'hands'>;
  /** By side, to stand beside each sentence; left out where the slate is seen. */
  totals?: readonly number[] | undefined;
  look: { readonly list: string; readonly note: string };
}) {
  const words = useWords();
  const [deck] = useDeck();
  const found = useMemo(() => needs(recordOf(state)), [state]);
  if (!found.ok) return null;
  const { figure } = variant(state.table.variant);
  const { head, sides, notes } = found.value;
  const text = (said: Said) => saidInWords(words, said, deck);
  return (
    <>
      {head && <p className={look.note}>{text(head)}</p>}
      <ul className={look.list}>
        {sides.map((one, side) => (
          <li key={side} className="flex justify-between gap-4">
            <div>
              {inLines(one, text).map((line, i) => (
                <span key={line} className={i > 0 ? 'mt-1 block pl-4 text-base leading-snug' : ''}>
                  {line}
                </span>
              ))}
            </div>
            {totals && (
              <span
                aria-hidden="true"
                className="shrink-0 font-hand text-[1.5rem] text-chalk/85 leading-none"
              >
                {inFigures(words, figure, totals[side] ?? 0)}
              </span>
            )}
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

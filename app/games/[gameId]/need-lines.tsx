'use client';
/** What each side has to do to win: a sentence each, or below its name a line for each thing it needs. */
import { useMemo } from 'react';
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { type Said, type VariantId, variant } from '@/lib/jass';
import { eachOf, type Needs, needs, waysOf } from '@/lib/jass/need';
import { type GameState, recordOf } from '@/lib/sync/game';

/** The sentence in lines: its head, then each way a line; else in one. */
function inLines(said: Said, text: (said: Said) => string): readonly string[] {
  const whole = text(said);
  const starts = waysOf(said).map((way) => whole.indexOf(text(way)));
  if (starts.length < 2 || starts.includes(-1)) return [whole];
  return [0, ...starts].map((start, i) => whole.slice(start, starts[i]));
}

/** What each side needs now. */
export const useNeeds = (state: Pick<GameState, 'table' | 'hands'>) =>
  useMemo(() => needs(recordOf(state)), [state]);

type Look = { readonly list: string; readonly note: string };

/** What each side needs now in lines. */
export default function NeedLines({
  state,
  look,
}: {
  state: Pick<GameState, 'table' | 'hands'>;
  look: Look;
}) {
  const found = useNeeds(state);
  return found.ok && <LinesOf needs={found.value} variantId={state.table.variant} look={look} />;
}

/** Head, sentences and notes; with `look` in one column or several, larger or smaller. */
export function LinesOf({
  needs: { head, asks, sides, notes },
  variantId,
  totals,
  look,
}: {
  needs: Needs;
  variantId: VariantId;
  /** By side, to stand beside each sentence; left out where the slate is seen. */
  totals?: readonly number[] | undefined;
  look: Look;
}) {
  const words = useWords();
  const [deck] = useDeck();
  const { figure } = variant(variantId);
  const text = (said: Said) => saidInWords(words, said, deck);
  return (
    <>
      {(head || asks) && (
        <p className={look.note}>
          {[head, asks].flatMap((one) => (one ? text(one) : [])).join(' ')}
        </p>
      )}
      <ul className={look.list}>
        {sides.map((one, side) => (
          <NeedOf
            key={side}
            said={one}
            text={text}
            total={totals && inFigures(words, figure, totals[side] ?? 0)}
          />
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

/** Of one side: the gaps to the others stand below its name, a line each. */
function NeedOf({
  said,
  text,
  total,
}: {
  said: Said;
  text: (said: Said) => string;
  total: string | undefined;
}) {
  const each = eachOf(said);
  const figure = total !== undefined && (
    <span
      aria-hidden="true"
      className="shrink-0 font-hand text-[1.5rem] text-chalk/85 leading-none"
    >
      {total}
    </span>
  );
  if (each)
    return (
      <li>
        <span className="flex items-baseline justify-between gap-4">
          <strong className="font-semibold">{each.who}</strong>
          {figure}
        </span>
        {each.than.map((one) => (
          <span key={text(one)} className="block text-base leading-snug">
            {text(one)}
          </span>
        ))}
      </li>
    );
  return (
    <li className="flex justify-between gap-4">
      <div>
        {inLines(said, text).map((line, i) => (
          <span key={line} className={i > 0 ? 'mt-1 block pl-4 text-base leading-snug' : ''}>
            {line}
          </span>
        ))}
      </div>
      {figure}
    </li>
  );
}

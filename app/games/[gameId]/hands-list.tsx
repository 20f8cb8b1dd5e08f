'use client';
/** The hands of the game, the latest first: points, what they brought, and the score after each. */
import { memo, useMemo } from 'react';
import { handNamed } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { tally as score, type Tally } from '@/lib/jass';
import { handLabels, sideNames } from '@/lib/sync/deal';
import { type GameState, recordOf } from '@/lib/sync/game';
import type { Family } from './family';

export const HandsList = memo(function HandsList({
  state,
  tally,
  family,
  mayWrite,
  onOpen,
}: {
  state: GameState;
  tally: Tally;
  family: Family;
  /** May this phone take the chalk? */
  mayWrite: boolean;
  onOpen: (handId: string) => void;
}) {
  const words = useWords();
  const { t } = words;
  const { table, hands } = state;
  // The score after each hand: the same game, cut short.
  const after = useMemo(
    () =>
      hands.map((_, i) => {
        const scored = score(recordOf({ table, hands: hands.slice(0, i + 1) }));
        return scored.ok ? scored.value : tally;
      }),
    [table, hands, tally],
  );
  const labels = handLabels(tally);
  if (hands.length === 0)
    return (
      <p className="rounded-xl bg-chalk/10 px-4 py-3 text-chalk/85">
        {t(mayWrite ? 'board.noHands' : 'board.noHandsReader')}
      </p>
    );
  return (
    <section aria-label={t('board.hands')} className="rounded-xl bg-paper px-2 pb-2 text-ink">
      <table className="w-full table-fixed border-collapse">
        <caption className="px-1 pt-3 pb-1 text-left font-semibold">{t('board.hands')}</caption>
        <thead>
          <tr className="text-right text-[0.8125rem] text-ink-dim">
            <th scope="col" className="w-12 text-left font-normal">
              <span className="sr-only">{t('board.hand')}</span>
            </th>
            {sideNames(table).map((side) => (
              <th key={side} scope="col" className="truncate px-1 font-normal">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hands
            .map((hand, i) => (
              <tr key={hand.id} className="border-ink/10 border-t">
                <th scope="row" className="p-0 text-left align-top font-normal">
                  <button
                    type="button"
                    aria-label={handNamed(words, 'open', labels[i] ?? '')}
                    className="my-1 grid size-11 place-items-center rounded-lg border border-ink/20 bg-card text-base tabular-nums active:bg-paper-dark"
                    onClick={() => onOpen(hand.id)}
                  >
                    {labels[i]}
                  </button>
                </th>
                <family.HandCells
                  table={table}
                  entry={hand.entry}
                  tally={after[i] ?? tally}
                  index={i}
                />
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
});

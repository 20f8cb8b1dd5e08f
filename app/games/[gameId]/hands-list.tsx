'use client';
import { memo } from 'react';
/** The hands of the game, the latest first: what each brought every side, and the totals above. */
import { lazily } from '@/app/ui/lazily';
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { handNamed } from '@/lib/i18n/game';
import { allInWords } from '@/lib/i18n/said';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type Explanation, type Tally, totalsOf, variant } from '@/lib/jass';
import { seatedAt, sideNames } from '@/lib/sync/deal';
import type { GameState, Table } from '@/lib/sync/game';
import { Brought } from './brought';
import { labelOf } from './explained';

// Loaded where hands have one.
const HandSign = lazily(() => import('./hand-sign'));

export const HandsList = memo(function HandsList({
  state: { table, hands },
  began,
  tally,
  explained,
  mayWrite,
  onOpen,
}: {
  state: Pick<GameState, 'table' | 'hands'>;
  /** The table with those at it who began. */
  began: Table;
  tally: Tally;
  explained: Explanation;
  /** May this phone take the chalk? */
  mayWrite: boolean;
  onOpen: (handId: string) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { figure, rowsOf } = variant(table.variant);
  const rows = rowsOf(table.options);
  if (hands.length === 0)
    return (
      <p className="rounded-xl bg-chalk/10 px-4 py-3 text-chalk/85">
        {t(mayWrite ? 'board.noHands' : 'board.noHandsReader')}
      </p>
    );
  const names = sideNames(table);
  return (
    <section aria-label={t('board.hands')} className="hands-list">
      <table>
        <caption>{t('board.hands')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('board.hand')}</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="name-in-list">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('board.total')}</th>
            {totalsOf(tally).map((total, side) => (
              <td key={names[side]} className="figure-in-list">
                {inFigures(words, figure, total)}
              </td>
            ))}
          </tr>
          {hands
            .map(({ id }, i) => {
              const hand = explained.hands[i];
              const contract = (hand?.cell && rows[hand.cell.row]?.contract) ?? null;
              const came = (table.substitutes ?? []).filter(({ from }) => from === i);
              return [
                // All of the row is the key; those who go by keyboard or by ear have the one at its head.
                <tr key={id} className="hand-in-list" onClick={() => onOpen(id)}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-label={handNamed(words, 'open', labelOf(hand))}
                      className="key-of-hand"
                    >
                      {labelOf(hand)}
                      {(hand?.trump || contract) && (
                        <span className="text-ink-dim">
                          <HandSign trump={hand?.trump ?? null} contract={contract} />
                        </span>
                      )}
                    </button>
                  </th>
                  {!hand?.counts && !hand?.isOpen ? (
                    // Nothing was brought: what happened stands there instead.
                    <td colSpan={names.length} className="note-in-list">
                      {hand && allInWords(words, hand.why, deck)}
                    </td>
                  ) : (
                    names.map((name, side) => (
                      <td key={name} className="figure-in-list">
                        {side === 0 && hand.trump && (
                          <span className="sr-only">{trumpName(words, hand.trump, deck)}, </span>
                        )}
                        {/* In a table of rows one side writes. */}
                        {hand.isOpen ? (
                          // What was announced, until it is played.
                          <span className="text-ink-dim">{hand.announced?.[side]}</span>
                        ) : (
                          (!hand.cell || hand.cell.side === side) && (
                            <Brought figure={figure} hand={hand} side={side} tone="paper" />
                          )
                        )}
                      </td>
                    ))
                  )}
                </tr>,
                ...came.map((one) => (
                  <tr key={`${one.seat} ${one.from}`}>
                    <td colSpan={names.length + 1} className="note-in-list text-left">
                      {t('board.sitsIn', {
                        name: one.name,
                        player: seatedAt(began, i - 1).players[one.seat] ?? '',
                      })}
                    </td>
                  </tr>
                )),
              ];
            })
            .reverse()}
        </tbody>
      </table>
    </section>
  );
});

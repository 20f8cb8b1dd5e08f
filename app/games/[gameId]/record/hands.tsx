/** Every hand of a game, as a sheet to score on: what it brought each side, of what, and what happened. */
import type { ReactNode } from 'react';
import { BetweenNames } from '@/app/ui/between-names';
import { ByDeck } from '@/app/ui/by-deck';
import { inFigures } from '@/lib/i18n/figures';
import { allInWords, saidInWords, workingInWords } from '@/lib/i18n/said';
import { type Deck, inEachDeck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { type Explanation, type HandExplanation, isSums, type SlateRow, variant } from '@/lib/jass';
import { callNames } from '@/lib/league/call-names';
import { NO_NUMBER, sideNames } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import { Brought } from '../brought';
import HandSign from '../hand-sign';
import { bestHand } from './course';

/** What is longer than so many letters would break into a column of words beneath one of several figures. */
const MOST_BENEATH = 24;

export function Hands({
  game: { table, hands },
  explained,
}: {
  game: Pick<GameState, 'table' | 'hands'>;
  explained: Explanation;
}) {
  const words = useWords();
  const { t } = words;
  if (hands.length === 0) return <p className="text-ink-dim">{t('record.hands.none')}</p>;
  const sides = sideNames(table);
  const call = callNames(sides);
  const { figure, rowsOf } = variant(table.variant);
  const rows = rowsOf(table.options);
  const best = hands.length > 1 ? bestHand(table, explained) : null;
  const beneath = explained.hands.map(beneathOf).find((kind) => kind !== null);
  // Where there are but two columns of figures, what happened has room before them.
  const isFew = sides.length <= 2;
  const isBeside =
    isFew && (rows.length > 0 || explained.hands.some(({ why }) => why.some(isSums)));
  return (
    <section aria-labelledby="hands" className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="hands" className="font-semibold text-lg">
          {t('record.hands.title')}
        </h2>
        {beneath && (
          <p className="text-[0.8125rem] text-ink-dim">{t(`record.hands.beneath.${beneath}`)}</p>
        )}
      </div>
      <div className="max-md:many-sides max-md:-mx-4 max-md:px-4 print:overflow-visible!">
        <table
          aria-labelledby="hands"
          className="w-full table-fixed border-collapse text-right tabular-nums"
        >
          <thead className="sticky top-0 bg-paper print:static">
            <tr className="border-ink/30 border-b text-[0.9375rem]">
              <th scope="col" className={isBeside ? 'w-[36%]' : 'w-12'}>
                <span className="sr-only">{t('board.hand')}</span>
              </th>
              {sides.map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-label={name}
                  title={name}
                  // A word too long for its column ends in dots, it is never cut in two.
                  className="overflow-hidden text-ellipsis wrap-normal py-2 pl-1 text-[0.8125rem] leading-tight tracking-tight max-md:pl-1.5 max-md:tracking-[-0.075em] align-bottom font-normal xl:text-base"
                >
                  <span className={sides.length > 6 ? 'block truncate' : ''}>
                    <BetweenNames>{call(name)}</BetweenNames>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {hands.map(({ id }, i) => {
            const hand = explained.hands[i];
            if (!hand) return null;
            const said = hand.counts ? saidBeside(hand) : hand.why;
            const row = hand.cell ? rows[hand.cell.row] : undefined;
            const workings = sides.map((_, side) => workingOf(words, hand, side));
            const isBeneath = isFew || workings.every(({ length }) => length <= MOST_BENEATH);
            const told = said.length > 0 && (
              <ByDeck
                drawn={inEachDeck((deck) => {
                  const all =
                    (row && rowInWords(words, { hand, row, deck })) ??
                    allInWords(words, said, deck);
                  // Beside its number it is no sentence.
                  return isBeside && hand.counts ? all.replace(/\.$/, '') : all;
                })}
              />
            );
            const line = isBeneath ? (
              told
            ) : (
              <>
                {told}
                {sides.map(
                  (name, side) =>
                    workings[side] && (
                      <span key={name} className="block">
                        <span className="text-ink">{name}</span>{' '}
                        <Working words={words} hand={hand} side={side} />
                      </span>
                    ),
                )}
              </>
            );
            const contract = row?.contract ?? null;
            const isAbove = line && hand.counts && !isBeside;
            const cells = sides.map((name, side) => (
              <td key={name} className="py-1.5 pl-2 align-top">
                {(!hand.cell || hand.cell.side === side) && (
                  <Cell
                    words={words}
                    hand={hand}
                    side={side}
                    isBeneath={isBeneath}
                    isBest={best?.hand === hand && best.side === side}
                  >
                    <Brought figure={figure} hand={hand} side={side} tone="paper" />
                  </Cell>
                )}
              </td>
            ));
            return (
              <tbody key={id} className="break-inside-avoid border-ink/10 border-b">
                <tr>
                  <th
                    scope="rowgroup"
                    rowSpan={isAbove ? 2 : 1}
                    className="py-1.5 text-left align-top font-normal"
                  >
                    {/* Where the column is as narrow as a word, what happened stands under the number. */}
                    <span className="flex items-baseline gap-x-1.5 max-[24rem]:flex-wrap">
                      <span className="font-semibold">
                        {hand.number === null
                          ? NO_NUMBER
                          : t.rich('record.hands.number', {
                              hand: String(hand.number),
                              hidden: (chunks) => <span className="sr-only">{chunks}</span>,
                            })}
                      </span>
                      {(hand.trump || contract) && (
                        <span className="flex h-6 items-center self-start text-ink-dim">
                          <HandSign trump={hand.trump} contract={contract} />
                        </span>
                      )}
                      {line && isBeside && hand.counts && (
                        <span className="min-w-0 text-[0.9375rem] text-ink-dim leading-snug max-[24rem]:basis-full max-[24rem]:pb-1">
                          {line}
                        </span>
                      )}
                    </span>
                  </th>
                  {isAbove || !hand.counts ? (
                    <td
                      colSpan={sides.length}
                      className="pt-1.5 pl-2 text-left text-[0.9375rem] text-ink-dim leading-snug last:pb-1.5"
                    >
                      {/* It stays in view where the table is wider than the screen. */}
                      <span className="block max-md:sticky max-md:left-14 max-md:max-w-[calc(100vw-5.5rem)]">
                        {line}
                      </span>
                    </td>
                  ) : (
                    cells
                  )}
                </tr>
                {isAbove && <tr>{cells}</tr>}
              </tbody>
            );
          })}
          <tfoot>
            <tr className="border-ink/30 border-t font-semibold">
              <th scope="row" className="py-2 text-left font-normal text-ink-dim">
                {t('board.total')}
              </th>
              {sides.map((name, side) => (
                <td key={name} className="whitespace-nowrap py-2 pl-2">
                  {inFigures(words, figure, explained.hands.at(-1)?.totals[side] ?? 0)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** In which row points were written, as all that the figures beside it do not tell; null where more happened. */
function rowInWords(
  words: Words,
  { hand, row, deck }: { hand: HandExplanation; row: SlateRow; deck: Deck },
): string | null {
  const { cell, points, figures } = hand;
  if (!cell || !points) return null;
  return [
    `${saidInWords(words, row.says, deck)} ×${row.factor}`,
    ...(row.inverted ? [words.t('board.rows.inverted')] : []),
    ...(figures.matches?.[cell.side] ? [words.t('board.log.match')] : []),
  ].join(', ');
}

/** What a hand brought one side, and beneath it of what. */
function Cell({
  words,
  hand,
  side,
  isBeneath,
  isBest,
  children,
}: {
  words: Words;
  hand: HandExplanation;
  side: number;
  /** Does what its figure is made of stand beneath it? */
  isBeneath: boolean;
  isBest: boolean;
  children: ReactNode;
}) {
  const { announced, points, parts } = hand;
  const took = points?.[side] ?? null;
  return (
    <>
      <span
        className={`whitespace-nowrap font-semibold ${isBest ? 'rounded-md bg-highlight px-1 py-0.5' : ''}`}
      >
        {children}
      </span>
      <span className="block text-[0.8125rem] text-ink-dim leading-snug">
        {isBeneath && workingOf(words, hand, side) ? (
          <Working words={words} hand={hand} side={side} />
        ) : (
          beneathOf(hand) !== null &&
          took !== null &&
          `${announced ? `${announced[side] ?? ''} → ` : ''}${words.format.number(took)}`
        )}
        {isBest && (
          <span className={parts.length > 5 ? 'max-lg:sr-only lg:block wrap-normal' : 'block'}>
            {words.t('record.hands.isBest')}
          </span>
        )}
      </span>
    </>
  );
}

/** What stands in small beneath what a hand brought; null where that says it all. */
function beneathOf({
  counts,
  points,
  announced,
  figures,
  parts,
}: HandExplanation): 'announced' | 'cardPoints' | null {
  if (!counts || !points) return null;
  if (announced) return 'announced';
  const isPlain = parts.some((sum) => sum !== null) || points.includes(null);
  return figures.cardPoints && !isPlain ? 'cardPoints' : null;
}

/** What happened that the figures of the sides do not tell. */
const saidBeside = (hand: HandExplanation) =>
  beneathOf(hand) === 'announced' ? [] : hand.why.filter((one) => !isSums(one));

/** Of what the figure of a side is made; empty where it says that itself. */
function workingOf(
  words: Words,
  { cell, why, parts }: HandExplanation,
  side: number,
  deck?: Deck,
): string {
  const sum = cell || why.some(isSums) ? parts[side] : null;
  // No line ends before, or begins with, what all of it is multiplied with.
  return sum ? workingInWords(words, sum, deck).replace(' × ', '\u00A0×\u00A0') : '';
}

const Working = ({ words, hand, side }: { words: Words; hand: HandExplanation; side: number }) => (
  <ByDeck drawn={inEachDeck((deck) => workingOf(words, hand, side, deck))} />
);

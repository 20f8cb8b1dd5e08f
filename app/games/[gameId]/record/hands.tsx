/** Every hand of a game: what happened, by which rule, and where all stood after it. */
import { ByDeck } from '@/app/ui/by-deck';
import { inFigures } from '@/lib/i18n/figures';
import { handNamed } from '@/lib/i18n/game';
import { ruleWords } from '@/lib/i18n/rule-cases';
import { allInWords } from '@/lib/i18n/said';
import { inEachDeck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type Words, withFigure } from '@/lib/i18n/words';
import { type Explanation, type HandExplanation, variant } from '@/lib/jass';
import { NO_NUMBER, sideNames } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import { labelOf } from '../explained';
import { bestHand } from './course';

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
  const { figure, rules } = variant(table.variant);
  // The last case of a list takes what no other does: it says nothing that the words do not.
  const otherwise = rules(table.options).at(-1)?.id;
  const best = hands.length > 1 ? bestHand(table, explained) : null;
  return (
    <section aria-labelledby="hands" className="flex flex-col gap-2">
      <h2 id="hands" className="font-semibold text-lg">
        {t('record.hands.title')}
      </h2>
      {best && (
        <p>
          {t('record.hands.best', {
            label: handNamed(words, 'title', labelOf(best.hand)),
            who: sides[best.side] ?? '',
            gain: inFigures(words, figure, best.hand.gain[best.side] ?? 0),
          })}
        </p>
      )}
      <ol className="gap-x-12 lg:columns-2 print:columns-1">
        {hands.map(({ id }, i) => {
          const hand = explained.hands[i];
          if (!hand) return null;
          const rule =
            hand.rule !== null && hand.rule !== otherwise
              ? ruleWords(words, table.variant, hand.rule, table.options)
              : undefined;
          const points = cardPoints(words, hand, sides);
          return (
            <li key={id} className="flex break-inside-avoid gap-3 border-ink/10 border-b py-3">
              <span className="w-8 shrink-0 font-semibold text-lg tabular-nums">
                {hand.number === null
                  ? NO_NUMBER
                  : t.rich('record.hands.number', {
                      hand: String(hand.number),
                      hidden: (chunks) => <span className="sr-only">{chunks}</span>,
                    })}
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span>
                  <ByDeck drawn={inEachDeck((deck) => allInWords(words, hand.why, deck))} />
                </span>
                {points && (
                  <span className="text-[0.9375rem] tabular-nums">
                    {t.rich('record.hands.cardPoints', {
                      points,
                      dim: (chunks) => <span className="text-ink-dim">{chunks}</span>,
                    })}
                  </span>
                )}
                {rule && (
                  <span className="text-[0.9375rem] text-ink-dim">
                    {t('record.hands.rule', rule)}
                  </span>
                )}
                <span className="flex flex-wrap gap-x-4 text-[0.9375rem] tabular-nums">
                  <span className="sr-only">{t('record.hands.after')} </span>
                  {sides.map((side, k) => (
                    <span key={side}>
                      {side}{' '}
                      <span className="font-semibold">
                        {inFigures(words, figure, hand.totals[k] ?? 0)}
                      </span>
                    </span>
                  ))}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The card points of all, where the words leave some of them out: "Anna 121, Beat 36, Carla 0". */
function cardPoints(
  words: Words,
  { points, parts, announced, figures }: HandExplanation,
  sides: readonly string[],
): string {
  if (!points || !figures.cardPoints || announced || points.includes(null)) return '';
  const isSaid = points.every((own, side) =>
    parts[side]?.terms.some(({ kind, value }) => kind === 'points' && value === own),
  );
  if (isSaid) return '';
  return sides.map((side, k) => withFigure(side, words.format.number(points[k] ?? 0))).join(', ');
}

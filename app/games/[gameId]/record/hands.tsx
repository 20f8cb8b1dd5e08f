/** Every hand of a game: what happened, by which rule, and where all stood after it. */
import { cardPointsInWords } from '@/lib/i18n/archive';
import { total } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { type Tally, variant } from '@/lib/jass';
import { handLabels, NO_NUMBER, sideNames } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import { familyOf } from './family';

export function Hands({
  game: { table, hands },
  after,
}: {
  game: Pick<GameState, 'table' | 'hands'>;
  after: readonly Tally[];
}) {
  const words = useWords();
  const { t } = words;
  const last = after.at(-1);
  if (!last) return <p className="text-ink-dim">{t('record.hands.none')}</p>;
  const labels = handLabels(last);
  const sides = sideNames(table);
  const { form, rules } = variant(table.variant);
  const { inWords, ruleWords, leavesOutPoints } = familyOf(form);
  // The last case of a list takes what no other does: it says nothing that the words do not.
  const otherwise = rules(table.options).at(-1)?.id;
  return (
    <section aria-labelledby="hands" className="flex flex-col gap-2">
      <h2 id="hands" className="font-semibold text-xl">
        {t('record.hands.title')}
      </h2>
      <ol className="divide-y divide-ink/10 md:max-w-3xl">
        {hands.map((hand, i) => {
          const tally = after[i] ?? last;
          const scored = tally.hands[i];
          const rule =
            scored && 'rule' in scored && scored.rule !== otherwise
              ? ruleWords?.(words, table.variant, scored.rule, table.options)
              : undefined;
          const points = leavesOutPoints ? cardPointsInWords(sides, hand.entry.points) : '';
          return (
            <li key={hand.id} className="flex gap-3 py-3 print:break-inside-avoid">
              <span className="w-8 shrink-0 font-semibold text-lg tabular-nums">
                {labels[i] === NO_NUMBER
                  ? NO_NUMBER
                  : t.rich('record.hands.number', {
                      hand: labels[i] ?? '',
                      hidden: (chunks) => <span className="sr-only">{chunks}</span>,
                    })}
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span>{inWords(words, { table, entry: hand.entry, tally, index: i })}</span>
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
                      {side} <span className="font-semibold">{total(words, tally.totals[k])}</span>
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

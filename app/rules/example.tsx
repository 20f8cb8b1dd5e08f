/** A worked example: hand by hand what was written, why, and where everybody then stood. */
import { inFigures } from '@/lib/i18n/figures';
import { outcome } from '@/lib/i18n/result';
import { standAfter } from '@/lib/i18n/rules';
import { allInWords } from '@/lib/i18n/said';
import type { Deck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type Tally, tourneyPointsOf, type VariantId, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { example } from './cases';
import { rulesInLine } from './options-table';
import { Paragraph } from './parts';

export function Example({ id, deck }: { id: VariantId; deck: Deck }) {
  const words = useWords();
  const { t } = words;
  const {
    example: { options, players },
    figure,
  } = variant(id);
  const { end, hands } = example(id);
  const sides = sideNames({ variant: id, options, players, firstDealer: 0 });
  const rules = rulesInLine(words, id, options, { players, deck });
  return (
    <>
      <Paragraph>
        {t('rules.example.between', { names: names(words, sides) })}
        {rules && ` ${t('rules.example.rules', { rules })}`}
      </Paragraph>
      <ol className="flex flex-col">
        {hands.map((hand, i) => (
          <li key={i} className="border-ink/15 border-t py-2 leading-snug print:break-inside-avoid">
            <span className="font-semibold">
              {hand.number === null
                ? t('board.unnumbered.title')
                : t('rules.handNumber', { number: String(hand.number) })}
              {figuresOf(hand.points)}
            </span>
            <span className="block">{allInWords(words, hand.why, deck)}</span>
            <span className="block text-[0.9375rem] text-ink-dim">
              {standAfter(
                sides.map((name, side) => ({
                  name,
                  total: inFigures(words, figure, hand.totals[side] ?? 0),
                })),
              )}
            </span>
          </li>
        ))}
      </ol>
      {end.status === 'finished' && <p className="font-semibold">{outcome(words, sides, end)}.</p>}
      <Tourney end={end} sides={sides} players={players} />
    </>
  );
}

/** " · 121–36–0"; nothing where somebody has none or less: the reason says it. */
const figuresOf = (points: readonly (number | null)[] | null): string =>
  points?.every((own) => own !== null && own >= 0) ? ` · ${points.join('–')}` : '';

/** What a finished game counts in a tourney: by side, or by seat where not all of a side get the same. */
function Tourney({
  end,
  sides,
  players,
}: {
  end: Tally;
  sides: readonly string[];
  players: readonly string[];
}) {
  const { t } = useWords();
  const brought = tourneyPointsOf(end);
  if (!brought) return null;
  const who = brought.length === sides.length ? sides : players;
  return (
    <p>
      {`${brought
        .map((points, i) => t('rules.tourney', { who: who[i] ?? '', points }))
        .join(', ')}.`}
    </p>
  );
}

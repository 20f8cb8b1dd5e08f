/** The slate of totals: for each side its total, and in dim chalk what the last hand brought. */
import { TotalRows } from '@/app/ui/slate/total-rows';
import { added, inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import { totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { handOf, leaders, madeOf, type SlateProps, sized } from './slate';

export default function TotalsSlate(props: SlateProps) {
  const words = useWords();
  const { t } = words;
  const { table, tally, explained, proposedId, freshId, dealer, soFar } = props;
  const { figure, better } = variant(table.variant);
  const names = sideNames(table);
  const totals = totalsOf(tally);
  // Who is best is told once the hand is whole.
  const best = soFar ? [] : leaders(props);
  const goal = better(table.options);
  const proposed = handOf(props, proposedId)?.gain ?? soFar;
  const last = explained.hands.findLast(({ counts }) => counts);
  return (
    <TotalRows
      rows={names.map((name, side) => {
        const total = inFigures(words, figure, (totals[side] ?? 0) + (soFar?.[side] ?? 0));
        const isBest = best.includes(side);
        return {
          name,
          said: t('board.standing', { name, total, best: isBest ? goal : 'none' }),
          total,
          note:
            last && !proposed
              ? {
                  label: t('board.lastBrought'),
                  text: added(words, last.gain[side] ?? 0),
                  isDim: true,
                }
              : null,
          proposed: proposed ? added(words, proposed[side] ?? 0) : null,
          best: isBest ? t(`board.best.${goal}`) : null,
          isThere: explained.outlook.sides[side]?.needs === 0,
          deals: dealer === side,
          made: madeOf(props, side),
        };
      })}
      dealtBefore={props.dealtBefore ?? null}
      isFresh={handOf(props, freshId) !== undefined}
      {...sized(props, names.length > 4 ? 'high' : names.length > 3 ? 'middle' : 'low')}
    />
  );
}

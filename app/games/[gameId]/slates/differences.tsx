/** The slate of differences: for each player what was announced, and the sum of the differences. */
import { TotalRows } from '@/app/ui/slate/total-rows';
import { added, inFigures } from '@/lib/i18n/figures';
import { differenceStanding } from '@/lib/i18n/slate';
import { useWords } from '@/lib/i18n/use-words';
import { totalsOf } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { handOf, leaders, madeOf, type SlateProps, sized } from './slate';

export default function DifferencesSlate(props: SlateProps) {
  const words = useWords();
  const { t } = words;
  const { table, tally, explained, proposedId, freshId, dealer } = props;
  const names = sideNames(table);
  const totals = totalsOf(tally);
  const best = leaders(props);
  const proposed = handOf(props, proposedId);
  // What was announced stands there until it is played, and while its points are typed.
  const shown = proposed ?? explained.hands.findLast(({ isOpen }) => isOpen);
  const announced = shown?.announced ?? null;
  // Where there is room, what was said and taken last stays beside the total.
  const last = explained.hands.findLast(({ counts }) => counts);
  const played = (side: number) => {
    const [said, taken] = [last?.announced?.[side], last?.points?.[side]];
    return typeof said === 'number' && typeof taken === 'number'
      ? { label: '', text: `${said} → ${taken}`, isDim: true, isWide: true }
      : null;
  };
  return (
    <TotalRows
      rows={names.map((name, side) => {
        const total = totals[side] ?? 0;
        const said = announced?.[side];
        const isLowest = best.includes(side);
        return {
          name,
          said: differenceStanding(words, { name, total, isLowest, announced: said }),
          total: inFigures(words, 'difference', total),
          note:
            said === undefined
              ? proposed
                ? null
                : played(side)
              : { label: t('differenzler.says'), text: String(said) },
          proposed: proposed && !proposed.isOpen ? added(words, proposed.gain[side] ?? 0) : null,
          best: isLowest ? t('differenzler.lowest') : null,
          isThere: false,
          deals: dealer === side,
          made: madeOf(props, side),
        };
      })}
      dealtBefore={props.dealtBefore ?? null}
      isFresh={handOf(props, freshId)?.isOpen === false}
      {...sized(props, names.length > 3 ? 'middle' : 'low')}
    />
  );
}

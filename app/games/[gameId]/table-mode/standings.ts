/** How every side stands, for those who hear it. */
import { stickRows } from '@/app/ui/slate/stick-rows';
import { inFigures } from '@/lib/i18n/figures';
import { differenceStanding, stickStanding } from '@/lib/i18n/slate';
import type { Words } from '@/lib/i18n/words';
import { totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { leaders, type SlateProps } from '../slates/slate';

export function standings(words: Words, slate: SlateProps): string[] {
  const { table, tally, explained, handIds } = slate;
  const { slate: kind, figure, better } = variant(table.variant);
  const names = sideNames(table);
  const totals = totalsOf(tally);
  const best = leaders(slate);
  const announced = explained.hands.findLast(({ isOpen }) => isOpen)?.announced;
  const rows = kind === 'sticks' ? stickRows(explained.hands, names, handIds) : [];
  return names.map((name, side) => {
    const row = rows[side];
    if (row) return stickStanding(words, row, figure);
    const total = totals[side] ?? 0;
    const isBest = best.includes(side);
    if (kind === 'differences')
      return differenceStanding(words, {
        name,
        total,
        isLowest: isBest,
        announced: announced?.[side],
      });
    return words.t('board.standing', {
      name,
      total: inFigures(words, figure, total),
      best: isBest && kind === 'totals' ? better(table.options) : 'none',
    });
  });
}

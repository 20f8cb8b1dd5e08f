/** A row of a slate for those who hear it. */
import type { FigureKind } from '../jass';
import { inFigures } from './figures';
import { net, type Words } from './words';

/** "Anna: 3 sticks, 1 potato, net +2", or "Anna: 3 sticks" where there are no potatoes. */
export const stickStanding = (
  { t }: Words,
  { net: total, ...row }: { name: string; sticks: number; potatoes: number; net: number },
  figure: FigureKind,
): string =>
  figure === 'sticks'
    ? t('sticks.standingSticks', { name: row.name, sticks: row.sticks })
    : t('sticks.standing', {
        name: row.name,
        sticks: row.sticks,
        potatoes: row.potatoes,
        net: net(total),
      });

/** A row of the slate for those who hear it: "Anna: total 12, the lowest, announced 60". */
export function differenceStanding(
  words: Words,
  row: { name: string; total: number; isLowest: boolean; announced: number | undefined },
): string {
  const { t } = words;
  const said = {
    name: row.name,
    total: inFigures(words, 'difference', row.total),
    isLowest: row.isLowest ? 'yes' : 'no',
  } as const;
  return row.announced === undefined
    ? t('differenzler.standing', said)
    : t('differenzler.standingAnnounced', { ...said, announced: String(row.announced) });
}

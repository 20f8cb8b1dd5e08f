/** How a game went, as a chart. */
import { LineChart } from '@/app/ui/charts/line-chart';
import { useWords } from '@/lib/i18n/use-words';
import { net } from '@/lib/i18n/words';
import type { Tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import { courseOf, figureOf, measureOf } from './course';

export function Course({
  game,
  after,
}: {
  game: Pick<GameState, 'table' | 'hands'>;
  after: readonly Tally[];
}) {
  const words = useWords();
  const { t } = words;
  const last = after.at(-1);
  if (!last) return null;
  const measure = measureOf(last);
  const format = measure === 'net' ? net : (value: number) => words.format.number(value);
  const { points, series } = courseOf(game, after, t('record.course.start'));
  const sides = sideNames(game.table);
  return (
    <LineChart
      title={t(`record.course.${measure}`)}
      description={t('record.course.summary', {
        hands: points.length - 1,
        ends: sides.map((side, i) => `${side} ${format(figureOf(last.totals[i]))}`).join(', '),
      })}
      pointName={t('record.course.hand')}
      points={points}
      series={series}
      format={format}
    />
  );
}

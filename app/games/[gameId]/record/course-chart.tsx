/** How a game went, as a chart. */
import { LineChart } from '@/app/ui/charts/line-chart';
import { inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import { withFigure } from '@/lib/i18n/words';
import { type Explanation, variant } from '@/lib/jass';
import { callNames } from '@/lib/league/call-names';
import type { Table } from '@/lib/sync/game';
import { courseOf } from './course';

export function Course({ table, explained }: { table: Table; explained: Explanation }) {
  const words = useWords();
  const { t } = words;
  if (explained.hands.length === 0) return null;
  const { figure } = variant(table.variant);
  const format = (value: number) => inFigures(words, figure, value);
  const { points, series } = courseOf(table, explained, t('record.course.start'));
  const call = callNames(series.map(({ name }) => name));
  return (
    <LineChart
      title={t(`record.course.${figure}`)}
      description={t('record.course.summary', {
        hands: points.length - 1,
        ends: series
          .map(({ name, values }) => withFigure(name, format(values.at(-1) ?? 0)))
          .join(', '),
      })}
      pointName={t('record.course.hand')}
      points={points}
      series={series.map((one) => ({ ...one, name: call(one.name) }))}
      format={format}
    />
  );
}

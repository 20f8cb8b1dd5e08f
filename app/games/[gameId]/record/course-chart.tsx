/** How a game went, as a chart. */
import { LineChart } from '@/app/ui/charts/line-chart';
import { courseInWords } from '@/lib/i18n/en/archive';
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
  const last = after.at(-1);
  if (!last) return null;
  const { name, isSigned } = measureOf(last);
  const format = isSigned ? net : String;
  const { points, series } = courseOf(game, after);
  const sides = sideNames(game.table);
  return (
    <LineChart
      title={`How it went: ${name.toLowerCase()} after every hand`}
      description={courseInWords(
        after.length,
        sides.map((side, i) => `${side} ${format(figureOf(last.totals[i]))}`),
      )}
      pointName="Hand"
      points={points}
      series={series}
      format={format}
    />
  );
}

/**
 * Lines over hands or evenings, drawn on the server: ink on paper, each line named where it ends, told
 * apart by dash and mark as well as by colour, with the figures in a table behind it.
 */
import {
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';
import { useId } from 'react';
import { linesOf } from '@/app/ui/slate/name';
import { useWords } from '@/lib/i18n/use-words';
import { NARROW, type Series, type Size, scales, WIDE } from './geometry';
import { apart, fitted, LINE_HEIGHT, labelled, TEXT, widthOf } from './labels';

const LOOKS = [
  { stroke: 'stroke-felt', fill: 'fill-felt', dash: undefined, mark: symbolCircle },
  { stroke: 'stroke-brick', fill: 'fill-brick', dash: '8 4', mark: symbolSquare },
  { stroke: 'stroke-ink', fill: 'fill-ink', dash: '2 4', mark: symbolTriangle },
  { stroke: 'stroke-wood', fill: 'fill-wood', dash: '10 3 2 3', mark: symbolDiamond },
  { stroke: 'stroke-suit-blue', fill: 'fill-suit-blue', dash: '14 5', mark: symbolCross },
  { stroke: 'stroke-suit-green', fill: 'fill-suit-green', dash: '8 3 2 3 2 3', mark: symbolWye },
  { stroke: 'stroke-suit-gold', fill: 'fill-suit-gold', dash: '4 4', mark: symbolStar },
  // A ring.
  {
    stroke: 'stroke-ink-dim',
    fill: 'fill-paper stroke-2 stroke-ink-dim',
    dash: '2 7',
    mark: symbolCircle,
  },
] as const;
const lookOf = (i: number) => LOOKS[i % LOOKS.length] ?? LOOKS[0];
const MARK_AREA = 42;
/** Of more lines each name has the mark of its own before it. */
const FEW = 4;
const MARK_ROOM = 14;
/** More points than this, and only the last one of each line is marked. */
const MOST_MARKS = 24;

type ChartProps = {
  /** What the chart is about. */
  title: string;
  /** What it says, in a sentence. */
  description: string;
  /** What the points are: "Hand", "Evening". */
  pointName: string;
  points: readonly string[];
  series: readonly Series[];
  /** A value as it is written. */
  format: (value: number) => string;
  /** So much of the values is in view at least, so that little looks like little. */
  leastSpan?: number;
};

export function LineChart(props: ChartProps) {
  if (props.points.length < 2 || props.series.length === 0) return null;
  return (
    <figure className="@container flex flex-col gap-1 print:break-inside-avoid">
      <figcaption className="font-semibold">{props.title}</figcaption>
      <Drawing {...props} size={NARROW} className="@min-[31rem]:hidden print:hidden" />
      <Drawing {...props} size={WIDE} className="hidden @min-[31rem]:block print:block" />
      <Figures {...props} />
    </figure>
  );
}

function Drawing({
  title,
  description,
  points,
  series,
  format,
  leastSpan,
  size: { width, height },
  className,
}: ChartProps & { size: Size; className: string }) {
  const id = useId();
  const ends = series.map(({ name, values }) => {
    const at = values.findLastIndex((value) => value !== null);
    const value = values[at] ?? 0;
    return { at, value, name, figure: format(value) };
  });
  const most = width * 0.4;
  const widest = (all: readonly string[]) => Math.max(...all.map(widthOf)) + 10;
  // Two people who do not fit beside their figure stand above one another.
  const isInTwo =
    widest(ends.map(({ name, figure }) => `${name} ${figure}`)) > most &&
    ends.length * 2 * LINE_HEIGHT < height - 42;
  const labels = ends.map(({ name }) =>
    isInTwo && name.includes(' & ') ? linesOf(name).map((one) => one.trimEnd()) : [name],
  );
  const markRoom = series.length > FEW ? MARK_ROOM : 0;
  const labelRoom = Math.min(
    markRoom +
      widest(
        ends.flatMap(({ figure }, i) =>
          (labels[i] ?? []).map((one, k, { length }) =>
            k < length - 1 ? one : `${one} ${figure}`,
          ),
        ),
      ),
    most,
  );
  const { x, y, ticks } = scales(series, {
    points: points.length,
    room: { left: 8, right: width - labelRoom - 8, top: 12, bottom: height - 26 },
    leastSpan,
  });
  const tickRoom = Math.max(...ticks.map((tick) => widthOf(format(tick)))) + 8;
  x.range([tickRoom + 6, width - labelRoom - 8]);
  const path = line<number | null>(
    (_, i) => x(i),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  const places = apart(
    ends.map(({ value }) => y(value)),
    isInTwo
      ? { gap: 2.2 * LINE_HEIGHT, top: 20, bottom: height - 38 }
      : { top: 12, bottom: height - 30 },
  );
  const nameRoom = (i: number) => widthOf(points[i] ?? '') / 2;
  const nameAt = (i: number) => Math.max(x(i), nameRoom(i));
  // What the first one is called may be longer than all others: it gives way alone.
  const below = labelled(
    points.length,
    width - labelRoom - tickRoom,
    Math.max(...points.slice(1).map(widthOf)) + 14,
  ).filter(
    (i, k, [, next = i]) =>
      k > 0 || i === next || nameAt(next) - nameAt(i) > nameRoom(i) + nameRoom(next) + 6,
  );
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={TEXT}
      className={`h-auto w-full max-w-[45rem] fill-ink ${className}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={tickRoom}
            x2={width - labelRoom}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-ink' : 'stroke-ink/15'}
          />
          <text x={tickRoom - 6} y={y(tick)} dy="0.35em" textAnchor="end" className="fill-ink-dim">
            {format(tick)}
          </text>
        </g>
      ))}
      {below.map((i) => (
        <text key={i} x={nameAt(i)} y={height - 6} textAnchor="middle" className="fill-ink-dim">
          {points[i]}
        </text>
      ))}
      {series.map(({ name, values }, i) => {
        const look = lookOf(i);
        const marked = values.flatMap((value, at) =>
          value !== null && (values.length <= MOST_MARKS || at === ends[i]?.at)
            ? [{ at, value }]
            : [],
        );
        return (
          <g key={name}>
            <path
              d={path([...values]) ?? ''}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={look.dash}
              className={look.stroke}
            />
            {marked.map(({ at, value }) => (
              <path
                key={at}
                d={symbol(look.mark, MARK_AREA)() ?? ''}
                transform={`translate(${x(at)},${y(value)})`}
                className={look.fill}
              />
            ))}
          </g>
        );
      })}
      {ends.map(({ name, figure, value, at }, i) => {
        const room = labelRoom - markRoom - widthOf(figure) - 14;
        const begin = width - labelRoom + 4;
        const left = begin + markRoom;
        const look = lookOf(i);
        return (
          <g key={name}>
            <line
              x1={x(at) + 6}
              x2={begin - 3}
              y1={y(value)}
              y2={places[i]}
              className="stroke-ink/40"
              strokeWidth="1"
            />
            {markRoom > 0 && (
              <path
                d={symbol(look.mark, MARK_AREA)() ?? ''}
                transform={`translate(${begin + 5},${places[i] ?? 0})`}
                className={look.fill}
              />
            )}
            <text>
              {labels[i]?.map((one, k, { length }) => (
                <tspan
                  key={k}
                  x={left}
                  y={(places[i] ?? 0) + (k - (length - 1) / 2) * LINE_HEIGHT}
                  dy="0.35em"
                >
                  {k < length - 1 ? (
                    fitted(one, labelRoom - markRoom - 10)
                  ) : (
                    <>
                      {fitted(one, room)} <tspan fontWeight="600">{figure}</tspan>
                    </>
                  )}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same as a table, for those who hear it and for those who want the figure. */
function Figures({ title, pointName, points, series, format }: ChartProps) {
  const { t } = useWords();
  return (
    <details className="text-[0.9375rem] print:hidden">
      <summary className="inline-flex min-h-12 items-center text-ink-dim underline underline-offset-4">
        {t('ui.figures')}
      </summary>
      <div className="relative max-h-96 max-w-[45rem] overflow-auto">
        <table className="w-full border-collapse text-right">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-paper">
            <tr className="border-ink/30 border-b">
              <th scope="col" className="py-1 pr-3 text-left font-normal text-ink-dim">
                {pointName}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1 pl-3 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, i) => (
              // Two evenings can be on one day.
              <tr key={i} className="border-ink/10 border-b">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {point}
                </th>
                {series.map(({ name, values }) => {
                  const value = values[i];
                  return (
                    <td key={name} className="py-1 pl-3">
                      {value === null || value === undefined ? '–' : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

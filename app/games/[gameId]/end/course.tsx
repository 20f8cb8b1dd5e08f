'use client';
/** The course of a game in chalk: a line for each side, named where it ends, the best hand ringed. */
import { useRef, useState } from 'react';
import { apart } from '@/app/ui/charts/labels';
import { MARK_HEIGHT, ringPath } from '@/app/ui/slate/chalk';
import { chalkLine, type Dash } from '@/app/ui/slate/chalk-lines';
import { linesOf } from '@/app/ui/slate/name';
import { useResized } from '@/app/ui/use-resized';
import { inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import { withFigure } from '@/lib/i18n/words';
import { type Explanation, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import { courseOf } from '../record/course';

/** The drawing is made for so much room, in px, and grows with what there is. */
const FOR = { width: 330, height: 150 } as const;
/** Where there is more, the lines take it, and not the letters alone. */
const FOR_WIDE = { from: 480, width: 430 } as const;
const MOST_SCALE = 6;
const LABEL = 17;
const LETTER = 0.46;
/** Of more sides than this each label is smaller; so are those that have one line by it. */
const MANY = 4;
const SMALLER = 0.84;
const LEAST_LETTERS = 13;
/** A name too long for its line is smaller alone, down to this, before it is cut. */
const LEAST_SHARE = 0.6;
const EDGE = 9;
/** So much is left free before the labels, where the best hand may be the last one. */
const RING = 15;
/** Names beside the lines take so much of the width at most, and those of two sides, which have the height for lines. */
const MOST_BESIDE = 0.44;
const MOST_OF_TWO = 0.34;
/** How those are told apart who won, by a broader line, and those who did not. */
const DASHES: readonly (Dash | undefined)[] = [
  undefined,
  [16, 8],
  [7, 7],
  [3, 7],
  [26, 5],
  [11, 4],
];

/** Where several have won, their lines have one colour: a piece of each stands before its name. */
const SAMPLE = 34;

/** A name of so many letters at most; of a pair both are there, each as far as there is room. */
function shortened(name: string, most: number): string {
  if ([...name].length <= most) return name;
  const people = name.split(' & ');
  const each = Math.max(2, Math.floor((most - 3 * (people.length - 1)) / people.length));
  // What one of them does not need the other has.
  const spare = people.reduce((sum, one) => sum + Math.max(0, each - [...one].length), 0);
  return people
    .map((one) =>
      [...one].length <= each + spare ? one : `${[...one].slice(0, each + spare - 1).join('')}…`,
    )
    .join(' & ');
}

export function Course({
  table,
  explained,
  winners,
  best,
}: {
  table: Table;
  explained: Explanation;
  winners: readonly number[];
  /** Which hand is ringed, by its number, and whose. */
  best: { readonly number: number | null; readonly side: number } | null;
}) {
  const words = useWords();
  const { t } = words;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>(FOR);
  useResized(box, ({ offsetWidth, offsetHeight }) =>
    setRoom({ width: offsetWidth, height: offsetHeight }),
  );
  const { figure } = variant(table.variant);
  const format = (value: number) => inFigures(words, figure, value);
  const { points, series } = courseOf(table, explained, t('record.course.start'));
  const summary = t('record.course.summary', {
    hands: points.length - 1,
    ends: series.map(({ name, values }) => withFigure(name, format(values.at(-1) ?? 0))).join(', '),
  });
  const scale = Math.min(
    MOST_SCALE,
    Math.max(
      0.6,
      Math.min(
        room.width / (room.width < FOR_WIDE.from ? FOR.width : FOR_WIDE.width),
        room.height / FOR.height,
      ),
    ),
  );
  const [width, height] = [room.width / scale, room.height / scale];
  const ends = series.map(({ name, values }) => ({ name, value: values.at(-1) ?? 0 }));
  // The course itself has so much room at least.
  const most = width * (ends.length === 2 ? MOST_OF_TWO : MOST_BESIDE);
  const longest = Math.max(
    ...ends.map(({ name, value }) => [...withFigure(name, format(value))].length),
  );
  const isWideAt = (size: number) => longest * size * LETTER + 16 > most;
  const small = LABEL * SMALLER;
  const letters =
    series.length > MANY || (isWideAt(LABEL) && !isWideAt(small) && small * scale >= LEAST_LETTERS)
      ? small
      : LABEL;
  const widthOf = (text: string) => [...text].length * letters * LETTER;
  const gap = 1.05 * letters;
  // Who alone has won of two is named over the course already, in the colour of the line.
  const isNamed = (name: string) =>
    ends.length === 2 && winners.length === 1 && name === ends[winners[0] ?? -1]?.name;
  const labelled =
    (lines: (name: string, figure: string) => string[]) =>
    ({ name, value }: (typeof ends)[number]) =>
      isNamed(name) ? [format(value)] : lines(name, format(value));
  const inLine = labelled((name, figure) => [withFigure(name, figure)]);
  // A long name stands above its figure, one of two people in two lines, as far as there is room for that.
  const ways = [
    inLine,
    labelled((name, figure) => [name, figure]),
    labelled((name, figure) => [...linesOf(name).map((line) => line.trimEnd()), figure]),
  ];
  type Way = typeof inLine;
  const linesIn = (way: Way) => Math.max(...ends.map((end) => way(end).length));
  const widthIn = (way: Way) => Math.max(...ends.flatMap((end) => way(end).map(widthOf))) + 16;
  const fits = ways.filter((way) => series.length * (linesIn(way) + 0.2) * gap < height);
  const way = fits.find((one) => widthIn(one) <= most) ?? fits.at(-1) ?? inLine;
  const lines = linesIn(way);
  const sample = winners.length > 1 ? SAMPLE : 0;
  const labelRoom = Math.min(widthIn(way), most) + sample;
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // The ring of the best hand has room at the top and at the bottom.
  const edge = best ? MARK_HEIGHT / 2 + 2 : EDGE;
  const x = (at: number) =>
    EDGE + (at / Math.max(1, points.length - 1)) * (width - labelRoom - RING - EDGE);
  const y = (value: number) =>
    high === low
      ? height / 2
      : height - edge - ((value - low) / (high - low)) * (height - 2 * edge);
  const half = (lines / 2) * gap;
  const places = apart(
    ends.map(({ value }) => y(value)),
    {
      gap: Math.min(2 * half + 0.1 * letters, (height - 2 * half) / Math.max(1, series.length - 1)),
      top: half,
      bottom: height - half,
    },
  );
  const others = series.map((_, side) => side).filter((side) => !winners.includes(side));
  const bestAt = best && points.indexOf(String(best.number));
  const bestValue = best && bestAt && bestAt > 0 ? series[best.side]?.values[bestAt] : null;
  const lineRoom = labelRoom - sample - 12;
  const shareOf = (text: string) => Math.max(LEAST_SHARE, Math.min(1, lineRoom / widthOf(text)));
  const fitted = (text: string, beside = '') => {
    const share = shareOf(text + beside);
    return shortened(
      text,
      Math.max(2, Math.floor((lineRoom / share - widthOf(beside)) / (letters * LETTER))),
    );
  };
  return (
    <div ref={box} className="min-h-0 flex-1 self-stretch overflow-hidden">
      {points.length > 1 && (
        <svg
          role="img"
          aria-label={summary}
          className="block h-full w-full"
          viewBox={`0 0 ${width} ${height}`}
          fill="var(--color-chalk)"
        >
          {low <= 0 && high >= 0 && (
            <path
              d={`M${EDGE} ${y(0)}H${width - labelRoom}`}
              stroke="var(--color-line)"
              strokeWidth="2"
              opacity="0.75"
            />
          )}
          {[...others, ...winners].map((side) => {
            const isWinner = winners.includes(side);
            const at = places[side] ?? 0;
            const left = width - labelRoom + 4;
            const lines = [
              (series[side]?.values ?? []).map((value, at) => [x(at), y(value ?? 0)] as const),
              ...(sample
                ? [
                    [
                      [left, at],
                      [left + sample - 6, at],
                    ] as const,
                  ]
                : []),
            ];
            return lines.map((spots, k) => (
              <path
                key={`${side} ${k}`}
                className={k ? 'moment-late' : 'moment-course'}
                fill={isWinner ? 'var(--color-yellow)' : undefined}
                opacity={isWinner ? 1 : 0.82}
                d={chalkLine(spots, {
                  seed: `course ${side}`,
                  size: isWinner ? 5.4 : 3.7,
                  dash: DASHES[(isWinner ? winners : others).indexOf(side) % DASHES.length],
                })}
              />
            ));
          })}
          {best && bestAt !== null && typeof bestValue === 'number' && (
            <path
              className="moment-late"
              transform={`translate(${x(bestAt)} ${y(bestValue) - MARK_HEIGHT / 2})`}
              d={ringPath('the best hand')}
            />
          )}
          <g className="moment-late font-hand" fontSize={letters}>
            {ends.map(({ name, value }, side) => {
              const at = places[side] ?? 0;
              const left = width - labelRoom + 4;
              return (
                <g key={name} fill={winners.includes(side) ? 'var(--color-yellow)' : undefined}>
                  {Math.abs(at - y(value)) > letters / 2 && (
                    <path
                      d={`M${x(points.length - 1) + 4} ${y(value)}L${left - 3} ${at}`}
                      stroke="var(--color-chalk-dim)"
                      opacity="0.6"
                    />
                  )}
                  {way({ name, value }).map((line, k, { length }) => (
                    <text
                      key={k}
                      x={left + sample}
                      y={at + (k - (length - 1) / 2) * gap}
                      dy="0.36em"
                      fontSize={letters * shareOf(line)}
                    >
                      {k < length - 1
                        ? fitted(line)
                        : length > 1 || line === format(value)
                          ? line
                          : withFigure(fitted(name, ` ${format(value)}`), format(value))}
                    </text>
                  ))}
                </g>
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}

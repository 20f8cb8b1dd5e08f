/**
 * Places over the evenings, a line for everybody, drawn on the server. Each is named where it ends; the one
 * that is pointed at, tapped or one's own stands out by its weight, never by colour alone.
 */
import { scaleLinear, scalePoint } from 'd3-scale';
import { curveBumpX, line } from 'd3-shape';
import type { Route } from 'next';
import { useId } from 'react';
import { fitted, labelled, TEXT, widthOf } from '@/app/ui/charts/labels';
import { shortDay } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { callNames } from '@/lib/league/call-names';
import type { Race, Runner } from '@/lib/league/table';

/**
 * What fits beside which width, in pixels: at the least of it letters are no smaller than 12. Phones and tablets
 * show the last evenings alone: lines closer than that cannot be told apart.
 */
const SIZES = [
  {
    ...{ width: 312, label: 128, height: 300, most: 10 },
    shown: 'max-w-[28rem] @min-[46rem]:hidden print:hidden',
  },
  {
    ...{ width: 740, label: 260, height: 460, most: 20 },
    shown: 'hidden @min-[46rem]:block @min-[62rem]:hidden print:hidden',
  },
  {
    ...{ width: 1060, label: 320, height: 540, most: Number.POSITIVE_INFINITY },
    shown: 'hidden @min-[62rem]:block print:block',
  },
] as const;
/** The heaviest a name gets, beside what `widthOf` measures. */
const HEAVY = 1.06;
/** So high is a place, where all of them have room, and where they are few. */
const STEP = { least: 32, most: 72 };
const CLOSE = 24;

type Props = {
  title: string;
  race: Race;
  /** Where a name leads. */
  hrefOf: (runner: Runner) => Route;
};

export function RaceChart(props: Props) {
  return (
    <figure className="race @container">
      {SIZES.map((size) => (
        <Drawing key={size.width} {...props} size={size} />
      ))}
    </figure>
  );
}

function Drawing({
  title,
  race,
  hrefOf,
  size: { width, label: mostLabel, height: room, most, shown },
}: Props & { size: (typeof SIZES)[number] }) {
  const words = useWords();
  const id = useId();
  const { evenings, runners } = latestOf(race, most);
  const all = runners.map(({ name }) => name);
  const roomOf = (labels: readonly string[]) => Math.max(...labels.map(widthOf), 0) * HEAVY + 12;
  // As they are where there is room for all of them.
  const call = roomOf(all) <= mostLabel ? (name: string) => name : callNames(all);
  // What the names leave, the lines have.
  const label = Math.min(mostLabel, roomOf(all.map(call)));
  const lowest = Math.max(runners.length, ...runners.flatMap(({ places }) => places.map(Number)));
  const step = Math.min(STEP.most, Math.max(STEP.least, Math.floor(room / lowest)));
  const height = lowest * step + 34;
  const x = scalePoint<number>()
    .domain(evenings.keys())
    .range([28, width - label - 10]);
  const y = scaleLinear(
    [1, Math.max(2, lowest)],
    [step / 2, Math.max(2, lowest) * step - step / 2],
  );
  const at = (i: number) => x(i) ?? 0;
  const path = line<number | null>(
    (_, i) => at(i),
    (place) => y(place ?? 0),
  )
    .curve(curveBumpX)
    .defined((place) => place !== null)
    .digits(0);
  const days = evenings.map(({ date }) => shortDay(words, date));
  const below = labelled(days.length, width - label - 38, Math.max(...days.map(widthOf)) + 10);
  // Those who share a place stand close below each other, in the room of the places that nobody has.
  const nameAt = (i: number) => {
    const place = runners[i]?.places.at(-1) ?? i + 1;
    const first = runners.findIndex(({ places }) => places.at(-1) === place);
    return y(place) + Math.max(0, i - first) * Math.min(step, CLOSE);
  };
  const ends = runners.map(({ places }) => places.findLastIndex((place) => place !== null));
  return (
    <svg
      aria-labelledby={`${id}-title`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={TEXT}
      className={`h-auto w-full fill-ink ${shown}`}
    >
      <title id={`${id}-title`}>
        {`${title}. ${words.t('seasons.race.description', {
          evenings: evenings.length,
          order: names(words, all),
        })}`}
      </title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. */}
      <g aria-hidden="true" className="fill-ink-dim">
        {below.map((i) => (
          <text key={i} x={at(i)} y={height - 8} textAnchor={i === 0 ? 'start' : 'middle'}>
            {days[i]}
          </text>
        ))}
        {Array.from({ length: lowest }, (_, i) => i + 1).map((place) => (
          <text key={place} x={16} y={y(place)} dy="0.35em" textAnchor="end">
            {place}
          </text>
        ))}
      </g>
      {runners.map((runner, i) => {
        const end = ends[i] ?? -1;
        const place = runner.places[end];
        if (place === null || place === undefined) return null;
        const drawing = path([...runner.places]) ?? '';
        return (
          <g
            key={runner.id}
            data-who={`player=${runner.id}`}
            data-top={end === evenings.length - 1 && place <= 3 ? place : undefined}
            className="runner"
          >
            <defs>
              <path id={`${id}-${i}`} d={drawing} />
            </defs>
            <use href={`#${id}-${i}`} className="reach" />
            <use href={`#${id}-${i}`} className="way" />
            <circle cx={at(end)} cy={y(place)} r="4" />
            {end === evenings.length - 1 && (
              <a href={hrefOf(runner)}>
                <text x={width - label + 2} y={nameAt(i)} dy="0.35em">
                  {fitted(call(runner.name), label - 4)}
                </text>
              </a>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The race from where somebody has a place, and its last evenings alone where there are more. */
function latestOf({ evenings, runners }: Race, most: number): Race {
  const first = evenings.findIndex((_, i) => runners.some(({ places }) => places[i] !== null));
  const from = Math.max(0, first, evenings.length - most);
  return {
    evenings: evenings.slice(from),
    runners: runners.map((runner) => ({ ...runner, places: runner.places.slice(from) })),
  };
}

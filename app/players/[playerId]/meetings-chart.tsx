/** Two players drawn against each other: how often who was ahead, and who led when. */
import { labelled, TEXT, widthOf } from '@/app/ui/charts/labels';
import { dayInWords } from '@/lib/i18n/days';
import { aheadInWords } from '@/lib/i18n/player';
import { shortDay } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { HeadToHead } from '@/lib/league/head-to-head';

type Both = readonly [string, string];

/** One bar for all games against each other, with the figure in each part, names above. */
export function AheadBar({ both, against }: { both: Both; against: HeadToHead['against'] }) {
  const words = useWords();
  const { t } = words;
  const [first, second] = both;
  const { games, firstAhead, level, secondAhead } = against;
  if (games === 0) return null;
  const parts = [
    { key: 'first', count: firstAhead, look: 'bg-felt text-paper' },
    ...(level > 0 ? [{ key: 'level', count: level, look: 'bg-paper-dark text-ink' }] : []),
    { key: 'second', count: secondAhead, look: 'bg-brick text-paper' },
  ];
  return (
    <section aria-label={t('players.against')} className="flex flex-col gap-1.5">
      <p className="flex justify-between gap-4 font-semibold text-lg leading-tight">
        <span className="min-w-0 text-felt">{first}</span>
        <span className="min-w-0 text-right text-brick">{second}</span>
      </p>
      <div
        role="img"
        aria-label={aheadInWords(words, both, against)}
        className="flex h-14 overflow-hidden rounded-xl print:border"
      >
        {parts.map(({ key, count, look }) => (
          <span
            key={key}
            style={{ flexGrow: count }}
            className={`grid min-w-12 basis-0 place-items-center font-semibold text-xl tabular-nums ${look}`}
          >
            {count}
          </span>
        ))}
      </div>
    </section>
  );
}

/** As wide as on a phone and as on all else: letters stay as large as they are. */
const SIZES = [
  { width: 312, shown: 'max-w-[24rem] @min-[45rem]:hidden print:hidden' },
  { width: 720, shown: 'max-w-[45rem] hidden @min-[45rem]:block print:block' },
] as const;
const PAD = { top: 26, bottom: 46, side: 8 };
/** So far from one game to the next at the most, and from a lead to one more. */
const STEP = 110;
const LEAD = { most: 40, all: 180 };
/** More games than this, and they are not marked one by one. */
const MOST_MARKS = 60;

/** By how many games who was ahead after each of them: above the line the first, below it the second. */
export function LeadChart({ both, course }: { both: Both; course: HeadToHead['course'] }) {
  const words = useWords();
  const { t } = words;
  if (course.length < 2) return null;
  const [first, second] = both;
  // As far as it went, on either side: who never led has no room of their own.
  const leads = course.map(({ lead }) => lead);
  const isLevel = leads.every((lead) => lead === 0);
  const most = isLevel ? 1 : Math.max(...leads, 0);
  const least = isLevel ? -1 : Math.min(...leads, 0);
  const high = Math.min(LEAD.all, (most - least) * LEAD.most);
  const height = PAD.top + high + PAD.bottom;
  const days = course.map(({ at }) => shortDay(words, at.slice(0, 10)));
  const says = (lead: number) =>
    lead === 0
      ? t('players.leadLevel')
      : t('players.leadBy', { name: lead > 0 ? first : second, games: Math.abs(lead) });
  return (
    <figure className="@container flex flex-col gap-1 print:break-inside-avoid">
      <figcaption className="font-semibold text-lg">{t('players.ledWhen')}</figcaption>
      {SIZES.map(({ width, shown }) => {
        const step = Math.min(STEP, (width - 2 * PAD.side) / course.length);
        const end = PAD.side + course.length * step;
        const x = (i: number) => PAD.side + i * step;
        const y = (lead: number) => PAD.top + ((most - lead) / (most - least)) * high;
        const below = labelled(course.length, end, Math.max(...days.map(widthOf)) + 10);
        const path = course
          .map(({ lead }, i) => `L${x(i + 1).toFixed(1)} ${y(lead).toFixed(1)}`)
          .join('');
        const area = (sign: 1 | -1) =>
          `M${x(0)} ${y(0)}${course
            .map(
              ({ lead }, i) =>
                `L${x(i + 1).toFixed(1)} ${y(sign * lead > 0 ? lead : 0).toFixed(1)}`,
            )
            .join('')}V${y(0)}Z`;
        return (
          <svg
            key={width}
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            fontSize={TEXT}
            className={`h-auto w-full fill-ink ${shown}`}
          >
            <path d={area(1)} className="fill-felt/25" />
            <path d={area(-1)} className="fill-brick/25" />
            <line x1={PAD.side} x2={end} y1={y(0)} y2={y(0)} className="stroke-ink/50" />
            <path
              d={`M${x(0)} ${y(0)}${path}`}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-ink"
            />
            {most > 0 && (
              <text x={PAD.side} y={16} className="fill-felt" fontWeight="600">
                {t('players.aheadOf', { name: first })}
              </text>
            )}
            {least < 0 && (
              <text x={PAD.side} y={height - 30} className="fill-brick" fontWeight="600">
                {t('players.aheadOf', { name: second })}
              </text>
            )}
            {below.map((i) => (
              <text
                key={i}
                x={x(i + 1)}
                y={height - 8}
                textAnchor={x(i + 1) + widthOf(days[i] ?? '') / 2 > width ? 'end' : 'middle'}
                className="fill-ink-dim"
              >
                {days[i]}
              </text>
            ))}
            {course.map(({ game, isOnPaper, at, lead }, i) => (
              <a
                key={game}
                {...(!isOnPaper && { href: `/games/${game}/record` })}
                className="group"
                tabIndex={-1}
              >
                <title>{`${dayInWords(words, at.slice(0, 10))}: ${says(lead)}`}</title>
                <rect
                  x={x(i + 1) - step / 2}
                  y={0}
                  width={step}
                  height={height}
                  fill="transparent"
                />
                <circle
                  cx={x(i + 1)}
                  cy={y(lead)}
                  r={course.length > MOST_MARKS ? 0 : 4}
                  className="fill-ink group-hover:fill-felt"
                />
              </a>
            ))}
          </svg>
        );
      })}
    </figure>
  );
}

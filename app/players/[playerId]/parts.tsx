/** The parts of a player's page: form, variants, company, trumps, ratings. */
import type { Route } from 'next';
import Link from 'next/link';
import { LineChart } from '@/app/ui/charts/line-chart';
import { ShareBar } from '@/app/ui/charts/share-bar';
import { Fold } from '@/app/ui/fold';
import { dayInWords } from '@/lib/i18n/days';
import { paperTotal } from '@/lib/i18n/evening';
import { percent, ratingInWords, variantFigures } from '@/lib/i18n/player';
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { FormGame, PlayerStats } from '@/lib/league/player-stats';
import type { PlayerPage, RatingCourse } from '@/lib/server/archive';
import { TrumpWord } from './trump-word';

const head = 'py-1.5 font-normal text-[0.9375rem] text-ink-dim';
export const row = 'border-ink/10 border-t align-top print:break-inside-avoid';

/** A part of the page that waits on a phone until it is asked for. */
export const PhoneFold = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title}>
    <Fold title={<h2>{title}</h2>} look="font-semibold text-lg" className="fold-on-phone">
      {children}
    </Fold>
  </section>
);

/** What stands above a name, and above the figures beside it. */
export const Heads = ({ of: [first, ...figures] }: { of: readonly string[] }) => (
  <tr className="align-bottom">
    <th scope="col" className={`${head} text-left`}>
      {first}
    </th>
    {figures.map((text) => (
      <th key={text} scope="col" className={`${head} pl-3 text-right`}>
        {text}
      </th>
    ))}
  </tr>
);

/** The last games, the latest at the right. */
export function Form({ form }: { form: readonly FormGame[] }) {
  const words = useWords();
  const { t } = words;
  if (form.length === 0) return null;
  return (
    <section aria-labelledby="form" className="flex flex-col gap-2">
      <h2 id="form" className="font-semibold text-lg">
        {t('players.form')}
      </h2>
      <ol className="flex flex-wrap gap-1.5">
        {form.map(({ game, at, variant, won, isLevel, place, sides, isOnPaper }) => {
          const shown = isLevel ? `${place}=` : place;
          const said = t(`players.form${isLevel ? 'Level' : won ? 'Won' : 'Place'}`, {
            variant: variantName(words, variant),
            day: dayInWords(words, at.slice(0, 10)),
            place: String(place),
            sides: String(sides),
          });
          const look = `grid size-12 place-items-center rounded-lg border-2 font-semibold text-lg ${won ? 'border-felt bg-felt text-paper print:border-4 print:bg-transparent print:text-ink' : 'border-ink/30 bg-card'}`;
          return (
            <li key={game}>
              {isOnPaper ? (
                <span className={`${look} border-dashed`}>
                  <span aria-hidden="true">{shown}</span>
                  <span className="sr-only">{said}</span>
                </span>
              ) : (
                <Link href={`/games/${game}/record` as Route} aria-label={said} className={look}>
                  {shown}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <p className="text-[0.9375rem] text-ink-dim">
        {t('players.formHow')} {form.some(({ isLevel }) => isLevel) && t('players.formLevelHow')}
      </p>
    </section>
  );
}

/** What each evening of the season brought, as the table counts it: bars from the lowest line of them. */
export function Evenings({ standing }: { standing: PlayerPage['standing'] }) {
  const words = useWords();
  const { t } = words;
  const values = standing?.evenings.flatMap(({ value }) => value ?? []) ?? [];
  if (!standing || values.length === 0) return null;
  const { measure, evenings } = standing;
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  // On a phone the last one and the highest say enough, where both have room.
  const last = evenings.findLastIndex(({ value }) => value !== null);
  const highest = evenings.findIndex(({ value }) => value === Math.max(...values));
  const marked = new Set(last - highest === 1 ? [last] : [last, highest]);
  const decimals = decimalsOf(values);
  const says = (value: number) => valueInWords(words, value, { measure, decimals });
  const widest = Math.max(...values.map((value) => says(value).length));
  const onPhone =
    widest * FIGURE_WIDTH <= PHONE_WIDTH / evenings.length
      ? 'level'
      : evenings.length <= MOST_UPRIGHT
        ? 'upright'
        : 'some';
  return (
    <section aria-labelledby="evenings" className="flex flex-col gap-2">
      <h2 id="evenings" className="font-semibold text-lg">
        {t('players.byEvening')}
      </h2>
      <ol
        className={`mt-5 flex ${values.length > 1 ? 'h-44' : 'h-20'} gap-0.5 sm:gap-1 ${onPhone === 'upright' ? 'max-md:mt-12' : ''}`}
      >
        {evenings.map(({ date, value, dropped }, i) => {
          const said = `${dayInWords(words, date)}: ${value === null ? '–' : says(value)}${dropped ? `, ${t(`standings.notes.${dropped}`)}` : ''}`;
          return (
            // Two evenings can be on one day.
            <li key={i} className="relative min-w-0 max-w-20 flex-1" title={said}>
              <span className="sr-only">{said}</span>
              {value !== null && (
                <span
                  aria-hidden="true"
                  className={`absolute inset-x-0 rounded-sm border print:border-2 ${value < 0 ? 'border-brick bg-brick/70' : 'border-felt bg-felt/80'} ${dropped ? 'border-dashed opacity-35' : ''}`}
                  style={{
                    top: `${((top - Math.max(value, 0)) / span) * 100}%`,
                    height: `max(3px, ${(Math.abs(value) / span) * 100}%)`,
                  }}
                />
              )}
              {value !== null && (
                <span
                  aria-hidden="true"
                  className={`absolute tabular-nums md:hidden ${PHONE_LOOKS[onPhone]} ${onPhone === 'some' && !marked.has(i) ? 'hidden' : ''}`}
                  style={{ top: `${((top - Math.max(value, 0)) / span) * 100}%` }}
                >
                  {says(value)}
                </span>
              )}
              {value !== null && evenings.length <= MOST_FIGURES && (
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 hidden translate-y-[-1.3em] text-center text-[0.9375rem] tabular-nums md:block"
                  style={{ top: `${((top - Math.max(value, 0)) / span) * 100}%` }}
                >
                  {says(value)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="text-[0.9375rem] text-ink-dim">
        {[...new Set([evenings[0]?.date ?? '', evenings.at(-1)?.date ?? ''])]
          .map((date) => dayInWords(words, date))
          .join(' – ')}
        {evenings.some(({ dropped }) => dropped) && ` · ${t('players.pale')}`}
      </p>
    </section>
  );
}
/** With more evenings there is no room for a figure above each. */
const MOST_FIGURES = 16;
/** On a phone, in pixels: a figure of the smallest print, and what all bars share. */
const FIGURE_WIDTH = 7.5;
const PHONE_WIDTH = 350;
/** Figures that are wider than their bars stand upright above them, as long as a line has room. */
const MOST_UPRIGHT = 18;
const PHONE_LOOKS = {
  level: 'inset-x-0 translate-y-[-1.4em] text-center text-[0.8125rem]',
  upright:
    'left-1/2 -translate-x-1/2 translate-y-[calc(-100%-0.25rem)] rotate-180 text-[0.8125rem] leading-none [writing-mode:vertical-rl]',
  some: '-inset-x-4 translate-y-[-1.3em] whitespace-nowrap text-center text-[0.9375rem]',
} as const;

export function ByVariant({ stats }: { stats: PlayerStats }) {
  const words = useWords();
  const { t } = words;
  if (stats.byVariant.length === 0) return null;
  return (
    <PhoneFold title={t('players.byVariant')}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('players.byVariant')}</caption>
        <thead>
          <Heads of={[t('players.variant'), t('players.games'), t('players.won')]} />
        </thead>
        {stats.byVariant.map((own) => (
          <tbody key={own.variant} className={row}>
            <tr>
              <th scope="row" className="pt-2 text-left font-semibold">
                {variantName(words, own.variant)}
              </th>
              <td className="pt-2 pl-3 text-right">{own.games}</td>
              <td className="whitespace-nowrap pt-2 pl-3 text-right">
                {own.wins}{' '}
                <span className="inline-block w-14 text-ink-dim">
                  {percent(own.wins, own.games)}
                </span>
              </td>
            </tr>
            <tr>
              <td colSpan={3} className="pb-2 text-[0.9375rem] text-ink-dim">
                {[
                  ...(own.level > 0 ? [t('players.wonLevel', { level: own.level })] : []),
                  ...variantFigures(words, own),
                ].join(' · ')}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </PhoneFold>
  );
}

export function Trumps({ stats }: { stats: PlayerStats }) {
  const { t } = useWords();
  const { trumps, favouriteTrump, bestTrump } = stats;
  if (trumps.length === 0) return null;
  return (
    <PhoneFold title={t('players.trumpsMade')}>
      <table className="w-full border-collapse">
        <caption className="text-left text-ink-dim">
          <span className="sr-only">{t('players.trumpsMade')}</span>
          {favouriteTrump &&
            (bestTrump
              ? t.rich('players.favouriteBest', {
                  trump: () => <TrumpWord trump={favouriteTrump} />,
                  best: () => <TrumpWord trump={bestTrump} />,
                })
              : t.rich('players.favourite', {
                  trump: () => <TrumpWord trump={favouriteTrump} />,
                }))}
        </caption>
        <thead>
          <Heads
            of={[t('players.trump'), t('players.made'), t('players.ahead'), t('players.share')]}
          />
        </thead>
        <tbody>
          {trumps.map(({ trump, made, won }) => (
            <tr key={trump} className={row}>
              <th scope="row" className="py-1.5 text-left font-normal">
                <TrumpWord trump={trump} />
              </th>
              <td className="py-1.5 pl-3 text-right">{made}</td>
              <td className="py-1.5 pl-3 text-right">{won}</td>
              <td className="whitespace-nowrap py-1.5 pl-3 text-right">
                <ShareBar share={won / made} />{' '}
                <span className="inline-block w-14">{percent(won, made)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}

/** What stands on paper of this player, evening by evening. */
export function Paper({ page: { paper, player } }: { page: PlayerPage }) {
  const words = useWords();
  const { t } = words;
  if (paper.length === 0) return null;
  return (
    <section aria-label={t('paper.list')}>
      <Fold
        title={<h2>{t('paper.list')}</h2>}
        look="font-semibold text-lg"
        className="fold-on-phone"
        open={paper.length <= FEW}
      >
        <ul className="border-ink/10 border-b">
          {paper.map(({ eveningId, date, variant, of, total }, i) => (
            // Several can be of one evening.
            <li key={i} className="border-ink/10 border-t">
              <Link
                href={`/leagues/${player.league?.id}/evenings/${eveningId}` as Route}
                className="flex min-h-12 items-center justify-between gap-4 py-1.5 leading-tight active:bg-paper-dark"
              >
                <span>
                  {dayInWords(words, date)}
                  <span className="block text-[0.9375rem] text-ink-dim">
                    {t('paper.line', {
                      variant: variantName(words, variant),
                      what: of === 'game' ? t('paper.game') : t(`scheme.measures.${of}.name`),
                      hands: 0,
                    })}
                  </span>
                </span>
                <span className="text-lg tabular-nums">
                  {paperTotal(words, total, { variant, of })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
/** So few stand open on a phone. */
const FEW = 4;

/** The rating over the evenings, from 1000 on where they are the first ones. */
export function Ratings({ ratings }: { ratings: readonly RatingCourse[] }) {
  const words = useWords();
  const { t } = words;
  if (ratings.length === 0) return null;
  const said = ratings.map(({ variant, after, games, isProvisional }) =>
    ratingInWords(words, {
      variant: variantName(words, variant),
      points: after.findLast(({ points }) => points !== null)?.points ?? 0,
      games,
      isProvisional,
    }),
  );
  const [first] = ratings;
  const dates = first?.after.map(({ date }) => dayInWords(words, date)) ?? [];
  const courses = ratings.map((course) => ({
    name: variantName(words, course.variant),
    values: courseOf(course),
  }));
  // Without a beginning, as in a later season, the first evening is the first point.
  const skipped = courses.every(({ values }) => values[0] === null) ? 1 : 0;
  return (
    <PhoneFold title={t('players.rating')}>
      <p className="pb-2 text-[0.9375rem] text-ink-dim">{t('standings.ratings.line')}</p>
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <LineChart
        title={t('players.ratingChart')}
        description={`${said.join('. ')}.`}
        pointName={t('players.evening')}
        points={[t('players.begin'), ...dates].slice(skipped)}
        series={courses.map(({ name, values }) => ({ name, values: values.slice(skipped) }))}
        format={String}
        leastSpan={100}
      />
    </PhoneFold>
  );
}

/** The ratings from the start on: what a newcomer has, just before the first evening with a game. */
function courseOf({ before, after }: RatingCourse): (number | null)[] {
  const values = [null, ...after.map(({ points }) => points)];
  const begins = values.findIndex((points) => points !== null);
  return values.map((points, i) => (i === begins - 1 ? before : points));
}

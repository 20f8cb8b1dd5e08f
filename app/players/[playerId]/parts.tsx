/** The parts of a player's page: form, variants, company, trumps, ratings. */
import type { Route } from 'next';
import Link from 'next/link';
import { LineChart } from '@/app/ui/charts/line-chart';
import { ShareBar } from '@/app/ui/charts/share-bar';
import { dayInWords } from '@/lib/i18n/en/archive';
import { percent, ratingInWords, variantFigures } from '@/lib/i18n/en/player';
import { VARIANTS } from '@/lib/i18n/en/variants';
import type { FormGame, PlayerStats } from '@/lib/league/player-stats';
import type { RatingCourse } from '@/lib/server/archive/player-page';
import { TrumpWord } from './trump-word';

export const caption = 'pb-1 text-left font-semibold text-xl';
export const head = 'py-1.5 font-normal text-[0.9375rem] text-ink-dim';
export const row = 'border-ink/10 border-t align-top print:break-inside-avoid';

/** The last games, the latest at the right. */
export function Form({ form }: { form: readonly FormGame[] }) {
  if (form.length === 0) return null;
  return (
    <section aria-labelledby="form" className="flex flex-col gap-2">
      <h2 id="form" className="font-semibold text-xl">
        Form
      </h2>
      <ol className="flex flex-wrap gap-1.5">
        {form.map(({ game, at, variant, won, place, sides }) => (
          <li key={game}>
            <Link
              href={`/games/${game}/record` as Route}
              aria-label={`${VARIANTS[variant].name}, ${dayInWords(at.slice(0, 10))}: ${won ? 'won' : `place ${place} of ${sides}`}`}
              className={`grid size-12 place-items-center rounded-lg border-2 font-semibold text-lg ${won ? 'border-felt bg-felt text-paper print:border-4 print:bg-transparent print:text-ink' : 'border-ink/30 bg-card'}`}
            >
              {place}
            </Link>
          </li>
        ))}
      </ol>
      <p className="text-[0.9375rem] text-ink-dim">
        The place in each of the last games, the latest at the right; won ones are filled.
      </p>
    </section>
  );
}

export function ByVariant({ stats }: { stats: PlayerStats }) {
  return (
    <table className="w-full border-collapse">
      <caption className={caption}>By variant</caption>
      <thead>
        <tr className="text-left">
          <th scope="col" className={head}>
            Variant
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Games
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Won
          </th>
        </tr>
      </thead>
      {stats.byVariant.map((own) => (
        <tbody key={own.variant} className={row}>
          <tr>
            <th scope="row" className="pt-2 text-left font-semibold">
              {VARIANTS[own.variant].name}
            </th>
            <td className="pt-2 pl-3 text-right">{own.games}</td>
            <td className="whitespace-nowrap pt-2 pl-3 text-right">
              {own.wins} <span className="text-ink-dim">{percent(own.wins, own.games)}</span>
            </td>
          </tr>
          <tr>
            <td colSpan={3} className="pb-2 text-[0.9375rem] text-ink-dim">
              {variantFigures(own).join(' · ')}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

export function Trumps({ stats }: { stats: PlayerStats }) {
  const { trumps, favouriteTrump, bestTrump } = stats;
  if (trumps.length === 0) return null;
  return (
    <table className="w-full border-collapse">
      <caption className={caption}>
        Trumps made
        <span className="block font-normal text-base text-ink-dim">
          {favouriteTrump && (
            <>
              Favourite: <TrumpWord trump={favouriteTrump} />
            </>
          )}
          {bestTrump && (
            <>
              {' · '}best: <TrumpWord trump={bestTrump} />
            </>
          )}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-left`}>
            Trump
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Made
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Ahead
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Share
          </th>
        </tr>
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
  );
}

/** The rating over the evenings, from 1000 on where they are the first ones. */
export function Ratings({ ratings }: { ratings: readonly RatingCourse[] }) {
  if (ratings.length === 0) return null;
  const words = ratings.map(({ variant, after, games, isProvisional }) =>
    ratingInWords({
      variant: VARIANTS[variant].name,
      points: after.findLast(({ points }) => points !== null)?.points ?? 0,
      games,
      isProvisional,
    }),
  );
  const [first] = ratings;
  const dates = first?.after.map(({ date }) => dayInWords(date)) ?? [];
  const courses = ratings.map((course) => ({
    name: VARIANTS[course.variant].name,
    values: courseOf(course),
  }));
  // Without a beginning, as in a later season, the first evening is the first point.
  const skipped = courses.every(({ values }) => values[0] === null) ? 1 : 0;
  return (
    <section aria-labelledby="rating" className="flex flex-col gap-2">
      <h2 id="rating" className="font-semibold text-xl">
        Rating
      </h2>
      <ul>
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <LineChart
        title="Rating after every evening"
        description={`${words.join('. ')}.`}
        pointName="Evening"
        points={['Start', ...dates].slice(skipped)}
        series={courses.map(({ name, values }) => ({ name, values: values.slice(skipped) }))}
        format={String}
        leastSpan={100}
      />
    </section>
  );
}

/** The ratings from the start on: what a newcomer has, just before the first evening with a game. */
function courseOf({ before, after }: RatingCourse): (number | null)[] {
  const values = [null, ...after.map(({ points }) => points)];
  const begins = values.findIndex((points) => points !== null);
  return values.map((points, i) => (i === begins - 1 ? before : points));
}

/** The parts of a player's page: form, variants, company, trumps, ratings. */
import type { Route } from 'next';
import Link from 'next/link';
import { LineChart } from '@/app/ui/charts/line-chart';
import { ShareBar } from '@/app/ui/charts/share-bar';
import { dayInWords } from '@/lib/i18n/en/archive';
import { percent, ratingInWords, variantFigures } from '@/lib/i18n/en/player';
import { VARIANTS } from '@/lib/i18n/en/variants';
import type { Company, FormGame, PlayerStats } from '@/lib/league/player-stats';
import type { RatingCourse } from '@/lib/server/archive/player-page';
import { TrumpWord } from './trump-word';

const caption = 'pb-1 text-left font-semibold text-xl';
const head = 'py-1.5 font-normal text-[0.9375rem] text-ink-dim';
const row = 'border-ink/10 border-t align-top print:break-inside-avoid';

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
              className={`grid size-12 place-items-center rounded-lg border-2 font-semibold text-lg ${won ? 'border-felt bg-felt text-paper print:border-4 print:bg-transparent print:text-ink' : 'border-ink/30 bg-white'}`}
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

const SHOWN = 8;

/** Whom a player sat with, or against. */
export function CompanyTable({
  title,
  player,
  company,
  names,
}: {
  title: string;
  player: string;
  company: readonly Company[];
  names: ReadonlyMap<string, string>;
}) {
  if (company.length === 0) return null;
  const rows = (list: readonly Company[]) =>
    list.map(({ player: other, games, wins }) => (
      <tr key={other} className={row}>
        <th scope="row" className="py-1 text-left font-normal">
          <Link
            href={`/players/${player}/against/${other}` as Route}
            className="inline-flex min-h-11 items-center underline decoration-ink/30 underline-offset-4"
          >
            {names.get(other) ?? 'former player'}
          </Link>
        </th>
        <td className="py-1 pl-3 text-right align-middle">{games}</td>
        <td className="py-1 pl-3 text-right align-middle">{wins}</td>
        <td className="whitespace-nowrap py-1 pl-3 text-right align-middle">
          <ShareBar share={wins / games} />{' '}
          <span className="inline-block w-14">{percent(wins, games)}</span>
        </td>
      </tr>
    ));
  const more = company.slice(SHOWN);
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className={caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              Name
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              Games
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              Won
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>{rows(company.slice(0, SHOWN))}</tbody>
      </table>
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-12 items-center underline underline-offset-4">
            {more.length} more
          </summary>
          <table className="w-full border-collapse">
            <caption className="sr-only">{title}, the others</caption>
            <tbody>{rows(more)}</tbody>
          </table>
        </details>
      )}
    </div>
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

/** The rating over the evenings; where there was only one evening, only what it came to. */
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
        points={first?.after.map(({ date }) => dayInWords(date)) ?? []}
        series={ratings.map(({ variant, after }) => ({
          name: VARIANTS[variant].name,
          values: after.map(({ points }) => points),
        }))}
        format={String}
      />
    </section>
  );
}

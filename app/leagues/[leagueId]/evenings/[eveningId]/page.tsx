import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DownIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { weekdayInWords } from '@/lib/i18n/days';
import { outcome, total } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { isLongOver } from '@/lib/league/days';
import { viewer } from '@/lib/server/account';
import { type EveningPage as Evening, findEvening, isAtLeast } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, smallKey } from '../../../parts';
import { LeaguePage } from '../../league-page';
import { Attendance } from './attendance';
import { EveningRanking } from './evening-ranking';
import { Tables } from './tables';

type Props = {
  params: Promise<{ leagueId: string; eveningId: string }>;
  searchParams: Promise<{ look?: string | string[] }>;
};

const readEvening = cache(async (leagueId: string, eveningId: string, look: boolean) =>
  findEvening(await viewer(), { leagueId, eveningId, look }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await getWords();
  const { leagueId, eveningId } = await params;
  const page = await readEvening(leagueId, eveningId, false);
  return page ? { title: `${page.league.name}, ${weekdayInWords(words, page.evening.date)}` } : {};
}

/** Who is there, who sits where, the games and the ranking of one evening. */
export default async function EveningPage({ params, searchParams }: Props) {
  const words = await getWords();
  const { t } = words;
  const { leagueId, eveningId } = await params;
  const look = (await searchParams).look === '1';
  const page = await readEvening(leagueId, eveningId, look);
  if (!page) notFound();
  const { league, season, evening, roster, sheet, tables, usual, games } = page;
  const mayWrite = isAtLeast(league.role, 'scorer');
  const mayPlay = mayWrite && !season.closed;
  // Nobody looks at it any more to see where to sit.
  const isPast = games.length > 0 && games.every(({ over }) => over) && isLongOver(evening.date);
  const there = (
    <Attendance
      leagueId={leagueId}
      eveningId={eveningId}
      roster={roster}
      mayWrite={mayWrite}
      isOpen={tables.length === 0 && games.length === 0}
    />
  );
  const sheetOfTables = (
    <Tables
      eveningId={eveningId}
      counting={season.variants}
      usual={usual}
      roster={roster}
      sheet={sheet}
      tables={tables}
      mayWrite={mayPlay}
    />
  );
  const list = <Games page={page} mayPlay={mayPlay} />;
  const ranking = games.some(({ over }) => over) && <EveningRanking page={page} />;
  return (
    <LeaguePage
      league={league}
      part="/evenings"
      back={{ href: leagueRoute(leagueId, '/evenings'), label: t('evenings.title') }}
    >
      <header className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold text-2xl first-letter:uppercase">
            {weekdayInWords(words, evening.date)}
          </h2>
          <p className="text-ink-dim first-letter:uppercase">
            {t('evenings.which', {
              hasName: evening.name ? 'yes' : 'no',
              name: evening.name,
              number: String(evening.number),
              season: season.name,
              isFinal: evening.isFinal ? 'yes' : 'no',
            })}
          </p>
        </div>
        {mayWrite && (
          <Link
            href={leagueRoute(leagueId, `/evenings/${eveningId}/edit`)}
            className={`${smallKey} shrink-0 whitespace-nowrap print:hidden`}
          >
            {t('evenings.change')}
          </Link>
        )}
      </header>
      {isPast ? (
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12">
            {list}
            {ranking}
          </div>
          <div className="flex flex-col gap-2 print:hidden">
            {there}
            {(tables.length > 0 || mayPlay) && (
              <details className="group">
                <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-lg">
                  {t('evenings.sheet')}
                  <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
                    <DownIcon />
                  </span>
                </summary>
                {sheetOfTables}
              </details>
            )}
          </div>
        </div>
      ) : (
        <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
          <div className="lg:col-start-2 lg:row-start-1">{there}</div>
          <div className="flex flex-col gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {sheetOfTables}
            {list}
          </div>
          {ranking && <div className="lg:col-start-2 lg:row-start-2">{ranking}</div>}
        </div>
      )}
    </LeaguePage>
  );
}

function Games({ page, mayPlay }: { page: Evening; mayPlay: boolean }) {
  const words = useWords();
  const { t } = words;
  const { games, evening } = page;
  const running = games.filter(({ over }) => !over);
  const finished = games.filter(({ over }) => over).toReversed();
  return (
    <section aria-label={t('evenings.games.title')} className="flex flex-col gap-2">
      <h3 className="font-semibold text-lg">{t('evenings.games.title')}</h3>
      {games.length === 0 && <p className="text-ink-dim">{t('evenings.games.none')}</p>}
      <ul className="divide-y divide-ink/10 border-ink/10 border-y empty:hidden">
        {[...running, ...finished].map((game) => (
          <li key={game.id}>
            <Link
              href={`/games/${game.id}` as Route}
              className="block min-h-14 py-2.5 active:bg-paper-dark"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="flex flex-wrap gap-x-4">
                  {game.sides.map((side, i) => (
                    <span key={side}>
                      {side} <span className="text-ink-dim">{total(words, game.tally, i)}</span>
                    </span>
                  ))}
                </span>
                {!game.over && (
                  <span className="shrink-0 font-semibold text-[0.9375rem]">
                    {t('evenings.games.running')}
                  </span>
                )}
              </span>
              <span className="block text-[0.9375rem] text-ink-dim">
                {game.over
                  ? t('evenings.games.line', {
                      variant: variantName(words, game.variant),
                      outcome: outcome(words, game.sides, game.tally),
                    })
                  : variantName(words, game.variant)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {mayPlay && (
        <Link href={`/games/new?evening=${evening.id}`} className={keyOnPaper}>
          {t('evenings.games.fresh')}
        </Link>
      )}
    </section>
  );
}

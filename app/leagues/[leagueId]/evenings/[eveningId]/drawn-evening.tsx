/** The page of an evening, drawn once for all who may see the same of it (app/drawn). */
import type { Route } from 'next';
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { DownIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { weekdayInWords } from '@/lib/i18n/days';
import { outcome, total } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { wordsIn } from '@/lib/i18n/words-in';
import { isLongOver } from '@/lib/league/days';
import type { EveningPage as Evening } from '@/lib/server/leagues';
import type { DrawEvening } from '@/lib/server/operations/drawn-pages';
import { leagueRoute, smallKey } from '../../../parts';
import { LeaguePage } from '../../league-page';
import { Attendance } from './attendance';
import { EveningRanking } from './evening-ranking';
import { PaperResults } from './paper-results';
import { Tables } from './tables';

export const drawEvening: DrawEvening = (page, language) => ({
  title: `${page.league.name}, ${weekdayInWords(wordsIn(language), page.evening.date)}`,
  html: drawn(<EveningPage page={page} />, language),
});

/** Who is there, who sits where, the games and the ranking of one evening. */
function EveningPage({ page }: { page: Evening }) {
  const words = useWords();
  const { t } = words;
  const { league, season, evening, roster, sheet, tables, usual, games } = page;
  const { mayWrite, mayPlay } = page;
  const eveningId = evening.id;
  // Nobody looks at it any more to see where to sit.
  const isPast =
    games.length + page.paper.length > 0 &&
    games.every(({ over }) => over) &&
    isLongOver(evening.date);
  const there = (
    <Island
      name="attendance"
      isLive={mayWrite}
      part={Attendance}
      props={{
        leagueId: league.id,
        eveningId,
        roster,
        mayWrite,
        isOpen: tables.length === 0 && games.length === 0,
      }}
    />
  );
  const sheetOfTables = (
    <Island
      name="tables"
      isLive={mayPlay}
      part={Tables}
      props={{
        eveningId,
        counting: season.variants,
        usual,
        roster,
        sheet,
        tables,
        mayWrite: mayPlay,
      }}
    />
  );
  const list = (
    <>
      <Games page={page} mayPlay={mayPlay} />
      <PaperResults page={page} />
    </>
  );
  const hasResults = page.paper.length > 0 || games.some(({ over }) => over);
  const ranking = hasResults && <EveningRanking page={page} />;
  return (
    <LeaguePage
      league={league}
      part="/evenings"
      back={{ href: leagueRoute(league.id, '/evenings'), label: t('evenings.title') }}
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
            href={leagueRoute(league.id, `/evenings/${eveningId}/edit`)}
            className={`${smallKey} shrink-0 whitespace-nowrap print:hidden`}
          >
            {t('evenings.change')}
          </Link>
        )}
      </header>
      {isPast ? (
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12">
            <div className="flex flex-col gap-8">{list}</div>
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

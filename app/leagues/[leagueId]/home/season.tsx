/** A season on its league's first page: who leads it, and what it holds in a few figures. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { Mark } from '@/app/ui/slate/mark';
import { valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { LeagueHome as Home } from '@/lib/server/leagues';
import { leagueRoute, linkInText, playerRoute } from '../../parts';
import { Movement } from '../standings-table';

/** The first of the season, with how they moved at the last evening. */
export function Top({ home: { league, season, top } }: { home: Home }) {
  const words = useWords();
  const { t } = words;
  if (!season) return null;
  const { measure } = season.scheme;
  return (
    <section aria-label={t('leagues.home.top')}>
      <div className="flex items-center justify-between gap-3 pb-1">
        <h2 className="min-w-0 leading-tight">
          <span className="block font-semibold text-lg">{t('leagues.home.top')}</span>
          <span className="block text-[0.9375rem] text-ink-dim">
            {t(`scheme.measures.${measure}.name`)}
          </span>
        </h2>
        <Link
          href={leagueRoute(league.id, `/seasons/${season.id}`)}
          className={`${linkInText} shrink-0`}
        >
          {t('leagues.home.wholeTable')}
        </Link>
      </div>
      <ol className="border-ink/15 border-t">
        {top.map((row) => (
          <li key={row.id} data-who={`player=${row.id}`} className="border-ink/10 border-b">
            <Link
              href={playerRoute(row.id)}
              className="grid min-h-11 grid-cols-[1.5rem_1.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 active:bg-paper-dark md:min-h-13"
            >
              <span className="text-right text-ink-dim tabular-nums">{row.rank}</span>
              <Mark name={row.name} seed={row.id} />
              <span className="truncate font-semibold md:text-lg">{row.name}</span>
              <span className="text-[0.9375rem] text-ink-dim">
                <Movement of={row} />
              </span>
              <span className="min-w-14 text-right font-semibold tabular-nums md:text-lg">
                {row.total === null ? '' : valueInWords(words, row.total, { measure })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The season in a few figures, and the ways on. */
export function Season({ home: { league, season, evenings, games, players } }: { home: Home }) {
  const { t } = useWords();
  const path = season ? `/seasons/${season.id}` : '';
  const facts = [
    [t('leagues.home.facts.evenings'), evenings],
    [t('leagues.home.facts.games'), games],
    [t('leagues.home.facts.players'), players],
  ] as const;
  return (
    <section aria-label={t('leagues.home.season')} className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem] text-ink-dim">{label}</dt>
            <dd className="text-[1.75rem] leading-tight tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {season && (
        <p className="flex flex-wrap gap-3 print:hidden">
          {evenings > 1 && (
            <Link href={leagueRoute(league.id, `${path}/race`)} className={keyOnPaper}>
              {t('seasons.ways.race')}
            </Link>
          )}
          <Link href={leagueRoute(league.id, '/seasons/records')} className={keyOnPaper}>
            {t('seasons.ways.records')}
          </Link>
          <Link href={leagueRoute(league.id, '/calendar')} className={keyOnPaper}>
            {t('leagues.home.calendar')}
          </Link>
        </p>
      )}
    </section>
  );
}

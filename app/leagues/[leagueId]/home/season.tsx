/** The seasons on a league's first page: who leads each, and what it holds in a few figures. */
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { Mark } from '@/app/ui/slate/mark';
import { playedInWords } from '@/lib/i18n/evening';
import { decimalsOf, measureInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { HomeSeason, LeagueHome } from '@/lib/server/leagues';
import { leagueRoute, linkInText, playerRoute } from '../../parts';
import { whoHas } from '../chalk-winner';
import { Movement } from '../standings-table';

/** The first of a season, with how they moved at the last evening; beside another one with its name and figures. */
export function Top({
  leagueId,
  season,
  isOne,
}: {
  leagueId: string;
  season: HomeSeason;
  isOne: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { name, top, level, scheme, evenings, played, isOver, champions } = season;
  const { measure } = scheme;
  // Where everybody is new, that says nothing of anybody.
  const hasMoved = top.some(({ movement }) => movement !== null);
  const decimals = decimalsOf(top.map(({ total }) => total));
  const title = isOver ? `${name} ${t('seasons.over')}` : isOne ? t('leagues.home.top') : name;
  return (
    <section aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-lg leading-tight">{title}</h2>
        <Link
          href={leagueRoute(leagueId, `/seasons/${season.id}`)}
          className={`${linkInText} -my-1 shrink-0`}
        >
          {t('leagues.home.wholeTable')}
        </Link>
      </div>
      <div className="pb-2 leading-tight">
        {champions.length > 0 && (
          <p>{t('leagues.home.champion', { names: whoHas(words, champions) })}</p>
        )}
        <p className="text-[0.9375rem] text-ink-dim">
          {[
            measureInWords(words, scheme),
            !isOne &&
              top.length > 0 &&
              t('leagues.home.counts', {
                evenings,
                played: playedInWords(words, played, 'short'),
              }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {top.length === 0 && (
        <p className="border-ink/15 border-t py-2 text-ink-dim">{t('seasons.empty.noneCounts')}</p>
      )}
      <ol className="border-ink/15 border-t empty:hidden">
        {top.map((row) => (
          <li key={row.id} data-who={`player=${row.id}`} className="border-ink/10 border-b">
            <Link
              href={playerRoute(row.id)}
              className="grid min-h-11 grid-cols-[1.5rem_1.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 py-1.5 active:bg-paper-dark md:min-h-13"
            >
              <span className="text-right text-ink-dim tabular-nums">{row.rank}</span>
              <Mark name={row.name} seed={row.id} />
              <span className="wrap-break-word font-semibold leading-tight lg:text-lg">
                {row.name}
              </span>
              <span className="text-[0.9375rem] text-ink-dim">
                {hasMoved && <Movement of={row} />}
              </span>
              <span className="min-w-14 text-right font-semibold tabular-nums lg:text-lg">
                {row.total === null ? '' : valueInWords(words, row.total, { measure, decimals })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {level > 0 && (
        <p className="pt-1.5 pl-[1.875rem] text-[0.9375rem] text-ink-dim">
          {t('leagues.home.alsoLevel', { count: level, rank: String(top.at(-1)?.rank) })}
        </p>
      )}
    </section>
  );
}

/** The season in a few figures, where it is the only one, and the ways on. */
export function Ways({ home: { league, seasons, players } }: { home: LeagueHome }) {
  const words = useWords();
  const { t } = words;
  const [season] = seasons;
  const isOne = seasons.length < 2;
  const hasBegun = seasons.some(({ evenings, hiddenSince }) => evenings > 0 || hiddenSince);
  const facts = [
    ...(isOne && season && season.evenings > 0
      ? ([
          [t('leagues.home.facts.evenings', { count: season.evenings }), season.evenings],
          [playedInWords(words, season.played, 'what'), season.played.games + season.played.paper],
        ] as const)
      : []),
    ...(hasBegun ? [[t('leagues.home.facts.players', { count: players }), players] as const] : []),
  ] as const;
  return (
    <section aria-label={t('leagues.home.season')} className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {facts.map(([what, figure]) => (
          <div key={what} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem] text-ink-dim">{what}</dt>
            <dd className="text-[1.75rem] leading-tight tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {season && (
        <p className="flex flex-wrap gap-3 print:hidden">
          {seasons
            .filter(({ evenings }) => evenings > 1)
            .map(({ id, name }) => (
              <Link
                key={id}
                href={leagueRoute(league.id, `/seasons/${id}/race`)}
                className={keyOnPaper}
              >
                {t('seasons.ways.race')}
                {!isOne && ` ${name}`}
              </Link>
            ))}
          {hasBegun && (
            <Link href={leagueRoute(league.id, '/seasons/records')} className={keyOnPaper}>
              {t('seasons.ways.records')}
            </Link>
          )}
          <Link href={leagueRoute(league.id, '/calendar')} className={keyOnPaper}>
            {t('leagues.home.calendar')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The head of a season's table: every evening leads to its page. */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { shortDay } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Standings } from '@/lib/league/table';

/** What every cell has, in the head and below it (standings.css). */
export const line = 'standings-line';
/** Stays while the table scrolls sideways. */
export const staysLeft = 'sticky left-0 bg-paper print:static';
/** The first column, up to the edge: in a padding of the frame figures would show beside it. */
export const rankColumn = 'w-13 min-w-13 pr-0 pl-4 print:pl-0';

const head = `${line} border-b-ink/40 bg-paper pt-1 pb-2 align-bottom font-normal text-[0.9375rem] text-ink-dim leading-tight`;
const figureHead = `${head} px-2 text-right`;

export function StandingsHead({
  standings: { evenings, columns },
  leagueId,
  seasonId,
  inPairs,
  days,
}: {
  standings: Pick<Standings, 'evenings' | 'columns'>;
  leagueId: string;
  seasonId: string;
  /** Rows are pairs. */
  inPairs?: boolean;
  /** The days of the evenings in words, in their order. */
  days: readonly string[];
}) {
  const words = useWords();
  const { t } = words;
  const stays = 'sticky top-0 print:static';
  const top = `${figureHead} ${stays} z-10`;
  // What the games behind a figure of the column have in common.
  const leading = (more: { evening?: string; season?: string; result: 'finished' | 'won' }) => ({
    'data-games': searchHref('', more).slice(1),
  });
  const all = leading({ season: seasonId, result: 'finished' });
  return (
    <thead>
      <tr>
        <th scope="col" className={`${head} ${stays} ${staysLeft} ${rankColumn} z-20 text-left`}>
          <abbr title={t('standings.heads.rank')} className="no-underline">
            #
          </abbr>
        </th>
        <th scope="col" className={`${head} ${stays} ${staysLeft} left-13 z-20 text-left`}>
          {inPairs ? t('standings.heads.pair') : t('standings.heads.name')}
        </th>
        <th scope="col" {...all} className={`${top} font-semibold text-ink`}>
          {t('standings.heads.total')}
        </th>
        <th scope="col" className={top}>
          <span className="sr-only">{t('standings.heads.movement')}</span>
          <span aria-hidden="true">↑↓</span>
        </th>
        <th scope="col" {...all} className={top}>
          {t('standings.heads.gap')}
        </th>
        {evenings.map(({ id, date, isFinal }, i) => (
          <th
            key={id}
            scope="col"
            {...leading({ evening: id, result: 'finished' })}
            className={`${head} ${stays} z-10 text-right`}
          >
            <Link
              href={`/leagues/${leagueId}/evenings/${id}` as Route}
              aria-label={t('standings.evening', {
                day: days[i] ?? '',
                kind: isFinal ? 'final' : 'plain',
              })}
              className="flex min-h-12 min-w-12 items-end justify-end px-2 underline decoration-ink/30 underline-offset-4 print:min-h-0 print:no-underline"
            >
              <span>
                {shortDay(words, date)}
                {isFinal && <span className="block text-[0.8125rem]">{t('standings.final')}</span>}
              </span>
            </Link>
          </th>
        ))}
        {(['evenings', 'games', 'mean', 'best', 'worst', 'wins'] as const).map((id) => (
          <th
            key={id}
            scope="col"
            {...(id === 'wins' ? leading({ season: seasonId, result: 'won' }) : all)}
            className={top}
          >
            {t(`standings.heads.${id}`)}
          </th>
        ))}
        {columns.map((id) => (
          <th key={id} scope="col" {...all} className={top}>
            <abbr title={t(`standings.columns.${id}.full`)} className="no-underline">
              {t(`standings.columns.${id}.head`)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

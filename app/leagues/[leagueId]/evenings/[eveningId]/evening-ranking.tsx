/** What the evening alone came to, counted as the season counts. */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { EveningPage } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../../../parts';

export function EveningRanking({ page }: { page: EveningPage }) {
  const words = useWords();
  const { t } = words;
  const { ranking, season, evening, league } = page;
  const { measure } = season.scheme;
  const decimals = decimalsOf(ranking?.rows.map(({ total }) => total) ?? []);
  return (
    <section aria-label={t('evenings.ranking.title')}>
      <h3 className="font-semibold text-lg">{t('evenings.ranking.title')}</h3>
      {ranking ? (
        <table className="w-full">
          <caption className="pb-1 text-left text-[0.9375rem] text-ink-dim">
            {t('evenings.ranking.caption', { measure: t(`scheme.measures.${measure}.name`) })}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('evenings.ranking.rank')}</th>
              <th scope="col">{t('evenings.ranking.name')}</th>
              <th scope="col">{t('evenings.ranking.games')}</th>
              <th scope="col">{t('evenings.ranking.result')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-ink/10 border-ink/15 border-y">
            {ranking.rows.map((row) => (
              <tr key={row.id}>
                <td className="w-8">{row.rank ?? '–'}</td>
                <th scope="row" className="text-left font-normal">
                  {row.cells.some(({ games }) => games.length > 0) ? (
                    <Link
                      href={
                        searchHref(`/leagues/${league.id}/games`, {
                          player: row.id,
                          evening: evening.id,
                        }) as Route
                      }
                      className="flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
                    >
                      {row.name}
                    </Link>
                  ) : (
                    <span className="flex min-h-12 items-center">{row.name}</span>
                  )}
                </th>
                <td className="px-3 text-right text-[0.9375rem] text-ink-dim">
                  {t('evenings.ranking.count', { games: row.games })}
                </td>
                <td className="text-right font-semibold">
                  {row.total === null ? '–' : valueInWords(words, row.total, { measure, decimals })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-ink-dim">
          {t('evenings.ranking.hidden')}{' '}
          {league.role === 'owner' && (
            <Link
              href={leagueRoute(league.id, `/evenings/${evening.id}?look=1`)}
              className={linkInText}
            >
              {t('evenings.ranking.look')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** What the evening alone came to, counted as the season counts. */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/filter';
import { plural } from '@/lib/i18n/en/figures';
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { EveningPage } from '@/lib/server/leagues/evening-page';
import { leagueRoute, linkInText } from '../../../parts';

export function EveningRanking({ page }: { page: EveningPage }) {
  const words = useWords();
  const { ranking, season, evening, league } = page;
  const { measure } = season.scheme;
  const decimals = decimalsOf(ranking?.rows.map(({ total }) => total) ?? []);
  return (
    <section aria-label="The evening">
      <h3 className="font-semibold text-lg">The evening</h3>
      {ranking ? (
        <table className="w-full">
          <caption className="pb-1 text-left text-[0.9375rem] text-ink-dim">
            {words.t(`scheme.measures.${measure}.name`)} of this evening alone
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Name</th>
              <th scope="col">Games</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-ink/10 border-ink/15 border-y">
            {ranking.rows.map((row) => (
              <tr key={row.id}>
                <td className="w-8">{row.rank ?? '–'}</td>
                <th scope="row" className="text-left font-normal">
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
                </th>
                <td className="px-3 text-right text-[0.9375rem] text-ink-dim">
                  {plural(row.games, 'game', 'games')}
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
          Hidden until the season is over.{' '}
          {league.role === 'owner' && (
            <Link
              href={leagueRoute(league.id, `/evenings/${evening.id}?look=1`)}
              className={linkInText}
            >
              Look at it all the same
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** What the evening alone came to, counted as the season counts, and what each result is made of. */
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { decimalsOf, measureInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type Made, shownMeasure } from '@/lib/league/evening-made';
import type { Row } from '@/lib/league/table';
import type { EveningPage } from '@/lib/server/leagues';
import { leagueRoute, linkInText, playerRoute } from '../../../parts';
import type { Alike } from './rankings-of';

export function EveningRanking({
  page: { evening, league },
  of: { season, seasons, ranking },
  isOne,
}: {
  page: EveningPage;
  of: Alike;
  /** Does one season alone count the evening? */
  isOne: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { scheme } = season;
  const { measure, finalFactor } = scheme;
  const shown = shownMeasure(scheme);
  const title = isOne ? t('evenings.ranking.title') : names(words, seasons);
  const rows = ranking?.rows ?? [];
  const decimals = decimalsOf(rows.map(({ total }) => total));
  const means = decimalsOf([...(ranking?.made.values() ?? [])].map(({ mean }) => mean));
  const figure = (value: number, of?: number) =>
    valueInWords(words, value, { measure: shown, decimals: of });
  /** "75 + 119 = 194, 16.17 a hand": only where it says more than the result itself. */
  const making = ({ games, sum, mean }: Made) =>
    [
      (games.length > 1 || shown !== measure || mean !== null) &&
        games.map(({ value }) => figure(value)).join(shown === 'net-sticks' ? '  ' : ' + ') +
          (games.length > 1 ? ` = ${figure(sum)}` : ''),
      mean !== null && t('evenings.ranking.mean', { mean: figure(mean, means) }),
      evening.isFinal &&
        finalFactor !== 1 &&
        t('evenings.ranking.factor', { times: String(finalFactor) }),
    ]
      .filter(Boolean)
      .join(', ');
  /** What the result is made of, and what others who are level share. */
  const about = ({ tieBreak }: Row, made: Made | undefined) => {
    const shares = made?.shares;
    const decided = [
      tieBreak === 'shared' && !shares && t('evenings.ranking.shared'),
      shares &&
        t('evenings.ranking.sharedPoints', { from: String(shares.from), to: String(shares.to) }),
    ];
    return (
      <>
        {made && <MadeOf>{making(made)}</MadeOf>}
        <MadeOf>{decided.filter(Boolean).join(', ')}</MadeOf>
      </>
    );
  };
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-lg">{title}</h3>
      {ranking ? (
        <>
          <p className="pb-1 text-[0.9375rem] text-ink-dim">
            {t('evenings.ranking.caption', {
              measure: measureInWords(words, scheme),
              isOther: shown !== measure && ranking.made.size > 0 ? 'yes' : 'no',
              shown: measureInWords(words, { measure: shown, combine: 'mean' }),
            })}
          </p>
          <ol className="gap-x-12 md:columns-2 2xl:columns-3">
            {rows.map((row) => {
              const made = ranking.made.get(row.id);
              return (
                <li
                  key={row.id}
                  value={row.rank ?? undefined}
                  className="flex break-inside-avoid items-center gap-3 border-ink/10 border-b"
                >
                  <span className="w-7 shrink-0 text-right text-ink-dim">{row.rank ?? '–'}</span>
                  <Link
                    href={
                      row.cells.some(({ games }) => games.length > 0)
                        ? searchHref(`/leagues/${league.id}/games`, {
                            player: row.id,
                            evening: evening.id,
                          })
                        : // From paper alone: there is no game to look at.
                          playerRoute(row.id)
                    }
                    className="flex min-h-12 min-w-0 flex-1 flex-col justify-center py-1 leading-tight active:bg-paper-dark"
                  >
                    <span className="underline decoration-ink/30 underline-offset-4">
                      {row.name}
                    </span>
                    {about(row, made)}
                  </Link>
                  <span className="shrink-0 font-semibold text-lg tabular-nums">
                    {row.total === null
                      ? '–'
                      : valueInWords(words, row.total, { measure, decimals })}
                  </span>
                </li>
              );
            })}
          </ol>
          {rows.some(({ total }) => total === null) && (
            <p className="pt-1.5 text-[0.9375rem] text-ink-dim">
              {t('evenings.ranking.silent', { measure: t(`scheme.measures.${shown}.name`) })}
            </p>
          )}
        </>
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

const MadeOf = ({ children }: { children: string }) => (
  <span className="pt-0.5 text-[0.875rem] text-ink-dim tabular-nums empty:hidden">{children}</span>
);

/** Ratings by variant, best first; provisional ones are marked. */
import type { Route } from 'next';
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { VariantRatings } from '@/lib/server/leagues';

export function RatingsList({ ratings }: { ratings: readonly VariantRatings[] }) {
  const words = useWords();
  const { t } = words;
  if (ratings.length === 0) return null;
  return (
    <section aria-label={t('standings.ratings.title')} className="flex flex-col gap-4 print:hidden">
      <div>
        <h3 className="font-semibold text-lg">{t('standings.ratings.title')}</h3>
        <p className="max-w-2xl text-[0.9375rem] text-ink-dim">{t('standings.ratings.line')}</p>
      </div>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {ratings.map(({ variant, lines }) => (
          <table key={variant} className="min-w-64 self-start">
            <caption className="pb-1 text-left font-semibold">
              {variantName(words, variant)}
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('standings.heads.name')}</th>
                <th scope="col">{t('standings.heads.rating')}</th>
                <th scope="col">{t('standings.heads.games')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-ink/10 border-ink/15 border-y">
              {lines.map(({ id, name, points, games, isProvisional }) => (
                <tr key={id}>
                  <th scope="row" className="text-left font-normal">
                    <Link
                      href={`/players/${id}` as Route}
                      className="flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
                    >
                      {name}
                    </Link>
                  </th>
                  <td className="whitespace-nowrap pl-4 text-right">
                    {isProvisional && (
                      <>
                        <span aria-hidden="true" className="text-ink-dim">
                          ≈{' '}
                        </span>
                        <span className="sr-only">{t('standings.ratings.provisional')} </span>
                      </>
                    )}
                    {points}
                  </td>
                  <td className="whitespace-nowrap pl-4 text-right text-[0.9375rem] text-ink-dim">
                    {t('standings.ratings.games', { games })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

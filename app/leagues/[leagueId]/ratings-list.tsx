/** Ratings by variant, best first; provisional ones are marked. */
import Link from 'next/link';
import { Fold } from '@/app/ui/fold';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { VariantRatings } from '@/lib/server/leagues';
import { playerRoute } from '../parts';

export function RatingsList({ ratings }: { ratings: readonly VariantRatings[] }) {
  const words = useWords();
  const { t } = words;
  if (ratings.length === 0) return null;
  return (
    <Fold
      title={<h3>{t('standings.ratings.title')}</h3>}
      look="font-semibold text-lg"
      className="fold-on-phone flex max-w-6xl flex-col gap-4 border-ink/15 border-t print:hidden"
    >
      <p className="max-w-2xl text-[0.9375rem] text-ink-dim">{t('standings.ratings.line')}</p>
      {ratings.map(({ variant, lines }) => (
        <div key={variant}>
          <h4 className="pb-1 font-semibold">{variantName(words, variant)}</h4>
          <ol className="gap-x-16 divide-y divide-ink/10 border-ink/15 border-y sm:columns-2 lg:columns-3">
            {lines.map(({ id, name, points, games, isProvisional }) => (
              <li key={id} className="flex min-h-12 break-inside-avoid items-center gap-x-4">
                <Link
                  href={playerRoute(id)}
                  className="flex min-h-12 min-w-0 flex-1 items-center underline decoration-ink/30 underline-offset-4"
                >
                  {name}
                </Link>
                <span className="whitespace-nowrap">
                  {isProvisional && (
                    <>
                      <span aria-hidden="true" className="text-ink-dim">
                        ≈{' '}
                      </span>
                      <span className="sr-only">{t('standings.ratings.provisional')} </span>
                    </>
                  )}
                  {words.format.number(points)}
                </span>
                <span className="w-20 whitespace-nowrap text-right text-[0.9375rem] text-ink-dim">
                  {t('standings.ratings.games', { games })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Fold>
  );
}

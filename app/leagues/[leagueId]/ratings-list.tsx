/** Ratings by variant, best first; provisional ones are marked. */
import type { Route } from 'next';
import Link from 'next/link';
import { plural } from '@/lib/i18n/en/figures';
import { VARIANTS } from '@/lib/i18n/en/variants';
import type { VariantRatings } from '@/lib/server/leagues/standings';

export function RatingsList({ ratings }: { ratings: readonly VariantRatings[] }) {
  if (ratings.length === 0) return null;
  return (
    <section aria-label="Ratings" className="flex flex-col gap-4 print:hidden">
      <div>
        <h3 className="font-semibold text-lg">Ratings</h3>
        <p className="max-w-2xl text-[0.9375rem] text-ink-dim">
          How strong somebody is, going by all results in the league, whatever the season; 1000 to
          begin with. Provisional (≈) under fifteen games.
        </p>
      </div>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {ratings.map(({ variant, lines }) => (
          <table key={variant} className="min-w-64 self-start">
            <caption className="pb-1 text-left font-semibold">{VARIANTS[variant].name}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Rating</th>
                <th scope="col">Games</th>
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
                  <td className="pl-4 text-right">
                    {isProvisional && (
                      <>
                        <span aria-hidden="true" className="text-ink-dim">
                          ≈{' '}
                        </span>
                        <span className="sr-only">provisional </span>
                      </>
                    )}
                    {points}
                  </td>
                  <td className="pl-4 text-right text-[0.9375rem] text-ink-dim">
                    {plural(games, 'game', 'games')}
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

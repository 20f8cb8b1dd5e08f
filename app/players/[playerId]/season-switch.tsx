/** The seasons that a player's page can show. */
import type { Route } from 'next';
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import type { Choice } from '@/lib/server/archive';

export function SeasonSwitch({
  path,
  seasons,
  season,
}: {
  path: string;
  seasons: readonly Choice[];
  season: Choice | null;
}) {
  const { t } = useWords();
  if (seasons.length === 0) return null;
  const all = { id: 'all', name: t('players.allSeasons') };
  const shown = season ?? all;
  return (
    <nav aria-label={t('players.season')} className="row-that-scrolls -mx-4 px-4 print:hidden">
      <ul className="flex w-max gap-2">
        {[...seasons, all].map(({ id, name }) => (
          <li key={id} className="has-aria-[current]:row-chosen">
            <Link
              // A route with a query is not one that the type of all routes lists.
              href={`${path}?season=${id}` as Route}
              aria-current={id === shown.id ? 'true' : undefined}
              className="inline-flex min-h-12 items-center whitespace-nowrap rounded-full border border-ink/25 bg-card px-4 aria-[current]:border-felt aria-[current]:bg-felt aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The seasons of a league, side by side. */
import type { Route } from 'next';
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';

export function SeasonLinks({
  seasons,
  current,
  href,
}: {
  seasons: readonly { readonly id: string; readonly name: string }[];
  current: string;
  href: (seasonId: string) => Route;
}) {
  const { t } = useWords();
  return (
    <nav aria-label={t('seasons.title')} className="row-that-scrolls -mx-4 px-4 py-1 print:hidden">
      <ul className="flex w-max gap-2">
        {seasons.map(({ id, name }) => (
          <li key={id} className="has-aria-[current]:row-chosen">
            <Link
              href={href(id)}
              aria-current={id === current ? 'page' : undefined}
              className="inline-flex min-h-12 items-center whitespace-nowrap rounded-full border border-ink/25 bg-card px-4 aria-[current]:border-felt aria-[current]:bg-paper-dark aria-[current]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What there is to print, each with a line. */
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute } from '../../parts';

type Kind = 'cards' | 'sheets' | 'plan' | 'certificates' | 'table' | 'cash' | 'evenings';

/** `parts` by where they are below the league; a line where one says more than the usual. */
export function KitList({
  leagueId,
  parts,
}: {
  leagueId: string;
  parts: readonly (readonly [kind: Kind, path: string, line?: string] | false)[];
}) {
  const { t } = useWords();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {parts
        .filter((part) => part !== false)
        .map(([kind, path, line]) => (
          <li key={path}>
            <Link
              href={leagueRoute(leagueId, path)}
              className="block h-full rounded-xl border border-ink/25 bg-card px-4 py-3 active:bg-paper-dark"
            >
              <span className="block font-semibold text-lg">
                {t(kind === 'table' ? 'seasons.print.title' : `kit.parts.${kind}.title`)}
              </span>
              <span className="block text-ink-dim">{line ?? t(`kit.parts.${kind}.line`)}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

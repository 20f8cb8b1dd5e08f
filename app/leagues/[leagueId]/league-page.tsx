/** The frame of a league's pages: its name, the way back, and the way to its parts. */
import type { Route } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { ScrollingNav } from '@/app/ui/scrolling-nav';
import { useWords } from '@/lib/i18n/use-words';
import type { League } from '@/lib/server/leagues';
import './standings.css';

const PARTS = [
  { part: '', label: 'leagues.parts.table' },
  { part: '/evenings', label: 'leagues.parts.evenings' },
  { part: '/players', label: 'leagues.parts.players' },
  { part: '/games', label: 'leagues.parts.games' },
  { part: '/settings', label: 'leagues.parts.league' },
] as const;
type Part = (typeof PARTS)[number]['part'];

export function LeaguePage({
  league,
  part,
  title,
  back,
  children,
}: {
  league: League;
  /** The part that the page belongs to. */
  part: Part;
  /** What a page below a part is about; the league's name where left out. */
  title?: string;
  back?: { readonly href: Route; readonly label: string };
  children: React.ReactNode;
}) {
  const { t } = useWords();
  const base = `/leagues/${league.id}`;
  return (
    <PaperPage
      title={title ?? league.name}
      back={back?.href ?? '/leagues'}
      backLabel={back?.label ?? t('leagues.title')}
      wide
    >
      <ScrollingNav
        label={league.name}
        className="standings-frame -mx-4 overflow-x-auto px-4 print:hidden"
      >
        <ul className="flex w-max min-w-full border-ink/15 border-b sm:gap-1">
          {PARTS.map(({ part: each, label }) => (
            <li key={each}>
              <Link
                // Every part is a page; the type of a route knows only whole ones.
                href={`${base}${each}` as Route}
                aria-current={each === part ? 'page' : undefined}
                className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-1.5 text-ink-dim sm:px-3 aria-[current]:border-felt aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollingNav>
      {children}
    </PaperPage>
  );
}

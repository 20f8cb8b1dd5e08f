/** The frame of a league's pages: its name, the way back, and the way to its parts. */
import type { Route } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { ScrollingNav } from '@/app/ui/scrolling-nav';
import { Mark } from '@/app/ui/slate/mark';
import { tab, tabs } from '@/app/ui/tabs';
import { useWords } from '@/lib/i18n/use-words';
import type { League } from '@/lib/server/leagues';
import './standings.css';

const PARTS = [
  { part: '/table', label: 'leagues.parts.table' },
  { part: '/evenings', label: 'leagues.parts.evenings' },
  { part: '/players', label: 'leagues.parts.players' },
  { part: '/games', label: 'leagues.parts.games' },
  { part: '/settings', label: 'leagues.parts.league' },
] as const;
/** The first page has none of its own. */
type Part = '' | (typeof PARTS)[number]['part'];

export function LeaguePage({
  league,
  part,
  title,
  back,
  beside,
  children,
}: {
  league: League;
  /** The part that the page belongs to. */
  part: Part;
  /** What a page below a part is about; the league's name where left out. */
  title?: string;
  back?: { readonly href: Route; readonly label: string };
  /** Beside what marks a league to try. */
  beside?: React.ReactNode;
  children: React.ReactNode;
}) {
  const { t } = useWords();
  const base = `/leagues/${league.id}`;
  return (
    <PaperPage
      title={title ?? league.name}
      back={back?.href ?? (part === '' ? '/leagues' : (base as Route))}
      backLabel={back?.label ?? (part === '' ? t('leagues.title') : league.name)}
      mark={
        <Mark name={league.name} seed={league.id} framed className="mr-1.5 size-9! print:hidden" />
      }
      wide
    >
      {league.isTrial && (
        <div className="-mt-1 -mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-lg bg-highlight px-3 text-[0.9375rem]">
          <p className="py-1.5">{t('leagues.trial.mark')}</p>
          {beside}
        </div>
      )}
      <ScrollingNav
        label={league.name}
        className="standings-frame -mx-4 overflow-x-auto px-4 print:hidden"
      >
        <ul className={tabs}>
          {PARTS.map(({ part: each, label }) => (
            <li key={each}>
              <Link
                // Every part is a page; the type of a route knows only whole ones.
                href={`${base}${each}` as Route}
                aria-current={each === part ? 'page' : undefined}
                className={tab}
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

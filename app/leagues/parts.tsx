/** What the pages about a league's people share: sections, small keys, a key that asks once more. */
import type { Route } from 'next';
import { pick } from '@/lib/sync/pick';
import type { SeasonChoice } from './[leagueId]/evenings/evening-fields';

/** A key in a line of text or a list, beside the large ones that lead on. */
export const smallKey =
  'inline-flex min-h-12 items-center justify-center rounded-lg border border-ink/25 bg-card px-3 py-1 text-center active:bg-paper-dark disabled:opacity-40';

export const linkInText =
  'inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4';

/** A page of a league: the type of a route knows only whole ones. */
export const leagueRoute = (leagueId: string, part = ''): Route =>
  `/leagues/${leagueId}${part}` as Route;

/** The page of a player, and the board of a game. */
export const playerRoute = (id: string): Route => `/players/${id}` as Route;
export const gameRoute = (id: string): Route => `/games/${id}` as Route;

/** The account page, which leads back to `to` afterwards. */
export const accountRoute = (to: string): Route =>
  `/account?back=${encodeURIComponent(to)}` as Route;

/** A season as one chooses it for an evening. */
export const seasonChoice = (season: SeasonChoice): SeasonChoice =>
  pick(season, 'id', 'name', 'startsOn', 'endsOn', 'closed', 'evenings');

export function Section({
  title,
  line,
  isWide = false,
  children,
}: {
  title: string;
  line?: string;
  /** It takes the width of both columns. */
  isWide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className={`flex min-w-0 flex-col items-start gap-3 ${isWide ? 'md:col-span-2 print:col-span-2' : 'max-w-xl'}`}
    >
      <div>
        <h2 className="font-semibold text-lg">{title}</h2>
        {line && <p className="text-ink-dim print:hidden">{line}</p>}
      </div>
      {children}
    </section>
  );
}

/** Beside each other where there is room; what comes `last` on a phone stands below the first of them. */
export const Columns = ({
  hasLast = false,
  children,
}: {
  hasLast?: boolean;
  children: React.ReactNode;
}) => (
  <div
    className={`grid gap-x-16 gap-y-8 md:grid-cols-2 ${hasLast ? 'md:grid-rows-[auto_1fr] md:[&>:nth-child(2)]:row-span-2' : ''}`}
  >
    {children}
  </div>
);
export const Column = ({ children }: { children: React.ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-8">{children}</div>
);

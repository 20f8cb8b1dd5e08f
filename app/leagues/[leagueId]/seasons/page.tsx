import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/en/archive';
import { plural } from '@/lib/i18n/en/figures';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { findLeague } from '@/lib/server/leagues/leagues';
import { listSeasons } from '@/lib/server/leagues/seasons';
import { viewer } from '@/lib/server/session';
import { leagueRoute, smallKey } from '../../parts';
import { LeaguePage } from '../league-page';

export const metadata: Metadata = { title: 'Seasons' };

type Props = { params: Promise<{ leagueId: string }> };

export default async function SeasonsPage({ params }: Props) {
  const { leagueId } = await params;
  const me = await viewer();
  const [league, seasons] = await Promise.all([
    findLeague(me, leagueId),
    listSeasons(me, leagueId),
  ]);
  if (!league || !seasons) notFound();
  const isOwner = league.role === 'owner';
  return (
    <LeaguePage league={league} part="">
      <section aria-label="Seasons" className="flex max-w-xl flex-col gap-4">
        <h2 className="font-semibold text-lg">Seasons</h2>
        {seasons.length === 0 && (
          <p className="text-ink-dim">
            No season yet. A season says from when to when games count, which ones, and how.
          </p>
        )}
        <ul className="divide-y divide-ink/10 border-ink/10 border-y empty:hidden">
          {seasons.map((season) => (
            <li key={season.id} className="flex items-center justify-between gap-3 py-1.5">
              <Link
                href={leagueRoute(leagueId, `/seasons/${season.id}`)}
                className="flex min-h-14 min-w-0 flex-1 flex-col justify-center active:bg-paper-dark"
              >
                <span className="font-semibold underline decoration-ink/30 underline-offset-4">
                  {season.name}
                  {season.isOver && <span className="font-normal text-ink-dim"> (over)</span>}
                </span>
                <span className="text-[0.9375rem] text-ink-dim">
                  {dayInWords(season.startsOn)} to {dayInWords(season.endsOn)},{' '}
                  {plural(season.evenings, 'evening', 'evenings')},{' '}
                  {season.variants.map((id) => VARIANTS[id].name).join(', ')}
                </span>
              </Link>
              {isOwner && (
                <Link
                  href={leagueRoute(leagueId, `/seasons/${season.id}/edit`)}
                  aria-label={`Change season ${season.name}`}
                  className={smallKey}
                >
                  Change
                </Link>
              )}
            </li>
          ))}
        </ul>
        {isOwner && (
          <Link href={leagueRoute(leagueId, '/seasons/new')} className={`${keyOnPaper} self-start`}>
            New season
          </Link>
        )}
      </section>
    </LeaguePage>
  );
}

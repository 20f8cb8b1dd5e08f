import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { keyOnPaper } from '@/app/ui/keys';
import { viewer } from '@/lib/server/account';
import { currentSeason, findLeague, listSeasons, standingsOf } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../parts';
import { LeaguePage } from './league-page';
import { SeasonTable } from './season-table';

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<{ look?: string | string[] }>;
};

const readLeague = cache(async (leagueId: string) => findLeague(await viewer(), leagueId));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const league = await readLeague((await params).leagueId);
  return league ? { title: league.name } : {};
}

/** The table of the season that is on. With `look=1` an owner sees what is hidden. */
export default async function LeagueTablePage({ params, searchParams }: Props) {
  const { leagueId } = await params;
  const looking = (await searchParams).look === '1';
  const { t } = await getWords();
  const me = await viewer();
  const [league, seasons] = await Promise.all([readLeague(leagueId), listSeasons(me, leagueId)]);
  if (!league || !seasons) notFound();
  const current = currentSeason(seasons);
  const table = current && (await standingsOf(me, { seasonId: current.id, look: looking }));
  return (
    <LeaguePage league={league} part="">
      {table ? (
        <SeasonTable table={table} seasons={seasons} looking={looking} />
      ) : (
        <div className="flex max-w-xl flex-col items-start gap-4">
          <p className="text-ink-dim">{t('seasons.none')}</p>
          {league.role === 'owner' && (
            <Link href={leagueRoute(leagueId, '/seasons/new')} className={keyOnPaper}>
              {t('seasons.fresh')}
            </Link>
          )}
        </div>
      )}
    </LeaguePage>
  );
}

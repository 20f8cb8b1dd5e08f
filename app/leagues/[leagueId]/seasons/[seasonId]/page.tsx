import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { viewer } from '@/lib/server/account';
import { findSeason, listSeasons, standingsOf } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { LeaguePage } from '../../league-page';
import { SeasonTable } from '../../season-table';

type Props = {
  params: Promise<{ leagueId: string; seasonId: string }>;
  searchParams: Promise<{ look?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const season = await findSeason(await viewer(), await params);
  const { t } = await getWords();
  return season ? { title: t('seasons.named', { name: season.name }) } : {};
}

/** The table of any season. With `look=1` an owner sees what is hidden. */
export default async function SeasonPage({ params, searchParams }: Props) {
  const { leagueId, seasonId } = await params;
  const looking = (await searchParams).look === '1';
  const me = await viewer();
  const [seasons, table] = await Promise.all([
    listSeasons(me, leagueId),
    standingsOf(me, { seasonId, look: looking }),
  ]);
  if (!seasons || table?.league.id !== leagueId) notFound();
  return (
    <LeaguePage league={table.league} part="">
      <SeasonTable table={table} seasons={seasons} looking={looking} />
    </LeaguePage>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { viewer } from '@/lib/server/account';
import { findLeague, findSeason } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../../../parts';
import { KitPage } from '../../../../kit/kit-page';
import { ScoreSheet } from '../../../../kit/score-sheet';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('kit.parts.sheets.title') };
}

type Props = { params: Promise<{ leagueId: string; seasonId: string }> };

/** A blank sheet to write on for each Jass of the season. */
export default async function SeasonSheetsPage({ params }: Props) {
  const words = await getWords();
  const { leagueId, seasonId } = await params;
  const me = await viewer();
  const [league, season] = await Promise.all([
    findLeague(me, leagueId),
    findSeason(me, { leagueId, seasonId }),
  ]);
  if (!league || !season) notFound();
  return (
    <KitPage
      words={words}
      title={words.t('kit.parts.sheets.title')}
      back={leagueRoute(leagueId, `/seasons/${seasonId}/kit`)}
    >
      {season.variants.map((variant) => (
        <ScoreSheet
          key={variant}
          words={words}
          sheet={{
            variant,
            options: season.houseRules[variant] ?? {},
            players: null,
            heads: [league.name],
          }}
        />
      ))}
    </KitPage>
  );
}

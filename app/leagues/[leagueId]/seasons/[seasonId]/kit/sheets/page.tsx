import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { findLeague, findSeason } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../../parts';
import { KitPage } from '../../../../kit/kit-page';
import { ScoreSheet } from '../../../../kit/score-sheet';

export const generateMetadata = titled((t) => t('kit.parts.sheets.title'));

/** A blank sheet to write on for each Jass of the season. */
export default pageOf<'leagueId' | 'seasonId'>(async ({ words, me, leagueId, seasonId }) => {
  const [league, season] = await Promise.all([
    findLeague(me, leagueId),
    findSeason(me, { leagueId, seasonId }),
  ]);
  if (!league || !season) notFound();
  return (
    <KitPage
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
});

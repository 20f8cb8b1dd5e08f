import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { findSeason } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../../parts';
import { KitPage } from '../../../../kit/kit-page';
import { ScoreSheet } from '../../../../kit/score-sheet';
import { leaguePageOf } from '../../../../league-page-of';

export const generateMetadata = titled((t) => t('kit.parts.sheets.title'));

/** A blank sheet to write on for each Jass of the season. */
export default leaguePageOf<'seasonId'>('reader', async ({ words, me, league, seasonId }) => {
  const season = await findSeason(me, { leagueId: league.id, seasonId });
  if (!season) notFound();
  return (
    <KitPage
      title={words.t('kit.parts.sheets.title')}
      back={leagueRoute(league.id, `/seasons/${seasonId}/kit`)}
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

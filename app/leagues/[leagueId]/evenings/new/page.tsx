import { titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { today } from '@/lib/league/days';
import { lastSeason, likelySeason, listSeasons, usualEvening } from '@/lib/server/leagues';
import { leagueRoute, seasonChoice } from '../../../parts';
import { leaguePageOf } from '../../league-page-of';
import { EveningForm } from '../evening-form';

export const generateMetadata = titled((t) => t('evenings.fresh'));

export default leaguePageOf('scorer', async ({ t, me, league, leagueId, asked }) => {
  const all = await listSeasons(me, leagueId);
  const seasons = (all ?? []).filter(({ closed }) => !closed);
  const season =
    seasons.find(({ id }) => id === asked.season) ??
    likelySeason(seasons, await lastSeason(me, leagueId));
  const day = today();
  return (
    <PaperPage
      title={t('evenings.fresh')}
      back={leagueRoute(leagueId, '/evenings')}
      backLabel={t('evenings.of', { league: league.name })}
      wide
    >
      {season ? (
        <EveningForm
          leagueId={leagueId}
          seasons={seasons.map(seasonChoice)}
          begin={{
            seasonId: season.id,
            date: day < season.startsOn || day > season.endsOn ? season.startsOn : day,
            name: '',
            isFinal: false,
            ...(await usualEvening(me, { leagueId, seasonId: season.id })),
          }}
        />
      ) : (
        <p className="text-ink-dim">{t('evenings.noOpenSeason')}</p>
      )}
    </PaperPage>
  );
});

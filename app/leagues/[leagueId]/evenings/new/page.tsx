import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { dayAsked, today } from '@/lib/league/days';
import { firstDayIn, likelySeason, openOn } from '@/lib/league/open-seasons';
import { lastSeason, listSeasons, usualEvening } from '@/lib/server/leagues';
import { leagueRoute, seasonChoice } from '../../../parts';
import { leaguePageOf } from '../../league-page-of';
import { EveningForm } from '../evening-form';
import { typedAsked } from '../typed';

export const generateMetadata = titled((t) => t('evenings.fresh'));

/** Begins with today, or the first day of the season to come; with `?season` or `?day` in that season, on that day. */
export default leaguePageOf('scorer', async ({ t, me, league, leagueId, asked }) => {
  const seasons = await listSeasons(me, leagueId);
  if (!seasons) notFound();
  const last = await lastSeason(me, leagueId);
  const now = today();
  const meant = dayAsked(asked.day);
  const season =
    seasons.find(({ id, closed }) => id === asked.season && !closed) ??
    likelySeason(seasons, meant ?? now, last);
  const date = meant ?? (season ? firstDayIn(season, now) : now);
  const usual = await usualEvening(me, { leagueId, seasonId: season?.id ?? '' });
  const on = openOn(seasons, date, last);
  return (
    <PaperPage
      title={t('evenings.fresh')}
      back={leagueRoute(leagueId, '/evenings')}
      backLabel={t('evenings.of', { league: league.name })}
      wide
    >
      <EveningForm
        leagueId={leagueId}
        seasons={seasons.map(seasonChoice)}
        last={last}
        isOwner={league.role === 'owner'}
        begin={{
          ...usual,
          seasonId: (on.find(({ id }) => id === season?.id) ?? on[0])?.id ?? '',
          date,
          name: '',
          isFinal: false,
          also: usual.also.filter((id) => on.some((one) => one.id === id)),
          ...typedAsked(asked),
        }}
      />
    </PaperPage>
  );
});

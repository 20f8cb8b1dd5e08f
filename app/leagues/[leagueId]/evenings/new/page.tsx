import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { today } from '@/lib/league/days';
import { viewer } from '@/lib/server/account';
import {
  currentSeason,
  findLeague,
  isAtLeast,
  listSeasons,
  seasonToOpen,
  usualEvening,
} from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, seasonChoice } from '../../../parts';
import { EveningForm } from '../evening-form';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('evenings.fresh') };
}

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<{ season?: string | string[] }>;
};

export default async function NewEveningPage({ params, searchParams }: Props) {
  const { t } = await getWords();
  const { leagueId } = await params;
  const { season: asked } = await searchParams;
  const me = await viewer();
  const [league, all] = await Promise.all([findLeague(me, leagueId), listSeasons(me, leagueId)]);
  if (!league || !isAtLeast(league.role, 'scorer')) notFound();
  const seasons = (all ?? []).filter(({ closed }) => !closed);
  const opens = await seasonToOpen(me, leagueId);
  const season =
    seasons.find(({ id }) => id === asked) ??
    seasons.find(({ id }) => id === opens) ??
    currentSeason(seasons);
  const day = today();
  return (
    <PaperPage
      title={t('evenings.fresh')}
      back={leagueRoute(leagueId, '/evenings')}
      backLabel={t('evenings.of', { league: league.name })}
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
}

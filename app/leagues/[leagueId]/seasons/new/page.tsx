import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { VARIANT_IDS } from '@/lib/jass';
import { today } from '@/lib/league/days';
import { calendarYear, nextSeason } from '@/lib/league/next-season';
import { Scheme } from '@/lib/league/scheme';
import { viewer } from '@/lib/server/account';
import { findLeague, listSeasons, type SeasonSetting } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../parts';
import { FORM_AREAS } from '../form-areas';
import { SeasonForm } from '../season-form';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('seasons.fresh') };
}

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<{ earlier?: string }>;
};

/** Begins with what the latest season had, for what comes after it; `?earlier` for the year before all others. */
export default async function NewSeasonPage({ params, searchParams }: Props) {
  const [{ leagueId }, { earlier }] = await Promise.all([params, searchParams]);
  const { t } = await getWords();
  const me = await viewer();
  const [league, seasons] = await Promise.all([
    findLeague(me, leagueId),
    listSeasons(me, leagueId),
  ]);
  if (league?.role !== 'owner' || !seasons) notFound();
  const [latest] = seasons;
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const now = yearOf(today());
  const days =
    earlier !== undefined
      ? calendarYear(Math.min(now, ...seasons.map(({ startsOn }) => yearOf(startsOn))) - 1)
      : latest
        ? nextSeason(latest, today())
        : calendarYear(now);
  const clean = {
    variants: VARIANT_IDS.slice(0, 1),
    houseRules: {},
    scheme: Scheme.parse({}),
  };
  const { variants, houseRules, scheme } = latest ?? clean;
  const begin: SeasonSetting = { ...days, variants, houseRules, scheme };
  return (
    <PaperPage
      title={t('seasons.fresh')}
      back={leagueRoute(leagueId, '/seasons')}
      backLabel={t('seasons.ofLeague', { league: league.name })}
      wide
    >
      <ClientWords areas={FORM_AREAS}>
        <SeasonForm
          leagueId={leagueId}
          begin={begin}
          {...(latest && { taken: { from: latest.name, clean } })}
        />
      </ClientWords>
    </PaperPage>
  );
}

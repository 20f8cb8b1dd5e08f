import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { findEvening, isAtLeast, listSeasons } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, Section, seasonChoice } from '../../../../parts';
import { EveningForm } from '../../evening-form';
import { DeleteEvening } from './delete-evening';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('evenings.edit.title') };
}

type Props = { params: Promise<{ leagueId: string; eveningId: string }> };

export default async function EditEveningPage({ params }: Props) {
  const { t } = await getWords();
  const { leagueId, eveningId } = await params;
  const me = await viewer();
  const page = await findEvening(me, { leagueId, eveningId });
  if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
  const { evening, season, also } = page;
  const counts = new Set([season.id, ...also.map((one) => one.season.id)]);
  const seasons = await listSeasons(me, leagueId);
  return (
    <PaperPage
      title={t('evenings.edit.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={t('evenings.edit.back')}
    >
      <EveningForm
        leagueId={leagueId}
        eveningId={eveningId}
        seasons={(seasons ?? [])
          .filter(({ id, closed }) => !closed || counts.has(id))
          .map(seasonChoice)}
        begin={{
          seasonId: season.id,
          also: also.map((one) => one.season.id),
          date: evening.date,
          name: evening.name,
          isFinal: evening.isFinal,
          time: evening.time ?? '',
          place: evening.place ?? '',
        }}
      />
      <Section title={t('evenings.edit.delete')} line={t('evenings.edit.deleteLine')}>
        <DeleteEvening leagueId={leagueId} eveningId={eveningId} />
      </Section>
    </PaperPage>
  );
}

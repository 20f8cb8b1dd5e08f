import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { findEvening, isAtLeast } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, Section } from '../../../../parts';
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
  const page = await findEvening(await viewer(), { leagueId, eveningId });
  if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
  const { evening, season } = page;
  return (
    <PaperPage
      title={t('evenings.edit.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={t('evenings.edit.back')}
    >
      <EveningForm
        leagueId={leagueId}
        eveningId={eveningId}
        seasons={[
          { id: season.id, name: season.name, startsOn: season.startsOn, endsOn: season.endsOn },
        ]}
        begin={{
          seasonId: season.id,
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

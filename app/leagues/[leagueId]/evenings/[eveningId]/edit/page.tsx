import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { findEvening } from '@/lib/server/leagues/evening-page';
import { isAtLeast } from '@/lib/server/leagues/leagues';
import { viewer } from '@/lib/server/session';
import { leagueRoute, Section } from '../../../../parts';
import { EveningForm } from '../../evening-form';
import { DeleteEvening } from './delete-evening';

export const metadata: Metadata = { title: 'Change the evening' };

type Props = { params: Promise<{ leagueId: string; eveningId: string }> };

export default async function EditEveningPage({ params }: Props) {
  const { leagueId, eveningId } = await params;
  const page = await findEvening(await viewer(), { leagueId, eveningId });
  if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
  const { evening, season } = page;
  return (
    <PaperPage
      title="Change the evening"
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel="The evening"
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
        }}
      />
      <Section title="Delete it" line="Only an evening without games can be deleted.">
        <DeleteEvening leagueId={leagueId} eveningId={eveningId} />
      </Section>
    </PaperPage>
  );
}

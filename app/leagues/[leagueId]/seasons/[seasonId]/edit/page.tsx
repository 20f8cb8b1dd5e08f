import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { findLeague } from '@/lib/server/leagues/leagues';
import { findSeason } from '@/lib/server/leagues/seasons';
import { viewer } from '@/lib/server/session';
import { leagueRoute, Section } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { closeSeason } from '../../actions';
import { DeleteSeason } from '../../delete-season';
import { SeasonForm } from '../../season-form';

export const metadata: Metadata = { title: 'Change the season' };

type Props = { params: Promise<{ leagueId: string; seasonId: string }> };

export default async function EditSeasonPage({ params }: Props) {
  const { leagueId, seasonId } = await params;
  const me = await viewer();
  const [league, season] = await Promise.all([
    findLeague(me, leagueId),
    findSeason(me, { leagueId, seasonId }),
  ]);
  if (league?.role !== 'owner' || !season) notFound();
  const { id, closed, isOver: _, ...begin } = season;
  return (
    <PaperPage
      title={`Season ${season.name}`}
      back={leagueRoute(leagueId, `/seasons/${id}`)}
      backLabel={`Season ${season.name}`}
    >
      <SeasonForm leagueId={leagueId} seasonId={id} begin={begin} />
      <Section
        title={closed ? 'Open it again' : 'Close it'}
        line={
          closed
            ? 'The season was closed by hand. Open it to go on playing.'
            : 'Ends the season before its last day: nothing is hidden any more, and no new game can be started. Games can still be corrected.'
        }
      >
        <SureKey
          label={closed ? 'Open the season' : 'Close the season'}
          sure={closed ? 'Open it' : 'Close it'}
          keep="Leave it"
          action={closeSeason}
          given={{ id, closed: !closed }}
        />
      </Section>
      <Section title="Delete it" line="Only a season without games can be deleted.">
        <DeleteSeason leagueId={leagueId} seasonId={id} />
      </Section>
    </PaperPage>
  );
}

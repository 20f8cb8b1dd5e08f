import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { findEvening, findHeld, isAtLeast, listSeasons } from '@/lib/server/leagues';
import { leagueRoute, Section, seasonChoice } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { deleteEvening } from '../../actions';
import { EveningForm } from '../../evening-form';

export const generateMetadata = titled((t) => t('evenings.edit.title'));

export default pageOf<'leagueId' | 'eveningId'>(async ({ t, me, leagueId, eveningId }) => {
  const page = await findEvening(me, { leagueId, eveningId });
  if (!page || !isAtLeast(page.league.role, 'scorer')) notFound();
  const { evening, season, also } = page;
  const counts = new Set([season.id, ...also.map((one) => one.season.id)]);
  const { games, payments } = await findHeld(me, leagueId, { eveningId });
  const why =
    games > 0
      ? t('server-leagues.eveningHasGames', { games })
      : payments > 0 && t('server-leagues.cash.eveningStays', { payments });
  const seasons = await listSeasons(me, leagueId);
  return (
    <PaperPage
      title={t('evenings.edit.title')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={t('evenings.edit.back')}
      wide
    >
      <EveningForm
        leagueId={leagueId}
        eveningId={eveningId}
        isFixed={why !== false}
        isOwner={page.league.role === 'owner'}
        // It stays in one that was closed since.
        seasons={(seasons ?? []).map((one) =>
          seasonChoice({ ...one, closed: one.closed && !counts.has(one.id) }),
        )}
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
      <Section title={t('evenings.edit.delete')} line={why || t('evenings.edit.deleteLine')}>
        <SureKey
          label={t('evenings.edit.deleteKey')}
          sure={t('evenings.edit.deleteSure')}
          keep={t('evenings.edit.keep')}
          action={deleteEvening}
          given={{ id: eveningId }}
          isOff={why !== false}
          to={leagueRoute(leagueId, '/evenings')}
        />
      </Section>
    </PaperPage>
  );
});

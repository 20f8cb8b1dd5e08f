import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { findHeld, findSeason } from '@/lib/server/leagues';
import { leagueRoute, Section } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { leaguePageOf } from '../../../league-page-of';
import { closeSeason, deleteSeason } from '../../actions';
import { FORM_AREAS } from '../../form-areas';
import { SeasonForm } from '../../season-form';

export const generateMetadata = titled((t) => t('seasons.edit.title'));

export default leaguePageOf<'seasonId'>('owner', async ({ t, me, leagueId, seasonId }) => {
  const season = await findSeason(me, { leagueId, seasonId });
  if (!season) notFound();
  const { id, closed, isOver: _, ...begin } = season;
  const { name } = season;
  const { games, payments } = await findHeld(me, leagueId, { seasonId });
  const why =
    games > 0
      ? t('server-leagues.seasonHasGames', { games })
      : payments > 0 && t('server-leagues.cash.seasonStays', { payments });
  return (
    <PaperPage
      title={t('seasons.named', { name: season.name })}
      back={leagueRoute(leagueId, `/seasons/${id}`)}
      backLabel={t('seasons.named', { name: season.name })}
      wide
    >
      <ClientWords areas={FORM_AREAS}>
        <SeasonForm leagueId={leagueId} seasonId={id} begin={begin} />
        <div className={inColumns}>
          <Section
            title={closed ? t('seasons.edit.open') : t('seasons.edit.close')}
            line={closed ? t('seasons.edit.openLine') : t('seasons.edit.closeLine')}
          >
            <SureKey
              label={closed ? t('seasons.edit.openKey') : t('seasons.edit.closeKey')}
              sure={closed ? t('seasons.edit.openSure') : t('seasons.edit.closeSure')}
              keep={t('seasons.edit.leave')}
              action={closeSeason}
              given={{ id, closed: !closed }}
            />
          </Section>
          <Section title={t('seasons.edit.delete')} line={why || t('seasons.edit.deleteLine')}>
            <SureKey
              label={t('seasons.edit.deleteKey')}
              sure={t('seasons.edit.deleteSure', { name })}
              keep={t('seasons.edit.keep', { name })}
              action={deleteSeason}
              given={{ id }}
              isOff={why !== false}
              to={leagueRoute(leagueId, '/seasons')}
            />
          </Section>
        </div>
      </ClientWords>
    </PaperPage>
  );
});

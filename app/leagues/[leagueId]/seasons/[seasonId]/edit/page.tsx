import Link from 'next/link';
import { notFound } from 'next/navigation';
import { titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { saidInWords } from '@/lib/i18n/said';
import { findSeason, findWhatStays, listEvenings, listSeasons } from '@/lib/server/leagues';
import { Column, Columns, leagueRoute, linkInText, Section } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { leaguePageOf } from '../../../league-page-of';
import { closeSeason, deleteSeason } from '../../actions';
import { FORM_AREAS } from '../../form-areas';
import { SeasonForm } from '../../season-form';
import { Closed } from './closed';
import { Closing } from './closing';
import { SharedEvenings } from './shared-evenings';

export const generateMetadata = titled((t) => t('seasons.edit.title'));

export default leaguePageOf<'seasonId'>('owner', async ({ words, t, me, leagueId, seasonId }) => {
  const season = await findSeason(me, { leagueId, seasonId });
  if (!season) notFound();
  const { id, closed, isOver: _, ...begin } = season;
  const { name } = season;
  const [lines, stays] = await Promise.all([
    listEvenings(me, seasonId),
    findWhatStays(me, leagueId, { seasonId }),
  ]);
  const evenings = lines ?? [];
  const shared = evenings.filter(({ seasons }) => seasons.length > 1).reverse();
  const about = { me, leagueId, season };
  return (
    <PaperPage
      title={t('seasons.named', { name })}
      back={leagueRoute(leagueId, `/seasons/${id}`)}
      backLabel={t('seasons.named', { name })}
      wide
    >
      <ClientWords areas={FORM_AREAS}>
        <SeasonForm leagueId={leagueId} seasonId={id} begin={begin} />
        <Columns>
          <Column>
            {closed ? (
              <>
                <Closed {...about} hasEvenings={evenings.length > 0} />
                <Section title={t('seasons.edit.open')} line={t('seasons.edit.openLine')}>
                  <SureKey
                    label={t('seasons.edit.openKey')}
                    sure={t('seasons.edit.openSure')}
                    keep={t('seasons.edit.leave')}
                    action={closeSeason}
                    given={{ id, closed: false }}
                  />
                </Section>
              </>
            ) : (
              <Closing {...about} evenings={evenings} />
            )}
          </Column>
          <Column>
            {shared.length > 0 && (
              <SharedEvenings
                {...{ leagueId, seasonId, evenings, shared }}
                seasons={(await listSeasons(me, leagueId)) ?? []}
              />
            )}
            <Section
              title={t('seasons.edit.delete')}
              line={
                stays
                  ? saidInWords(words, stays)
                  : t('seasons.edit.deleteLine', { evenings: evenings.length })
              }
            >
              {stays && (
                <Link
                  href={leagueRoute(leagueId, `/evenings?season=${id}`)}
                  className={`${linkInText} self-start`}
                >
                  {t('seasons.edit.toEvenings', { evenings: evenings.length })}
                </Link>
              )}
              <SureKey
                label={t('seasons.edit.deleteKey')}
                sure={t('seasons.edit.deleteSure', { name })}
                keep={t('seasons.edit.keep', { name })}
                action={deleteSeason}
                given={{ id }}
                isOff={stays !== null}
                to={leagueRoute(leagueId, '/seasons')}
              />
            </Section>
          </Column>
        </Columns>
      </ClientWords>
    </PaperPage>
  );
});

import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { variantName } from '@/lib/i18n/variants';
import { seasonNow } from '@/lib/server/leagues';
import { leagueRoute } from '../../../../parts';
import { KitList } from '../../../kit/kit-list';

export const generateMetadata = titled((t) => t('kit.title'));

/** What a league needs on paper: what an evening needs beside it is printed there. */
export default pageOf<'leagueId' | 'seasonId'>(async ({ words, t, me, leagueId, seasonId }) => {
  const table = await seasonNow(me, { seasonId });
  if (table?.league.id !== leagueId) notFound();
  const { league, season, standings } = table;
  const path = `/seasons/${seasonId}`;
  const hasPlaces = standings.rows.some(({ rank }) => rank !== null);
  return (
    <PaperPage
      title={t('kit.title')}
      back={leagueRoute(leagueId, path)}
      backLabel={t('seasons.named', { name: season.name })}
      wide
    >
      <p>{[league.name, t('seasons.named', { name: season.name })].join(', ')}</p>
      <KitList
        leagueId={leagueId}
        parts={[
          [
            'sheets',
            `${path}/kit/sheets`,
            season.variants.map((id) => variantName(words, id)).join(', '),
          ],
          hasPlaces && ['certificates', `${path}/kit/certificates`],
          hasPlaces && ['table', `${path}/print`],
          league.role !== 'reader' && ['cash', `${path}/cash`],
          ['evenings', '/evenings'],
        ]}
      />
    </PaperPage>
  );
});

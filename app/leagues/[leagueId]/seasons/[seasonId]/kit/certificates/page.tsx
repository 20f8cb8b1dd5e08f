import { pageOf, titled } from '@/app/page-of';
import { seasonNow } from '@/lib/server/leagues';
import { CertificatesPage } from '../../../../kit/certificates-page';

export const generateMetadata = titled((t) => t('kit.parts.certificates.title'));

/** Certificates of those ahead in a season, as far as its table may be seen. */
export default pageOf<'leagueId' | 'seasonId'>(async ({ me, leagueId, seasonId, asked }) => {
  const table = await seasonNow(me, { seasonId });
  return (
    <CertificatesPage
      leagueId={leagueId}
      path={`/seasons/${seasonId}/kit`}
      asked={asked.top}
      given={
        table && {
          league: table.league,
          rankings: [
            {
              of: ({ t }) => t('seasons.named', { name: table.season.name }),
              rows: table.standings.rows,
            },
          ],
          isOpen: !table.season.isOver,
        }
      }
    />
  );
});

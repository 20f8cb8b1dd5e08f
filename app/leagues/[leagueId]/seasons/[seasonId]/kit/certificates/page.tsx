import { pageOf, titled } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
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
              of: (words) => {
                const named = words.t('seasons.named', { name: table.season.name });
                const last = table.standings.evenings.at(-1);
                return table.season.isOver || !last
                  ? named
                  : words.t('kit.certificates.soFar', {
                      season: named,
                      day: dayInWords(words, last.date),
                    });
              },
              rows: table.standings.rows,
              scheme: table.season.scheme,
            },
          ],
          isOpen: !table.season.isOver,
        }
      }
    />
  );
});

import { pageOf, titled } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
import { eveningNow } from '@/lib/server/leagues';
import { CertificatesPage } from '../../../../kit/certificates-page';
import { rankingsOf } from '../../rankings-of';

export const generateMetadata = titled((t) => t('kit.parts.certificates.title'));

/** Certificates of those ahead of an evening, in every season that counts it, as far as may be seen. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ me, leagueId, eveningId, asked }) => {
  const page = await eveningNow(me, { eveningId, look: false });
  return (
    <CertificatesPage
      leagueId={leagueId}
      path={`/evenings/${eveningId}/print`}
      asked={asked.top}
      given={
        page && {
          league: page.league,
          rankings: rankingsOf(page).map(({ season, ranking }) => ({
            of: (words) =>
              [
                page.evening.name,
                dayInWords(words, page.evening.date),
                page.also.length > 0 && words.t('seasons.named', { name: season.name }),
              ]
                .filter(Boolean)
                .join(', '),
            rows: ranking?.rows ?? [],
            scheme: season.scheme,
          })),
        }
      }
    />
  );
});

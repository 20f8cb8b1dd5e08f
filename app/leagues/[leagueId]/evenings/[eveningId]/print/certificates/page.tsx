import { pageOf, titled } from '@/app/page-of';
import { dayInWords } from '@/lib/i18n/days';
import { names } from '@/lib/i18n/words';
import { eveningNow } from '@/lib/server/leagues';
import { CertificatesPage } from '../../../../kit/certificates-page';
import { rankingsAlike } from '../../rankings-of';

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
          rankings: rankingsAlike(page).map(({ season, seasons, ranking }) => ({
            of: (words) =>
              [
                page.evening.name,
                dayInWords(words, page.evening.date),
                page.also.length > 0 && words.t('seasons.named', { name: names(words, seasons) }),
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

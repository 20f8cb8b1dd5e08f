import type { Metadata } from 'next';
import { dayInWords } from '@/lib/i18n/days';
import { viewer } from '@/lib/server/account';
import { eveningNow } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { CertificatesPage } from '../../../../kit/certificates-page';
import { rankingsOf } from '../../rankings-of';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('kit.parts.certificates.title') };
}

type Props = {
  params: Promise<{ leagueId: string; eveningId: string }>;
  searchParams: Promise<{ top?: string | string[] }>;
};

/** Certificates of those ahead of an evening, in every season that counts it, as far as may be seen. */
export default async function EveningCertificatesPage({ params, searchParams }: Props) {
  const { leagueId, eveningId } = await params;
  const page = await eveningNow(await viewer(), { eveningId, look: false });
  return (
    <CertificatesPage
      leagueId={leagueId}
      path={`/evenings/${eveningId}/print`}
      asked={(await searchParams).top}
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
          })),
        }
      }
    />
  );
}

import type { Metadata } from 'next';
import { viewer } from '@/lib/server/account';
import { seasonNow } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { CertificatesPage } from '../../../../kit/certificates-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('kit.parts.certificates.title') };
}

type Props = {
  params: Promise<{ leagueId: string; seasonId: string }>;
  searchParams: Promise<{ top?: string | string[] }>;
};

/** Certificates of those ahead in a season, as far as its table may be seen. */
export default async function SeasonCertificatesPage({ params, searchParams }: Props) {
  const { leagueId, seasonId } = await params;
  const table = await seasonNow(await viewer(), { seasonId });
  return (
    <CertificatesPage
      leagueId={leagueId}
      path={`/seasons/${seasonId}/kit`}
      asked={(await searchParams).top}
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
}

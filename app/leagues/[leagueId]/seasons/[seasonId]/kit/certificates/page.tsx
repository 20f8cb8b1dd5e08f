import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { viewer } from '@/lib/server/account';
import { seasonNow } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../../../parts';
import { Certificates, firstOf, HowMany, howMany } from '../../../../kit/certificates';
import { KitPage } from '../../../../kit/kit-page';

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
  const words = await getWords();
  const { t } = words;
  const { leagueId, seasonId } = await params;
  const table = await seasonNow(await viewer(), { seasonId });
  if (table?.league.id !== leagueId) notFound();
  const { league, season, standings } = table;
  const top = howMany((await searchParams).top);
  const path = leagueRoute(leagueId, `/seasons/${seasonId}/kit`);
  const rows = firstOf(standings.rows, top);
  return (
    <KitPage
      words={words}
      title={t('kit.parts.certificates.title')}
      back={path}
      ways={
        <>
          {rows.length > 0 ? (
            <HowMany words={words} path={`${path}/certificates`} now={top} />
          ) : (
            <p className="text-ink-dim">{t('kit.certificates.none')}</p>
          )}
          {rows.length > 0 && !season.isOver && <p>{t('kit.certificates.notOver')}</p>}
        </>
      }
    >
      <Certificates
        words={words}
        league={league.name}
        of={t('seasons.named', { name: season.name })}
        rows={rows}
      />
    </KitPage>
  );
}

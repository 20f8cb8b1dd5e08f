import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dayInWords } from '@/lib/i18n/days';
import { viewer } from '@/lib/server/account';
import { eveningNow } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../../../../parts';
import { Certificates, firstOf, HowMany, howMany } from '../../../../kit/certificates';
import { KitPage } from '../../../../kit/kit-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('kit.parts.certificates.title') };
}

type Props = {
  params: Promise<{ leagueId: string; eveningId: string }>;
  searchParams: Promise<{ top?: string | string[] }>;
};

/** Certificates of those ahead of an evening, as far as its ranking may be seen. */
export default async function EveningCertificatesPage({ params, searchParams }: Props) {
  const words = await getWords();
  const { t } = words;
  const { leagueId, eveningId } = await params;
  const page = await eveningNow(await viewer(), { eveningId, look: false });
  if (page?.league.id !== leagueId) notFound();
  const { league, evening, ranking } = page;
  const top = howMany((await searchParams).top);
  const path = leagueRoute(leagueId, `/evenings/${eveningId}/print`);
  const rows = firstOf(ranking?.rows ?? [], top);
  return (
    <KitPage
      words={words}
      title={t('kit.parts.certificates.title')}
      back={path}
      ways={
        rows.length > 0 ? (
          <HowMany words={words} path={`${path}/certificates`} now={top} />
        ) : (
          <p className="text-ink-dim">{t('kit.certificates.none')}</p>
        )
      }
    >
      <Certificates
        words={words}
        league={league.name}
        of={[evening.name, dayInWords(words, evening.date)].filter(Boolean).join(', ')}
        rows={rows}
      />
    </KitPage>
  );
}

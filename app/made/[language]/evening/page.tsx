import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EveningPage } from '@/app/leagues/[leagueId]/evenings/[eveningId]/evening-page';
import { ClientWords } from '@/app/ui/client-words';
import { isLanguage } from '@/lib/i18n/languages';
import '@/app/leagues/[leagueId]/standings.css';

/** What it is about it is told by what is drawn on it. */
export const metadata: Metadata = { title: { absolute: 'Schiefer' } };

/** The page of an evening (lib/server/operations/drawn-pages.ts), empty. */
export default async function EmptyEvening({ params }: { params: Promise<{ language: string }> }) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={['copy', 'evenings', 'leagues', 'variants']} language={language}>
      <EveningPage />
    </ClientWords>
  );
}

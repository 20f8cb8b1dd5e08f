import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DrawnWithIslands } from '@/app/leagues/[leagueId]/drawn-page';
import { ClientWords } from '@/app/ui/client-words';
import { isLanguage } from '@/lib/i18n/languages';
import '@/app/leagues/[leagueId]/standings.css';

/** What it is about it is told by what is drawn on it. */
export const metadata: Metadata = { title: { absolute: 'Schiefer' } };

/** The pages that the server draws (lib/server/operations/drawn-pages.ts), empty. */
export default async function EmptyPage({ params }: { params: Promise<{ language: string }> }) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={[]} language={language}>
      <DrawnWithIslands />
    </ClientWords>
  );
}

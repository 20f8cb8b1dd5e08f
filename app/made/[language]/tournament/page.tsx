import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TournamentPage } from '@/app/tournaments/[tournamentId]/tournament-page';
import { ClientWords } from '@/app/ui/client-words';
import { isLanguage } from '@/lib/i18n/languages';
import '@/app/leagues/[leagueId]/standings.css';

/** What it is about it knows once it is open. */
export const metadata: Metadata = { title: { absolute: 'Schiefer' } };

/** The texts of all places of a tournament. */
const AREAS = [
  'tournaments',
  'tournament',
  'tournament-desk',
  'tournament-entrants',
  'tournament-mine',
  'tournament-rounds',
  'tournament-ranking',
  'tournament-prizes',
  'tournament-print',
  'kit',
  'tournament-table',
  'copy',
  'house-rules',
  'new-game',
  'options',
  'board',
  'cards',
  'ask',
  'engine',
] as const;

/** The pages of a tournament, the same for everybody. */
export default async function EmptyTournament({
  params,
}: {
  params: Promise<{ language: string }>;
}) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={AREAS} language={language}>
      <TournamentPage />
    </ClientWords>
  );
}

import type { Metadata } from 'next';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { getWords } from '@/lib/server/transports/words';
import { FoundTournament } from './found-tournament';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('tournaments.found') };
}

export default async function NewTournamentPage() {
  const { t } = await getWords();
  return (
    <PaperPage
      title={t('tournaments.found')}
      back="/tournaments"
      backLabel={t('tournaments.title')}
      wide
    >
      <ClientWords areas={['tournaments']}>
        <FoundTournament />
      </ClientWords>
    </PaperPage>
  );
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/account';
import { getWords } from '@/lib/server/transports/words';
import { accountRoute } from '../parts';
import { FoundLeague } from './found-league';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('leagues.found') };
}

export default async function NewLeaguePage() {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/new'));
  const { t } = await getWords();
  return (
    <PaperPage title={t('leagues.found')} back="/leagues" backLabel={t('leagues.title')}>
      <ClientWords areas={['leagues']}>
        <FoundLeague />
      </ClientWords>
    </PaperPage>
  );
}

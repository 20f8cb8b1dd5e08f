import { redirect } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/account';
import { accountRoute } from '../parts';
import { FoundLeague } from './found-league';

export const generateMetadata = titled((t) => t('leagues.found'));

export default pageOf(async ({ t }) => {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/new'));
  return (
    <PaperPage title={t('leagues.found')} back="/leagues" backLabel={t('leagues.title')}>
      <ClientWords areas={['leagues']}>
        <FoundLeague />
      </ClientWords>
    </PaperPage>
  );
});

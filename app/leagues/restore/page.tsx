import { redirect } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/account';
import { accountRoute } from '../parts';
import { RestoreForm } from './restore-form';

export const generateMetadata = titled((t) => t('files.restore'));

export default pageOf(async ({ t }) => {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/restore'));
  return (
    <PaperPage title={t('files.restore')} back="/leagues" backLabel={t('files.restoring.back')}>
      <p>{t('files.restoring.line')}</p>
      <ClientWords areas={['files', 'work']}>
        <RestoreForm />
      </ClientWords>
    </PaperPage>
  );
});

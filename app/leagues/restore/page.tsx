import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/account';
import { getWords } from '@/lib/server/transports/words';
import { accountRoute } from '../parts';
import { RestoreForm } from './restore-form';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('files.restore') };
}

export default async function RestorePage() {
  const { t } = await getWords();
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
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobList } from '@/app/jobs/job-list';
import { PaperPage } from '@/app/ui/paper-page';
import { account } from '@/lib/server/account';
import { listJobs } from '@/lib/server/files';
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
  const jobs = await listJobs(me, { kind: 'restore' });
  return (
    <PaperPage title={t('files.restore')} back="/leagues" backLabel={t('files.restoring.back')}>
      <p>{t('files.restoring.line')}</p>
      <RestoreForm />
      <JobList title={t('files.restoring.soFar')} jobs={jobs} />
    </PaperPage>
  );
}

import type { Metadata } from 'next';
import { PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { listJobs } from '@/lib/server/files';
import { getWords } from '@/lib/server/transports/words';
import { JobList } from './job-list';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('files.work.title') };
}

export default async function JobsPage() {
  const { t } = await getWords();
  const jobs = await listJobs(await viewer());
  return (
    <PaperPage title={t('files.work.title')} back="/games" backLabel={t('files.inOut.back')}>
      {jobs.length === 0 ? (
        <p className="text-ink-dim">{t('files.work.none')}</p>
      ) : (
        <JobList title={t('files.work.latest')} jobs={jobs} />
      )}
    </PaperPage>
  );
}

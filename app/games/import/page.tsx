import type { Metadata } from 'next';
import { JobList } from '@/app/jobs/job-list';
import { Section } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { viewer } from '@/lib/server/account';
import { listJobs } from '@/lib/server/files';
import { getWords } from '@/lib/server/transports/words';
import { GameFiles } from './game-files';
import { ImportForm } from './import-form';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('files.inOut.title') };
}

export default async function ImportPage() {
  const { t } = await getWords();
  const jobs = await listJobs(await viewer(), { kind: 'import' });
  return (
    <PaperPage title={t('files.inOut.title')} back="/games" backLabel={t('files.inOut.back')} wide>
      <div className={inColumns}>
        <Section title={t('files.import')} line={t('files.inOut.importLine')}>
          <ClientWords areas={['files']}>
            <ImportForm />
          </ClientWords>
        </Section>
        <div className="flex flex-col gap-6">
          <JobList title={t('files.inOut.soFar')} jobs={jobs} />
          <Section title={t('files.inOut.take')} line={t('files.inOut.takeLine')}>
            <GameFiles api="/api/games/files" />
          </Section>
        </div>
      </div>
    </PaperPage>
  );
}

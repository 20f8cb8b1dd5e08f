import type { Metadata } from 'next';
import { PaperPage } from '@/app/ui/paper-page';
import { listJobs } from '@/lib/server/files/jobs';
import { viewer } from '@/lib/server/session';
import { JobList } from './job-list';

export const metadata: Metadata = { title: 'Long work' };

export default async function JobsPage() {
  const jobs = await listJobs(await viewer());
  return (
    <PaperPage title="Long work" back="/games" backLabel="Games">
      {jobs.length === 0 ? (
        <p className="text-ink-dim">
          Nothing yet. Imports, restored leagues and figures that are made again are listed here,
          with how far they have come and what came of them.
        </p>
      ) : (
        <JobList title="Latest first" jobs={jobs} />
      )}
    </PaperPage>
  );
}

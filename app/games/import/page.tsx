import type { Metadata } from 'next';
import { JobList } from '@/app/jobs/job-list';
import { PaperPage } from '@/app/ui/paper-page';
import { listJobs } from '@/lib/server/files/jobs';
import { viewer } from '@/lib/server/session';
import { ImportForm } from './import-form';

export const metadata: Metadata = { title: 'Import games' };

export default async function ImportPage() {
  const jobs = await listJobs(await viewer(), { kind: 'import' });
  return (
    <PaperPage title="Import games" back="/games" backLabel="Games">
      <p>
        Games that were saved as files become yours here, hand by hand, as if you had entered them.
        What is here already is left out, and what cannot be scored is refused with the reason.
      </p>
      <ImportForm />
      <JobList title="Imports so far" jobs={jobs} />
    </PaperPage>
  );
}
